/** How the pages of a list stand in the query of their page. */

/** A page's number in the query, from 1; whatever cannot be one is the first. */
export function pageIn(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** What others keep in the query. */
export function othersIn(query: URLSearchParams, own: readonly string[]): [string, string][] {
  return [...query].filter(([name]) => !own.includes(name))
}

/** The address of a page with what others keep in its query, and this. */
export function listHref(
  path: string,
  others: readonly [string, string][],
  own: URLSearchParams,
): string {
  const query = new URLSearchParams([...others, ...own])
  return query.size > 0 ? `${path}?${query}` : path
}
