import { normalizeForSearch } from '#base'
import { type Database, invalidate } from '#db'
import { encodeTerms, groupTerms, IN_STOCK, listsIn, ON_SALE } from '../facets/facet-product.ts'
import { facetTags } from '../facets/facet-tags.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { stockState } from '../stock/availability.ts'
import { type AttributeValueIds, ensureAttributeValues, toValueKey } from './attributes.ts'
import { listTags } from './list-tags.ts'
import { ratingKey, wholeStars } from './rating.ts'
import type { RefreshedProduct } from './refreshed-product.ts'
import { readChoice, readOptions } from './stored.ts'
import type { SummarizedVariant } from './summary.ts'
import type { ProductOption } from './view.ts'

/** Lists of a product, and its lowest price as entered after automatic discounts. */
export interface ListedProduct {
  lists: readonly string[]
  price: number | undefined
}

interface FacetRefresh {
  variants: ReadonlyMap<string, readonly SummarizedVariant[]>
  /** Missing if lists and prices have not changed. */
  listed: ReadonlyMap<string, ListedProduct> | undefined
  nowMs: number
  lowAt: number
}

/** Writes the terms of products that filters use, and tells all processes which ones changed. */
export async function refreshFacets(
  db: Database,
  products: readonly RefreshedProduct[],
  { variants, listed, ...context }: FacetRefresh,
) {
  const due = products.filter(product => {
    if (listed) return true
    // The background task writes missing rows.
    if (product.facet_number === null) return false
    return statesOf(variants.get(product.id) ?? [], context) !== (product.variant_states ?? '')
  })
  if (due.length === 0) return
  const shown = due.filter(
    ({ status, visibility }) => status === 'published' && visibility !== 'hidden',
  )
  const options = new Map(shown.map(({ id, options }) => [id, readOptions(options)]))
  const values = await ensureAttributeValues(db, [...options.values()].flat())
  const listIds = shown.flatMap(({ id }) => listed?.get(id)?.lists ?? [])
  const valueIds = [...values.values()].flatMap(ofAttribute => [...ofAttribute.values()])
  const numbers = await ensureNumbers(db, [...listIds, ...valueIds])
  const changed: string[] = []
  const lists = new Set<number>()
  for (const product of due) {
    const row = toRow(product, {
      ...context,
      listed: listed && (listed.get(product.id) ?? { lists: [], price: undefined }),
      variants: variants.get(product.id) ?? [],
      options: options.get(product.id),
      values,
      numbers,
    })
    if (isSame(product, row)) continue
    changed.push(product.id)
    if (!hasSameFilters(product, row)) {
      for (const list of listsIn(`${product.facet_lists ?? ''} ${row.lists}`)) lists.add(list)
    }
    await db
      .insertInto('product_facets')
      .values({ product_id: product.id, ...row })
      .onConflict(conflict => conflict.column('product_id').doUpdateSet(row))
      .execute()
  }
  if (changed.length === 0) return
  await invalidate(db, [...changed.map(facetTags.product), ...[...lists].map(listTags.filters)])
}

interface RowContext {
  variants: readonly SummarizedVariant[]
  /** Missing for products that are not shown. */
  options: readonly ProductOption[] | undefined
  listed: ListedProduct | undefined
  values: AttributeValueIds
  numbers: ReadonlyMap<string, number>
  nowMs: number
  lowAt: number
}

function toRow(product: RefreshedProduct, context: RowContext) {
  const { listed, numbers, variants, options } = context
  const lists = listed
    ? listed.lists.map(id => numbers.get(id) as number).sort((a, b) => a - b)
    : undefined
  const entered = listed ? (listed.price ?? product.min_price) : product.facet_price
  const price = product.min_price === null ? -1 : (entered ?? -1)
  return {
    lists: options ? (lists?.join(' ') ?? product.facet_lists ?? '') : '',
    terms: options ? encodeTerms(termsOf(product, { ...context, options, price })) : null,
    variant_states: statesOf(variants, context),
    price,
    goods: `${product.tax_status} ${product.tax_class}`,
    name_key: normalizeForSearch(product.name),
    position: product.position,
    created_at: product.created_at,
    sales: product.sales,
    rating: ratingKey(product.rating_sum, product.rating_count),
    stars: wholeStars(product.rating_sum, product.rating_count),
  }
}

