import type { Sort } from './view.ts'

/** Which part of a list is asked for: a page from 1, of so many products. */
export interface Slice {
  sort: Sort
  page: number
  perPage: number
}

/** Ids of a page, how many products there are in all, and whether more were found than were counted. */
export interface Found {
  ids: string[]
  count: number
  more: boolean
  page: number
}

/** A page of ids that are all known; the last page when there are fewer. */
export function sliceOf(ids: readonly string[], slice: Slice): Found {
  const page = Math.min(slice.page, Math.max(Math.ceil(ids.length / slice.perPage), 1))
  const from = (page - 1) * slice.perPage
  return { ids: ids.slice(from, from + slice.perPage), count: ids.length, more: false, page }
}
