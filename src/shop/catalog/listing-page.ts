import type { Sort } from './view.ts'

/** Requested part of a list: page number from 1, and size. */
export interface Slice {
  sort: Sort
  page: number
  perPage: number
}

/** Ids of a page, the total, and whether more matches exist than were counted. */
export interface Found {
  ids: string[]
  count: number
  more: boolean
  page: number
}

/** A page of known ids; limited to the last page. */
export function sliceOf(ids: readonly string[], slice: Slice): Found {
  const page = Math.min(slice.page, Math.max(Math.ceil(ids.length / slice.perPage), 1))
  const from = (page - 1) * slice.perPage
  return { ids: ids.slice(from, from + slice.perPage), count: ids.length, more: false, page }
}
