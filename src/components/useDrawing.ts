import { useResources } from './resources.ts'

/** Addresses for `use` elements: drawings stand in one file (pages/drawings.tsx), beside the pages that show them. */
export function useDrawing(): (name: string) => string {
  const file = useResources().asset('drawings.svg')
  return (name) => `${file}#${name}`
}
