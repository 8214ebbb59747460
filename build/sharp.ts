/** sharp, loaded only when a picture must be made. One thread a picture, as many pictures as cores: they are many and small. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
