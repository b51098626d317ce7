import { SORTS } from '#shop/client'
import type { Sort } from '#shop/schema'

const MAX_LENGTH = 200

/** What a list's address says: shared by every visitor who has it, so pages of it can be cached. */
export interface ListAddress {
  path: string
  page: number
  /** Empty for the list's own order. */
  sort: Sort | ''
  category: string
  tag: string
  search: string
}

export function readAddress(query: URLSearchParams, path: string): ListAddress {
  const page = Number(query.get('page'))
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, MAX_LENGTH)
  return {
    path,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    sort: SORTS.find(sort => sort === query.get('sort')) ?? '',
    category: text('category'),
    tag: text('tag'),
    search: text('q'),
  }
}

/** What an address says beyond its path, in the one spelling that links and cached pages share. */
export function toQuery(address: Omit<ListAddress, 'path'>): URLSearchParams {
  const { page, sort, category, tag, search } = address
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (tag) query.set('tag', tag)
  if (search) query.set('q', search)
  if (sort) query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  return query
}

/** The same list with something changed; a change of what is listed begins at page 1 again. */
export function toHref(address: ListAddress, change: Partial<Omit<ListAddress, 'path'>>): string {
  const query = toQuery({ ...address, page: 1, ...change })
  return query.size > 0 ? `${address.path}?${query}` : address.path
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
