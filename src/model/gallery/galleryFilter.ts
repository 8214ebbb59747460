/**
 * The number of the project that a query string selects, counted from 1; 0, also for unknown names, means all projects.
 * Each project is given as a list of its current and former names.
 */
export function projectFromQuery(query: string, projects: readonly (readonly string[])[]): number {
  const written = new URLSearchParams(query).get('category')?.toLowerCase()
  return projects.findIndex((names) => names.some((name) => name.toLowerCase() === written)) + 1
}

/** The query string for a project, or for all without one. Other parameters are kept. */
export function queryForProject(query: string, name: string | undefined): string {
  const parameters = new URLSearchParams(query)
  parameters.delete('category')
  if (name) parameters.set('category', name)
  const all = parameters.toString().replaceAll('+', '%20')
  return all && `?${all}`
}
