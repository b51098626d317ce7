import type { Minor } from '#base'
import { type Database, withRelaxedDurability } from '#db'
import { chargedPrices, readAddonValues } from '../model/addon.ts'
import { readAllAddons } from '../model/bundle.ts'
import type { Exchange } from '../model/currency-settings.ts'
import { surchargeOf } from '../money/addon-price.ts'
import { convertPrice } from '../money/exchange.ts'
import type { CartLine, LineRow } from './cart-lines.ts'
import { NOTICE_MS } from './cart-store.ts'

/**
 * Adds the earlier price to lines whose price has changed since the buyer last saw it. The change is
 * stored as seen, and shown for as long as other notices of the cart, because the page may be
 * prefetched. Prices are compared without surcharges, in the base currency and before tax, so that
 * another currency or address is no change.
 */
export async function notePriceChanges(
  db: Database,
  { lines, rows }: { lines: readonly CartLine[]; rows: readonly LineRow[] },
  { nowMs, exchange }: { nowMs: number; exchange: Exchange | undefined },
): Promise<CartLine[]> {
  const byId = new Map(rows.map(row => [row.id, row]))
  const shown: CartLine[] = []
  for (const line of lines) {
    const row = byId.get(line.id)
    const { basePrice } = line
    if (!row || basePrice === undefined) shown.push(line)
    else {
      const seen = row.seen_price ?? null
      if (seen !== basePrice) await storeSeenPrice(db, { row, seen, basePrice, nowMs })
      const before = seen === basePrice || seen === null ? recentChange(row, nowMs) : seen
      const isAnnounced = before !== undefined && before !== basePrice
      shown.push(isAnnounced ? { ...line, priceBefore: itemPrice(row, before, exchange) } : line)
    }
  }
  return shown
}

/** The earlier price, if its change was announced a moment ago. */
function recentChange({ price_before, price_changed_at }: LineRow, nowMs: number) {
  const isRecent = price_changed_at != null && nowMs - price_changed_at <= NOTICE_MS
  return isRecent ? (price_before ?? undefined) : undefined
}

/** Another request may have stored the same change. */
async function storeSeenPrice(
  db: Database,
  change: { row: LineRow; seen: Minor | null; basePrice: Minor; nowMs: number },
) {
  const { row, seen, basePrice, nowMs } = change
  const stored = db
    .updateTable('cart_lines')
    .set({
      seen_price: basePrice,
      ...(seen !== null && { price_before: seen, price_changed_at: nowMs }),
    })
    .where('id', '=', row.id)
    .where('seen_price', seen === null ? 'is' : '=', seen)
  await withRelaxedDurability(() => stored.execute())
}

/** Price of one item with surcharges, in the currency of the exchange. */
function itemPrice(row: LineRow, price: Minor, exchange: Exchange | undefined): Minor {
  const own = convertPrice(price, exchange)
  const charged = chargedPrices(readAllAddons(row), readAddonValues(row.entered_addons))
  return own + surchargeOf(charged, own, exchange).perItem
}
