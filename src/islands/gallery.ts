import { bring } from './Gallery/Gallery.tsx'
import type { Chunk } from './hydrate.tsx'

/** Its markup is no component's: it is completed, and not taken over. */
export const chunk: Chunk = { hydrate: bring, islands: { Gallery: {} } }
