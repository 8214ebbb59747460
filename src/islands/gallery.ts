import Comparison, { readProps as readProjects } from './Comparison/Comparison.tsx'
import GalleryFilter, { readProps as readCounts } from './GalleryFilter/GalleryFilter.tsx'
import { type Chunk, hydrate } from './hydrate.tsx'
import Lightbox from './Lightbox/Lightbox.tsx'

/** Those of the gallery page: one chunk weighs a tenth less than three, and all of them are on their way at once. */
export const chunk: Chunk = {
  hydrate,
  islands: {
    Comparison: { Component: Comparison, readProps: readProjects },
    GalleryFilter: { Component: GalleryFilter, readProps: readCounts },
    Lightbox: { Component: Lightbox },
  },
}
