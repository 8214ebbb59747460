import Carousel from './Carousel/Carousel.tsx'
import { type Chunk, hydrate } from './hydrate.tsx'

export const chunk: Chunk = { hydrate, islands: { Carousel: { Component: Carousel } } }
