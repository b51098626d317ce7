import { sql } from 'kysely'
import { DAY } from '#base'
import type { Database } from '#db'
import { activeAt, type PricedItem, reduceItem } from '../discounts/product-discounts.ts'
import { effectivePrice, priceIn } from '../money/effective-price.ts'
import { storedPriceFor } from '../money/group-price.ts'
import { lowestBefore } from '../money/lowest-before.ts'
import { shownPrice } from '../money/shown-price.ts'
import type { TaxedGoods } from '../money/tax-rates.ts'
import { isEuCountry } from '../tax/eu-rates.ts'
import type { AutomaticPrices } from './automatic-prices.ts'
import type { CatalogReader } from './reader.ts'

/** Older prices are deleted; a reduction may last long, and the 30 days before it count. */
const KEPT_MS = 730 * DAY

/** Records the prices of products that have changed, within the caller's transaction. */
export async function recordPrices(db: Database, productIds: readonly string[], nowMs: number) {
  await sql`insert into price_history (variant_id, since, regular_price, sale_price, sale_from, sale_to)
    select v.id, ${nowMs}, v.regular_price, v.sale_price, v.sale_from, v.sale_to
    from variants v
    where v.product_id in (${sql.join(productIds)})
    and not exists (
      select 1 from price_history h
      where h.variant_id = v.id
      and h.since = (select max(since) from price_history where variant_id = v.id)
      and h.regular_price is not distinct from v.regular_price
      and h.sale_price is not distinct from v.sale_price
      and h.sale_from is not distinct from v.sale_from
      and h.sale_to is not distinct from v.sale_to
    )
    on conflict (variant_id, since) do update set
      regular_price = excluded.regular_price,
      sale_price = excluded.sale_price,
      sale_from = excluded.sale_from,
      sale_to = excluded.sale_to`.execute(db)
}

/** Deletes old prices, except the last one of each variant, and those of deleted variants. */
export async function prunePrices(db: Database, nowMs: number) {
  await sql`delete from price_history where since < ${nowMs - KEPT_MS} and (
    since < (select max(h.since) from price_history h where h.variant_id = price_history.variant_id)
    or not exists (select 1 from variants where variants.id = price_history.variant_id)
  )`.execute(db)
}

/** Earlier prices of variants that are shown with a reduction. */
export type PriceHistory = ReadonlyMap<string, readonly StoredChange[]>
type StoredChange = Awaited<ReturnType<typeof loadChanges>>[number]

const NO_HISTORY: PriceHistory = new Map()

/** Without variants, and in shops that do not state the lowest price, there is no query. */
export async function loadPriceHistory(
  { db, settings }: CatalogReader,
  variantIds: readonly string[],
): Promise<PriceHistory> {
  const { lowestPrice } = settings.disclosures
  if (variantIds.length === 0 || !lowestPrice || !isEuCountry(settings.country)) return NO_HISTORY
  return Map.groupBy(await loadChanges(db, variantIds), change => change.variant_id)
}

function loadChanges(db: Database, variantIds: readonly string[]) {
  return db
    .selectFrom('price_history')
    .selectAll()
    .where('variant_id', 'in', variantIds)
    .orderBy('variant_id')
    .orderBy('since')
    .execute()
}

/** The lowest displayed price of the 30 days before the reduction of a variant. */
export function lowestPriceOf(
  { settings, taxes, clock }: CatalogReader,
  changes: readonly StoredChange[] | undefined,
  priced: {
    item: PricedItem
    goods: TaxedGoods
    automatic: AutomaticPrices
    /** Share of the buyer's group. */
    sharePpm: number
  },
): number | undefined {
  if (!changes) return undefined
  const { item, goods, automatic, sharePpm } = priced
  const { discounts, categories } = automatic
  const nowMs = clock.now()
  const own = categories.get(item.productId) ?? new Set<string>()
  const priceAt = (at: number) => {
    const stored = changes.findLast(change => change.since <= at)
    const base = stored && effectivePrice(storedPriceFor(stored, sharePpm), at)
    if (!base) return undefined
    const entered = priceIn(base, settings.exchange)
    const active = activeAt(discounts, at)
    const reduce = (amount: number) =>
      active.length === 0
        ? amount
        : reduceItem(
            active,
            { ...item, onSale: entered.onSale, categories: own, amount },
            { sequential: settings.discounts.sequential, nowMs: at },
          ).amount
    const price = shownPrice(settings, taxes, entered.price, goods, reduce)
    return { price, isReduced: price < shownPrice(settings, taxes, entered.regular, goods) }
  }
  const times = changes.flatMap(({ since, sale_from, sale_to }) => [
    since,
    ...(sale_from !== null && sale_from > since ? [sale_from] : []),
    ...(sale_to !== null && sale_to > since ? [sale_to] : []),
  ])
  const starts = discounts.flatMap(({ startsAt, expiresAt }) => [startsAt ?? [], expiresAt ?? []])
  return lowestBefore([...times, ...starts.flat()], nowMs, priceAt)
}
