import { type Minor, scaleMinor } from '#base'
import type { Database } from '#db'
import type { Addon, AddonPrice } from '../model/addon.ts'
import { type BundlePart, choiceIdOf, readBundle } from '../model/bundle.ts'
import { effectivePrice } from '../money/effective-price.ts'
import { available, stockState, type VariantStock } from '../stock/availability.ts'
import { isPublished, readChoice } from './stored.ts'

type Bundle = { id: string; bundle: string }

const PPM = 1_000_000

/**
 * The rows of the parts of bundles, by variant, with all variants that buyers can choose. Empty
 * without a query if there is no bundle.
 */
export async function loadParts(db: Database, products: readonly Bundle[]): Promise<PartRows> {
  const parts = products.flatMap(({ bundle }) => readBundle(bundle))
  if (parts.length === 0) return new Map()
  const rows = await selectParts(db, 'variants.id', [...new Set(parts.map(one => one.variantId))])
  const open = new Set(parts.filter(part => part.choice).map(part => part.variantId))
  const ofProducts = new Set(rows.filter(row => open.has(row.id)).map(row => row.product_id))
  if (ofProducts.size > 0) {
    rows.push(...(await selectParts(db, 'variants.product_id', [...ofProducts])))
  }
  return new Map(rows.map(row => [row.id, row]))
}

const selectParts = (db: Database, column: 'variants.id' | 'variants.product_id', ids: string[]) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .innerJoin('stock_items', 'stock_items.id', 'variants.stock_id')
    .select([
      'variants.id',
      'variants.product_id',
      'variants.options as chosen',
      'enabled',
      'stock_id',
    ])
    .select(['regular_price', 'sale_price', 'sale_from', 'sale_to'])
    .select(['products.status', 'products.name', 'products.slug', 'products.visibility'])
    .select(['managed', 'quantity', 'stock_items.status as stock_status', 'backorders', 'low_at'])
    .where(column, 'in', ids)
    .orderBy('variants.position')
    .orderBy('variants.id')
    .execute()

export type PartRow = Awaited<ReturnType<typeof selectParts>>[number]
type PartRows = ReadonlyMap<string, PartRow>

/** The variants for sale that can be this part: one, or all of the product if buyers choose. */
export function variantsOfPart({ variantId, choice }: BundlePart, rows: PartRows): PartRow[] {
  const own = rows.get(variantId)
  if (!own) return []
  const all = choice ? [...rows.values()].filter(row => row.product_id === own.product_id) : [own]
  return all.filter(row => isPublished(row) && row.enabled && effectivePrice(row, 0))
}

/** How many bundles a variant is enough for; undefined if its stock is not counted. */
function enoughFor(row: PartRow, needed: number) {
  const left = available({ ...row, status: row.stock_status })
  return left === undefined ? undefined : Math.floor(left / needed)
}

const SOLD_OUT: VariantStock = { state: 'out-of-stock', left: undefined, max: 0 }

/** Stock of a bundle: as many as all of its parts allow. */
export function stockOfBundle(
  parts: readonly BundlePart[],
  rows: PartRows,
  lowAt: number,
): VariantStock {
  let stock: VariantStock = { state: 'in-stock', left: undefined, max: undefined }
  const taken = new Map<string, number>()
  for (const part of parts) {
    // Parts may share stock.
    const neededOf = (row: PartRow) => (taken.get(row.stock_id) ?? 0) + part.quantity
    const [best] = variantsOfPart(part, rows)
      .map(row => ({ row, max: enoughFor(row, neededOf(row)) }))
      .sort((a, b) => (b.max ?? Infinity) - (a.max ?? Infinity))
    if (!best || best.max === 0) return SOLD_OUT
    const { row, max } = best
    taken.set(row.stock_id, neededOf(row))
    const state = stockState({ ...row, status: row.stock_status }, lowAt)
    if (max !== undefined && (stock.max === undefined || max < stock.max)) stock = { ...stock, max }
    if (WORSE.indexOf(state) > WORSE.indexOf(stock.state)) stock = { ...stock, state }
  }
  return { ...stock, left: stock.state === 'low' ? stock.max : undefined }
}

const WORSE = ['in-stock', 'low', 'on-backorder', 'out-of-stock']

/**
 * Sum of the current prices of the parts, and the reduced price; undefined if one has none. Of
 * variants that buyers choose, the lowest price counts.
 */
