import type { Sort } from './view.ts'

/** Sort key that an order of lists uses. */
type OrderKey = Exclude<Sort, 'price-asc' | 'price-desc'> | 'price'

const keyOf = (sort: Sort): OrderKey =>
  sort === 'price-asc' || sort === 'price-desc' ? 'price' : sort

/**
 * Cache tags of lists of products. A changed product invalidates those of the lists that it enters,
 * leaves or moves in (decision 97).
 */
export const listTags = {
  /** Lists by id, because the products in them have changed. */
  members: (list: string) => `products-in:${list}`,
  /** Pages of a list in an order. */
  order: (list: string, key: OrderKey) => `products-in:${list}:${key}`,
  /** Pages that show filters of a list, by its number. */
  filters: (list: number) => `filters-of:${list}`,
  /** Pages that show matches of a search. */
  search: 'product-search',
}

/** Tags of a page of products that are in all these lists. */
export const tagsOfLists = (lists: readonly string[], sort: Sort): string[] =>
  lists.flatMap(list => [listTags.members(list), listTags.order(list, keyOf(sort))])

interface SortKeys {
  position: number
  name_key: string
  created_at: number
  price: number
  sales: number
  rating: number
}

/** Orders in which a product may have moved. */
export function changedOrders(before: SortKeys, after: SortKeys): OrderKey[] {
  const isRenamed = before.name_key !== after.name_key
  const moved: Record<OrderKey, boolean> = {
    default: isRenamed || before.position !== after.position,
    name: isRenamed,
    newest: before.created_at !== after.created_at,
    price: before.price !== after.price,
    popularity: before.sales !== after.sales,
    rating: before.rating !== after.rating,
  }
  return (Object.keys(moved) as OrderKey[]).filter(key => moved[key])
}
