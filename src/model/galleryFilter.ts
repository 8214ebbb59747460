import type { GalleryCategory } from './constants.ts'

/** Which of the categories a query string chooses; undefined means All, which an unknown value behaves as. */
export function categoryFromQuery(query: string, categories: readonly GalleryCategory[]): GalleryCategory | undefined {
  const value = new URLSearchParams(query).get('category')
  return categories.find((category) => category === value)
}

/** The query string for a choice: other parameters are kept, and All removes the category. */
export function queryForCategory(query: string, category: GalleryCategory | undefined): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('category')
  if (category) parameters.set('category', category)
  const all = parameters.toString().replaceAll('+', '%20')
  return all && `?${all}`
}
