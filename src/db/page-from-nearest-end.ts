import type { ListOptions } from './read-list.ts'

/** How to get at a page of a long list by its index: the second half is walked from its end. */
export function pageFromNearestEnd(
  wanted: Pick<ListOptions, 'page' | 'perPage' | 'order'>,
  total: number,
) {
  const from = (wanted.page - 1) * wanted.perPage
  const size = Math.max(0, Math.min(wanted.perPage, total - from))
  const backwards = from > total / 2
  const turned = wanted.order === 'asc' ? ('desc' as const) : ('asc' as const)
  return {
    size,
    order: backwards ? turned : wanted.order,
    offset: backwards ? total - from - size : from,
    /** What was found, in the order that was asked for. */
    arrange: <Row>(rows: Row[]) => (backwards ? rows.reverse() : rows),
  }
}
