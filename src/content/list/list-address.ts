/** Maximum length of a category in the query. */

const MAX_LENGTH = 100

/** Whether further items are added below instead of replacing the current ones. */
export const isGrowing = (pagination: string): boolean =>
  pagination === 'more' || pagination === 'endless'

/** Page number in the query, from 1; invalid values become 1. */
export function pageIn(query: URLSearchParams, name: string): number {
  const page = Number(query.get(name))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** Query parameters of other modules. */
export function othersIn(query: URLSearchParams, own: readonly string[]): [string, string][] {
  return [...query].filter(([name]) => !own.includes(name))
}

/** URL of the page with these parameters and those of other modules. */
export function listHref(
  path: string,
  others: readonly [string, string][],
  own: URLSearchParams,
): string {
  const query = new URLSearchParams([...others, ...own])
  return query.size > 0 ? `${path}?${query}` : path
}

/** State of a list with categories in the query. */
export interface CategoryAddress {
  path: string
  /** Slug; empty for all. */
  category: string
  page: number
  names: { category: string; page: string }
  /** Whether it uses unprefixed names, as the first list of its kind on a page. */
  isFirst: boolean
  /** Query parameters of other modules. */
  others: [string, string][]
}

/** Parameters are named after the listed kind: `projects` and `projects-page`. */
export function readCategoryAddress(
  url: URL,
  parameter: (name: string) => string,
  listed: string,
): CategoryAddress {
  const names = { category: parameter(listed), page: parameter(`${listed}-page`) }
  return {
    path: url.pathname,
    category: (url.searchParams.get(names.category) ?? '').slice(0, MAX_LENGTH),
    page: pageIn(url.searchParams, names.page),
    names,
    isFirst: names.category === listed,
    others: othersIn(url.searchParams, Object.values(names)),
  }
}

type Shown = Pick<CategoryAddress, 'category' | 'page'>

/** Canonical form of the list's own parameters, shared by links and cache keys. */
export function categoryQuery({ names, category, page }: Shown & Pick<CategoryAddress, 'names'>) {
  const query = new URLSearchParams()
  if (category) query.set(names.category, category)
  if (page > 1) query.set(names.page, String(page))
  return query
}

/** URL of another category, from its first page, or of another page. */
export function categoryHref(address: CategoryAddress, shown: Shown): string {
  return listHref(address.path, address.others, categoryQuery({ names: address.names, ...shown }))
}
