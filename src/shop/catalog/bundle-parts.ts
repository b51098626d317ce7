import { type Minor, scaleMinor } from '#base'
import type { Database } from '#db'
import { type BundlePart, readBundle } from '../model/bundle.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { available, stockState, type VariantStock } from '../stock/availability.ts'
import { isPublished, readChoice } from './stored.ts'

type Bundle = { id: string; bundle: string }

/** The rows of the parts of bundles, by variant. Empty without a query if there is no bundle. */
export async function loadParts(db: Database, products: readonly Bundle[]) {
  const ids = products.flatMap(({ bundle }) => readBundle(bundle).map(part => part.variantId))
  if (ids.length === 0) return new Map<string, PartRow>()
  const rows = await selectParts(db, [...new Set(ids)])
  return new Map(rows.filter(row => isPublished(row) && row.enabled).map(row => [row.id, row]))
}

const selectParts = (db: Database, ids: string[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select(['variants.id', 'variants.options as chosen', 'enabled', 'stock_id'])
    .select(['regular_price', 'sale_price', 'sale_from', 'sale_to'])
    .select(['products.status', 'products.name', 'products.slug', 'products.visibility'])
    .select(['managed', 'quantity', 'stock_items.status as stock_status', 'backorders', 'low_at'])
    .where('variants.id', 'in', ids)
    .execute()

export type PartRow = Awaited<ReturnType<typeof selectParts>>[number]

const SOLD_OUT: VariantStock = { state: 'out-of-stock', left: undefined, max: 0 }

/** Stock of a bundle: as many as all of its parts allow. */
export function stockOfBundle(
  parts: readonly BundlePart[],
  rows: ReadonlyMap<string, PartRow>,
  lowAt: number,
): VariantStock {
  let stock: VariantStock = { state: 'in-stock', left: undefined, max: undefined }
  const taken = new Map<string, number>()
  for (const { variantId, quantity } of parts) {
    const row = rows.get(variantId)
    if (!row || !effectivePrice(row, 0)) return SOLD_OUT
    // Parts may share stock.
    const needed = (taken.get(row.stock_id) ?? 0) + quantity
    taken.set(row.stock_id, needed)
    const stockItem = { ...row, status: row.stock_status }
    const left = available(stockItem)
    const max = left === undefined ? undefined : Math.floor(left / needed)
    if (max === 0) return SOLD_OUT
    const state = stockState(stockItem, lowAt)
    if (max !== undefined && (stock.max === undefined || max < stock.max)) stock = { ...stock, max }
    if (WORSE.indexOf(state) > WORSE.indexOf(stock.state)) stock = { ...stock, state }
  }
  return { ...stock, left: stock.state === 'low' ? stock.max : undefined }
}

const WORSE = ['in-stock', 'low', 'on-backorder', 'out-of-stock']

/** Sum of the current prices of the parts, and the reduced price; undefined if one has none. */
export function priceOfBundle(
  parts: readonly BundlePart[],
  rows: ReadonlyMap<string, PartRow>,
  { ppm, nowMs }: { ppm: number; nowMs: number },
): { regular: Minor; sale: Minor | null } | undefined {
  let regular = 0
  for (const { variantId, quantity } of parts) {
    const row = rows.get(variantId)
    const price = row && effectivePrice(row, nowMs)
    if (!price) return undefined
    regular += price.price * quantity
  }
  const sale = regular - scaleMinor(regular, ppm, 1_000_000)
  return { regular, sale: sale < regular ? sale : null }
}

/** Parts as a product page lists them. */
export function describeParts(
  parts: readonly BundlePart[],
  rows: ReadonlyMap<string, PartRow>,
  pathPrefix: string,
) {
  return parts.flatMap(({ variantId, quantity }) => {
    const row = rows.get(variantId)
    if (!row) return []
    const choice = Object.values(readChoice(row.chosen)).join(', ')
    const path = row.visibility === 'hidden' ? '' : pathPrefix + row.slug
    return [{ name: choice ? `${row.name} – ${choice}` : row.name, path, quantity }]
  })
}

/** Writes the prices of bundles that follow from those of their parts. */
export async function refreshBundlePrices(
  db: Database,
  products: readonly (Bundle & { bundle_ppm: number | null })[],
  nowMs: number,
) {
  const computed = products.filter(one => one.bundle_ppm !== null && one.bundle !== '[]')
  if (computed.length === 0) return
  const rows = await loadParts(db, computed)
  for (const { id, bundle, bundle_ppm } of computed) {
    const price = priceOfBundle(readBundle(bundle), rows, { ppm: bundle_ppm ?? 0, nowMs })
    await db
      .updateTable('variants')
      .set({
        ...{ regular_price: price?.regular ?? null, sale_price: price?.sale ?? null },
        ...{ sale_from: null, sale_to: null },
      })
      .where('product_id', '=', id)
      .execute()
  }
}
