import { useResources } from './resources.ts'

/** Returns a function that maps a drawing's name to the URL for a `use` element. pages/drawings.tsx makes the files. */
export function useDrawing(file: 'covers' | 'figures' | 'map' | 'plans'): (name: string) => string {
  const address = useResources().asset(`${file}.svg`)
  return (name) => `${address}#${name}`
}
