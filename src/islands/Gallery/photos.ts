/** The variants that the tile of a photograph offers, and the file that it links to, which is larger than all of them. */
export function variantsOf(photo: Element): string {
  const variants = photo.querySelector('source')?.srcset ?? ''
  const largest = photo.querySelector('a')?.getAttribute('href')
  return largest && variants.includes(largest)
    ? variants
    : `${variants},${largest} ${photo.querySelector('img')?.getAttribute('width')}w`
}

/** All photographs, in reading order: static markup that scripts read and never make. */
export function allPhotos(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-near-list] > li')]
}

/** Those that the filter shows. The layout, which has no time yet, is not asked. */
export function shownPhotos(): HTMLElement[] {
  const { project } = document.documentElement.dataset
  return allPhotos().filter(({ dataset }) => !Number(project) || dataset.of === project)
}

/** The class that carries the blur of a picture. */
export function blurOf(picture: Element | null): string {
  return picture?.className.match(/\bq\w+/)?.[0] ?? ''
}
