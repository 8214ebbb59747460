/** The texts of the gallery's scripts (content/words.yaml) that the page passes on. */
export const GALLERY_WORDS = [
  ...(['showing', 'showingAll', 'position', 'compare', 'amount', 'project', 'rooms', 'room'] as const),
  ...(['close', 'zoom', 'previous', 'next', 'nextProject'] as const),
]
