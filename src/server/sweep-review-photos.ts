import { type Clock, DAY } from '#base'
import type { Shop } from '#shop'
import type { FileStore } from '#storage'

/** Deletes photos that belong to no review. */
export async function sweepReviewPhotos({
  shop,
  reviewPhotos,
  clock,
}: {
  shop: Pick<Shop, 'reviews'>
  reviewPhotos: Pick<FileStore, 'keysBefore' | 'remove'>
  clock: Clock
}) {
  const old = await reviewPhotos.keysBefore(clock.now() - DAY)
  if (old.length === 0) return
  const used = await shop.reviews.usedPhotos(old)
  for (const id of old) if (!used.has(id)) await reviewPhotos.remove(id)
}
