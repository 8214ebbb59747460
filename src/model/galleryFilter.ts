/**
 * Which of the projects a query string chooses, counted from 1; 0 means all of them, as an unknown name does. Each is
 * given as its names: the one that it has, and those that it had.
 */
export function projectFromQuery(query: string, projects: readonly (readonly string[])[]): number {
  const name = new URLSearchParams(query).get('category') ?? ''
  return projects.findIndex((names) => names.includes(name)) + 1
}

/** The query string for a choice: other parameters are kept, and All removes the category. */
export function queryForCategory(query: string, category: string | undefined): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('category')
  if (category) parameters.set('category', category)
  const all = parameters.toString().replaceAll('+', '%20')
  return all && `?${all}`
}
