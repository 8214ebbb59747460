/** The list of photographs of the gallery page: static markup that the islands beside it read and never make. */
export function photoList(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-near-list]')
}

/** The variants that the tile of a photograph offers, and the file that it links to, which is larger than all of them. */
export function variantsOf(photo: Element): string {
  const largest = photo.querySelector('a')?.getAttribute('href')
  return `${photo.querySelector('source')?.srcset},${largest} ${photo.querySelector('img')?.getAttribute('width')}w`
}

/** Its items in reading order, without those that the filter hides. */
export function shownPhotos(): HTMLElement[] {
  return allPhotos().filter((item) => item.getClientRects().length > 0)
}

export function allPhotos(): HTMLElement[] {
  return [...(photoList()?.querySelectorAll<HTMLElement>(':scope > li') ?? [])]
}