type FacetRow = ReturnType<typeof toRow>

function isSame(product: RefreshedProduct, row: FacetRow): boolean {
  // Products that were never shown need no row.
  if (product.facet_number === null) return row.terms === null
  return (
    hasSameFilters(product, row) &&
    product.variant_states === row.variant_states &&
    product.facet_name_key === row.name_key &&
    product.facet_position === row.position &&
    product.facet_created_at === row.created_at &&
    product.facet_sales === row.sales &&
    product.facet_rating === row.rating
  )
}

/** Whether counts and results of filters stay the same, whatever the order. */
const hasSameFilters = (product: RefreshedProduct, row: FacetRow) =>
  product.facet_terms === row.terms &&
  product.facet_lists === row.lists &&
  product.facet_price === row.price &&
  product.facet_goods === row.goods &&
  product.facet_stars === row.stars

function termsOf(
  product: RefreshedProduct,
  {
    variants,
    options,
    values,
    numbers,
    price,
    ...context
  }: RowContext & {
    options: readonly ProductOption[]
    price: number
  },
) {
  const numbersIn = (option: ProductOption, wanted: readonly string[]) =>
    wanted.flatMap(value => {
      const id = values.get(option.key)?.get(toValueKey(value))
      return (id === undefined ? undefined : numbers.get(id)) ?? []
    })
  const shared = options.filter(option => option.global)
  const common = shared
    .filter(option => !option.variation)
    .flatMap(option => numbersIn(option, option.values))
  if (product.min_price !== null && price >= 0 && price < product.min_price) common.push(ON_SALE)
  if (product.type === 'grouped' || product.type === 'external') {
    if (product.on_sale === 1) common.push(ON_SALE)
    if (isInStock(product.stock_state)) common.push(IN_STOCK)
  }
  const ofVariants = variants.map(variant => {
    const choice = readChoice(variant.options)
    const chosen = shared
      .filter(option => option.variation)
      .flatMap(option => {
        const value = choice[option.key]
        // A missing value matches any.
        return numbersIn(option, value === undefined ? option.values : [value])
      })
    const state = stateOf(variant, context)
    if (state & 1 && product.type !== 'external') chosen.push(IN_STOCK)
    if (state & 2) chosen.push(ON_SALE)
    return chosen
  })
  return groupTerms(common, ofVariants)
}

const isInStock = (state: string) => state === 'in-stock' || state === 'low'

type StateContext = Pick<FacetRefresh, 'nowMs' | 'lowAt'>

/** Bit 0: in stock; bit 1: on sale. */
function stateOf(variant: SummarizedVariant, { nowMs, lowAt }: StateContext): number {
  const onSale = effectivePrice(variant, nowMs)?.onSale ?? false
  return (isInStock(stockState(variant, lowAt)) ? 1 : 0) + (onSale ? 2 : 0)
}

const statesOf = (variants: readonly SummarizedVariant[], context: StateContext) =>
  variants.map(variant => stateOf(variant, context)).join('')

const CHUNK = 500

/** Numbers of lists and values by id; creates missing ones. */
async function ensureNumbers(db: Database, wanted: readonly string[]) {
  const ids = [...new Set(wanted)].sort()
  const found = new Map<string, number>()
  const find = async (some: readonly string[]) => {
    for (let at = 0; at < some.length; at += CHUNK) {
      const rows = await db
        .selectFrom('facet_numbers')
        .select(['id', 'number'])
        .where('id', 'in', some.slice(at, at + CHUNK))
        .execute()
      for (const { id, number } of rows) found.set(id, number)
    }
  }
  await find(ids)
  const missing = ids.filter(id => !found.has(id))
  if (missing.length === 0) return found
  for (let at = 0; at < missing.length; at += CHUNK) {
    await db
      .insertInto('facet_numbers')
      .values(missing.slice(at, at + CHUNK).map(id => ({ id })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  await find(missing)
  await invalidate(db, [facetTags.terms])
  return found
}
