/** The srcset of a photograph: the variants in its tile, wider ones, and the file that it links to, the largest. */
export function variantsOf(photo: Element): string {
  const tile = photo.querySelector('source')?.srcset ?? ''
  const link = photo.querySelector('a')
  const largest = link?.getAttribute('href') ?? ''
  if (tile.includes(largest)) return tile // it has been enlarged
  const width = photo.querySelector('img')?.getAttribute('width')
  return [tile, link?.dataset.srcset, `${largest} ${width}w`].filter(Boolean).join()
}

/** All photographs, in reading order. They are static markup, which scripts read but never create. */
export function allPhotos(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-near-list] > li')]
}

/** The number of the project whose story the filter shows; 0 means the whole gallery. */
export function shownProject(): number {
  return Number(document.documentElement.dataset.project) || 0
}

/** The photographs that the filter shows. Avoids measuring, which would force a layout. */
export function shownPhotos(): HTMLElement[] {
  const project = shownProject()
  return allPhotos().filter(({ dataset }) => !project || Number(dataset.of) === project)
}

/** The class that sets the blurred preview of a picture. */
export function blurOf(picture: Element | null): string {
  return picture?.className.match(/\bq\w+/)?.[0] ?? ''
}
