import { type Clock, DAY } from '#base'
import type { MediaStore } from '#pages'
import type { Shop } from '#shop'

/** Deletes files for add-ons that neither a cart nor an order needs. */
export async function sweepOrderFiles({
  shop,
  orderFiles,
  clock,
}: {
  shop: Pick<Shop, 'cart'>
  orderFiles: Pick<MediaStore, 'keysBefore' | 'remove'>
  clock: Clock
}) {
  const old = await orderFiles.keysBefore(clock.now() - DAY)
  if (old.length === 0) return
  const used = await shop.cart.usedFiles(old)
  for (const id of old) if (!used.has(id)) await orderFiles.remove(id)
}
