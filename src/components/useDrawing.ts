import { useResources } from './resources.ts'

/** Addresses for `use` elements: drawings stand in files (pages/drawings.tsx), beside the pages that show them. */
export function useDrawing(file: 'covers' | 'figures' | 'plans'): (name: string) => string {
  const address = useResources().asset(`${file}.svg`)
  return (name) => `${address}#${name}`
}
