import { contains, type Database, type ListOf, type ListOptions, readList } from '#db'
import type { TaxRateItem } from './tax-rate-edit.ts'
import { toRule } from './tax-rates.ts'

export const TAX_RATE_SORTS = ['position', 'country', 'name', 'ppm', 'priority'] as const

export interface RateFilter {
  taxClass?: string | undefined
  /** Search words. */
  q?: string | undefined
}

export const rateContains = (words: string) =>
  contains(words, 'country', 'state', 'postcodes', 'cities', 'name')

/** One page of the rates, all or those of a class. */
export async function listRates(
  db: Database,
  query: ListOptions & RateFilter,
): Promise<ListOf<TaxRateItem>> {
  const sort = TAX_RATE_SORTS.find(name => name === query.sort) ?? 'position'
  let select = db.selectFrom('tax_rates').selectAll().orderBy(sort, query.order)
  if (sort === 'country') select = select.orderBy('state', query.order)
  select = select.orderBy('position').orderBy('id')
  if (query.taxClass !== undefined) select = select.where('tax_class', '=', query.taxClass)
  if (query.ids) select = select.where('id', 'in', query.ids.split(','))
  if (query.q) {
    select = select.where(rateContains(query.q))
  }
  const { items, total } = await readList(select, query)
  return { items: items.map(toRule), total }
}
