import { type Clock, DAY } from '#base'
import type { Shop } from '#shop'
import type { FileStore } from '#storage'

/** Deletes files for add-ons that neither a cart nor an order needs. */
export async function sweepOrderFiles({
  shop,
  orderFiles,
  clock,
}: {
  shop: Pick<Shop, 'cart'>
  orderFiles: Pick<FileStore, 'keysBefore' | 'remove'>
  clock: Clock
}) {
  const old = await orderFiles.keysBefore(clock.now() - DAY)
  if (old.length === 0) return
  const used = await shop.cart.usedFiles(old)
  for (const id of old) if (!used.has(id)) await orderFiles.remove(id)
}