export function priceOfBundle(
  parts: readonly BundlePart[],
  rows: PartRows,
  { ppm, nowMs }: { ppm: number; nowMs: number },
): { regular: Minor; sale: Minor | null } | undefined {
  let regular = 0
  for (const part of parts) {
    const price = lowestPrice(variantsOfPart(part, rows), nowMs)
    if (price === undefined) return undefined
    regular += price * part.quantity
  }
  const sale = regular - scaleMinor(regular, ppm, PPM)
  return { regular, sale: sale < regular ? sale : null }
}

const priceOf = (row: PartRow, nowMs: number) => effectivePrice(row, nowMs)?.price ?? 0

function lowestPrice(rows: readonly PartRow[], nowMs: number): Minor | undefined {
  return rows.length === 0 ? undefined : Math.min(...rows.map(row => priceOf(row, nowMs)))
}

/**
 * The variants that buyers choose, as add-ons that have to be filled in (decision 102). If the price
 * follows the parts, a variant that costs more than the cheapest has a surcharge.
 */
export function toChoices(
  parts: readonly BundlePart[],
  rows: PartRows,
  { ppm, nowMs }: { ppm: number | null; nowMs: number },
): Addon[] {
  const seen = new Map<string, number>()
  return parts.flatMap((part): Addon[] => {
    const variants = part.choice ? variantsOfPart(part, rows) : []
    const [first] = variants
    if (!first) return []
    const cheapest = lowestPrice(variants, nowMs) ?? 0
    const count = (seen.get(first.product_id) ?? 0) + 1
    seen.set(first.product_id, count)
    const choices = variants.map(row => {
      const more = (priceOf(row, nowMs) - cheapest) * part.quantity
      const amount = ppm === null ? 0 : more - scaleMinor(more, ppm, PPM)
      const price: AddonPrice | null = amount > 0 ? { kind: 'fixed', amount, per: 'item' } : null
      return { id: row.id, label: valuesOf(row) || row.name, price }
    })
    return [
      {
        ...{ id: choiceIdOf(part), type: 'choice', display: 'select', required: true },
        ...{ label: count > 1 ? `${first.name} (${count})` : first.name, help: '', choices },
        ...{ maxLength: null, min: null, max: null, price: null },
      },
    ]
  })
}

/** Ids of the variants that are sold out, of those that buyers choose. */
export function soldOutChoices(parts: readonly BundlePart[], rows: PartRows): Set<string> {
  const offered = parts.flatMap(part =>
    part.choice ? variantsOfPart(part, rows).map(row => ({ row, part })) : [],
  )
  const lacking = offered.filter(({ row, part }) => enoughFor(row, part.quantity) === 0)
  return new Set(lacking.map(({ row }) => row.id))
}

const valuesOf = (row: PartRow) => Object.values(readChoice(row.chosen)).join(', ')

/** Parts as a product page lists them. */
export function describeParts(parts: readonly BundlePart[], rows: PartRows, pathPrefix: string) {
  return parts.flatMap(part => {
    const [row] = variantsOfPart(part, rows)
    if (!row) return []
    const { quantity } = part
    const choice = part.choice ? '' : valuesOf(row)
    const path = row.visibility === 'hidden' ? '' : pathPrefix + row.slug
    return [{ name: choice ? `${row.name} – ${choice}` : row.name, path, quantity }]
  })
}

/** Writes what follows from the parts of bundles: the choices of buyers, and prices. */
export async function refreshBundles(
  db: Database,
  products: readonly (Bundle & { bundle_ppm: number | null; bundle_choices: string })[],
  nowMs: number,
) {
  const bundles = products.filter(one => one.bundle !== '[]' || one.bundle_choices !== '[]')
  if (bundles.length === 0) return
  const rows = await loadParts(db, bundles)
  for (const { id, bundle, bundle_ppm, bundle_choices } of bundles) {
    const choices = JSON.stringify(toChoices(readBundle(bundle), rows, { ppm: bundle_ppm, nowMs }))
    if (choices !== bundle_choices) {
      await db
        .updateTable('products')
        .set({ bundle_choices: choices })
        .where('id', '=', id)
        .execute()
    }
    if (bundle_ppm === null || bundle === '[]') continue
    const price = priceOfBundle(readBundle(bundle), rows, { ppm: bundle_ppm, nowMs })
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
