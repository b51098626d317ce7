/** What a list's address says: shared by every visitor who has it, so pages of it can be cached. */
export interface ListAddress {
  path: string
  page: number
  sort: string
  category: string
  tag: string
  search: string
}

export function readAddress(query: URLSearchParams, path: string): ListAddress {
  const page = Number(query.get('page'))
  return {
    path,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: query.get('sort') ?? '',
    category: query.get('category') ?? '',
    tag: query.get('tag') ?? '',
    search: (query.get('q') ?? '').slice(0, 200),
  }
}

/** The same list with something changed; a change of what is listed begins at page 1 again. */
export function toHref(address: ListAddress, change: Partial<ListAddress>): string {
  const { path, page, sort, category, tag, search } = { ...address, page: 1, ...change }
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (search) query.set('q', search)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

/** At most five pages around the current one; the first and the last are always among them (PF-3). */
export function pageWindow(page: number, pages: number): number[] {
  const shown = new Set([1, pages])
  for (const near of [page, page + 1, page - 1, page + 2, page - 2, page + 3, page - 3]) {
    if (shown.size >= Math.min(5, pages)) break
    if (near >= 1 && near <= pages) shown.add(near)
  }
  return [...shown].sort((a, b) => a - b)
}
