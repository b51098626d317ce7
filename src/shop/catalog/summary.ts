import type { Database, Tables } from '#db'
import { loadShares } from '../customer-groups/load-shares.ts'
import type { Discount } from '../discounts/discount.ts'
import { isShownOnPages, mayReduce, nextChange } from '../discounts/product-discounts.ts'
import { readAddons } from '../model/addon.ts'
import { readBundle } from '../model/bundle.ts'
import type { CustomerGroup } from '../model/customer-group.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { storedPriceFor } from '../money/group-price.ts'
import type { StockState, VariantStock } from '../stock/availability.ts'
import { bestState, stockState } from '../stock/availability.ts'
import { loadParts, stockOfBundle } from './bundle-parts.ts'
import { isPublished, readIds } from './stored.ts'

/** Columns for lists and cards that are derived from variants. */
export const SUMMARY_COLUMNS = [
  'variant_id',
  'min_price',
  'max_price',
  'min_regular',
  'max_regular',
  'on_sale',
  'stock_state',
  'price_until',
  'content',
] as const
export type Summary = Pick<Tables['products'], (typeof SUMMARY_COLUMNS)[number]>

interface Context {
  nowMs: number
  lowAt: number
  /** Automatic discounts, whose start and end change prices too. */
  automatic: readonly Discount[]
  /** Summaries with the prices of a group are never stored. */
  group?: CustomerGroup | undefined
}

type Summarized = readonly {
  id: string
  type: string
  grouped: string
  addons: string
  bundle: string
  gift_card: number
}[]

/** Calculates current summaries of products from variants and stock items. */
export async function summarize(
  db: Database,
  products: Summarized,
  context: Context,
): Promise<Map<string, Summary>> {
  return (await summarizeWithVariants(db, products, context)).summaries
}

/** Summaries with the enabled variants by product, in a fixed order. */
export async function summarizeWithVariants(
  db: Database,
  products: Summarized,
  context: Context,
): Promise<{ summaries: Map<string, Summary>; variants: Map<string, SummarizedVariant[]> }> {
  const variants = await loadVariants(
    db,
    products.map(product => product.id),
  )
  const parts = await loadParts(db, products)
  const shareOf = await loadShares(db, context.group, products)
  const byProduct = Map.groupBy(variants, variant => variant.product_id)
  for (const ofProduct of byProduct.values()) ofProduct.sort((a, b) => (a.id < b.id ? -1 : 1))
  const summaries = new Map<string, Summary>()
  for (const { id, type, grouped, addons, bundle } of products) {
    const bundled = readBundle(bundle)
    const stock = bundled.length > 0 ? stockOfBundle(bundled, parts, context.lowAt) : undefined
    const isAsked =
      readAddons(addons).some(addon => addon.required) || bundled.some(part => part.choice)
    summaries.set(
      id,
      type === 'grouped'
        ? await summarizeGroup(db, readIds(grouped), context)
        : summarizeVariants(
            { id, type, isAsked, stock, sharePpm: shareOf(id) },
            byProduct.get(id) ?? [],
            context,
          ),
    )
  }
  return { summaries, variants: byProduct }
}

async function loadVariants(db: Database, productIds: string[]) {
  if (productIds.length === 0) return []
  return db
    .selectFrom('variants')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select([
      'variants.id',
      'variants.product_id',
      'options',
      'regular_price',
      'sale_price',
      'sale_from',
      'sale_to',
      'managed',
      'quantity',
      'status',
      'backorders',
      'low_at',
      'content',
    ])
    .where('variants.product_id', 'in', productIds)
    .where('enabled', '=', 1)
    .execute()
}

export type SummarizedVariant = Awaited<ReturnType<typeof loadVariants>>[number]

function summarizeVariants(
  product: {
    id: string
    type: string
    /** Buyers have to fill in add-ons. */
    isAsked: boolean
    stock: VariantStock | undefined
    /** Share of the group. */
    sharePpm: number
  },
  variants: SummarizedVariant[],
  context: Context,
): Summary {
  const { id, type, isAsked, stock, sharePpm } = product
  const prices = variants.flatMap(
    variant => effectivePrice(storedPriceFor(variant, sharePpm), context.nowMs) ?? [],
  )
  const amounts = prices.map(price => price.price)
  const regulars = prices.map(price => price.regular)
  const discounts = context.automatic.filter(one => isShownOnPages(one) && mayReduce(one, id))
  const changes = [
    ...prices.flatMap(price => price.until ?? []),
    ...[nextChange(discounts, context.nowMs) ?? []].flat(),
  ]
  const states: StockState[] = stock
    ? [stock.state]
    : type === 'external'
      ? ['in-stock']
      : variants.map(one => stockState(one, context.lowAt))
  return {
    variant_id:
      type === 'simple' && prices.length > 0 && !isAsked ? (variants[0]?.id ?? null) : null,
    min_price: lowest(amounts),
    max_price: highest(amounts),
    min_regular: lowest(regulars),
    max_regular: highest(regulars),
    on_sale: prices.some(price => price.onSale) ? 1 : 0,
    stock_state: bestState(states),
    price_until: lowest(changes),
    content: type === 'simple' ? (variants[0]?.content ?? null) : null,
  }
}

/** A group's summary combines those of its members. */
async function summarizeGroup(
  db: Database,
  memberIds: string[],
  context: Context,
): Promise<Summary> {
  const members =
    memberIds.length === 0
      ? []
      : await db
          .selectFrom('products')
          .select(SUMMARY_COLUMNS)
          .select(['id', 'type', 'grouped', 'addons', 'bundle', 'gift_card', 'status'])
          .where('id', 'in', memberIds)
          .execute()
          .then(rows => withGroup(db, rows.filter(isPublished), context))
  const all = (key: 'min_price' | 'max_price' | 'min_regular' | 'max_regular') =>
    members.flatMap(member => member[key] ?? [])
  return {
    variant_id: null,
    min_price: lowest(all('min_price')),
    max_price: highest(all('max_price')),
    min_regular: lowest(all('min_regular')),
    max_regular: highest(all('max_regular')),
    on_sale: members.some(member => member.on_sale) ? 1 : 0,
    stock_state: bestState(members.map(member => member.stock_state as StockState)),
    price_until: null,
    content: null,
  }
}

/** Members of a grouped product with the prices of the group of customers. */
async function withGroup<Row extends Summary & Summarized[number]>(
  db: Database,
  rows: Row[],
  context: Context,
): Promise<(Row & Summary)[]> {
  if (!context.group) return rows
  const single = rows.filter(row => row.type !== 'grouped')
  const summaries = await summarize(db, single, context)
  return rows.map(row => ({ ...row, ...summaries.get(row.id) }))
}

const lowest = (amounts: number[]) => (amounts.length > 0 ? Math.min(...amounts) : null)
const highest = (amounts: number[]) => (amounts.length > 0 ? Math.max(...amounts) : null)
