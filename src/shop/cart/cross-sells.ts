import type { Database } from '#db'
import { crossSellsOf } from '../catalog/related.ts'
import { loadLines } from './cart-lines.ts'
import { findCart } from './cart-store.ts'

/** Ids of products to offer with a cart, without those that it contains. */
export async function crossSellsOfCart(db: Database, key: string | undefined): Promise<string[]> {
  const cart = await findCart(db, key)
  const lines = cart ? await loadLines(db, cart.id) : []
  return crossSellsOf(
    db,
    lines.flatMap(line => line.product_id ?? []),
  )
}
