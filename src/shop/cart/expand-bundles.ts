import type { Database } from '#db'
import { loadShares } from '../customer-groups/load-shares.ts'
import type { Exchange } from '../model/currency-settings.ts'
import type { CustomerGroup } from '../model/customer-group.ts'
import { ANY_QUANTITY } from '../model/quantity-rule.ts'
import { type CartLine, type LineRow, loadItemRows, toCartLine } from './cart-lines.ts'

interface At {
  nowMs: number
  exchange: Exchange | undefined
}

/**
 * The lines of a cart that can be ordered, with the prices of the buyer's group; those of bundles are
 * followed by their parts.
 */
export async function toCartLines(
  db: Database,
  rows: readonly LineRow[],
  at: At & { group: CustomerGroup | undefined },
): Promise<CartLine[]> {
  const products = rows.map(({ product_id, type, gift_card }) => ({
    id: product_id ?? '',
    type: type ?? '',
    gift_card: gift_card ?? 0,
  }))
  const shareOf = await loadShares(db, at.group, products)
  return expandBundles(
    db,
    rows.flatMap(row => toCartLine(row, { ...at, shareOf }) ?? []),
    at,
  )
}

/**
 * Adds a line without price for each part of a bundle, which is sent and takes stock in its place.
 * Bundles of which a part is not for sale are left out. Without bundles, there is no query.
 */
export async function expandBundles(
  db: Database,
  lines: readonly CartLine[],
  at: At,
): Promise<CartLine[]> {
  const wanted = lines.flatMap(({ id, bundle, quantity }) =>
    bundle.map((part, index) => ({
      ...{ id: `${id}:${index}`, variantId: part.variantId, options: {} },
      quantity: part.quantity * quantity,
    })),
  )
  if (wanted.length === 0) return [...lines]
  const rows = await loadItemRows(db, wanted)
  const parts = new Map(rows.map(row => [row.id, toCartLine(row, at)]))
  return lines.flatMap(line => {
    const own = line.bundle.map((_, index) => parts.get(`${line.id}:${index}`))
    const sold = own.flatMap(part => (part ? [toPart(part, line)] : []))
    return sold.length === own.length ? [line, ...sold] : []
  })
}

const toPart = (part: CartLine, bundle: CartLine): CartLine => ({
  ...part,
  bundleId: bundle.id,
  price: { price: 0, regular: 0, onSale: false, until: undefined },
  noWithdrawal: part.noWithdrawal || bundle.noWithdrawal,
  soldIndividually: false,
  rule: ANY_QUANTITY,
})

/** Lines that buyers see: without the parts of bundles. */
export const isShownLine = (line: CartLine) => line.bundleId === undefined
