/** How the pages of a list stand in the query of their page. */

const MAX_LENGTH = 100

/** Whether further items come below those that are there, instead of in their place. */
export const isGrowing = (pagination: string): boolean =>
  pagination === 'more' || pagination === 'endless'

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

/** What the query of a page says of a list with categories on it. */
export interface CategoryAddress {
  path: string
  /** A slug; empty for all. */
  category: string
  page: number
  names: { category: string; page: string }
  /** Whether its names are the plain ones: of the first list of its kind on a page. */
  isFirst: boolean
  /** What other modules of the page keep in the query. */
  others: [string, string][]
}

/** The parameters are named by what is listed: `projects` and `projects-page`. */
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

/** The list's own parameters, in the one spelling that links and cached pages share. */
export function categoryQuery({ names, category, page }: Shown & Pick<CategoryAddress, 'names'>) {
  const query = new URLSearchParams()
  if (category) query.set(names.category, category)
  if (page > 1) query.set(names.page, String(page))
  return query
}

/** The page with another category, from its first page, or with another page of the same. */
export function categoryHref(address: CategoryAddress, shown: Shown): string {
  return listHref(address.path, address.others, categoryQuery({ names: address.names, ...shown }))
}
