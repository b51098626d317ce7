import { type Clock, DAY } from '#base'
import type { MediaStore } from '#pages'
import type { Shop } from '#shop'

/** Deletes photos that belong to no review. */
export async function sweepReviewPhotos({
  shop,
  reviewPhotos,
  clock,
}: {
  shop: Pick<Shop, 'reviews'>
  reviewPhotos: Pick<MediaStore, 'keysBefore' | 'remove'>
  clock: Clock
}) {
  const old = await reviewPhotos.keysBefore(clock.now() - DAY)
  if (old.length === 0) return
  const used = await shop.reviews.usedPhotos(old)
  for (const id of old) if (!used.has(id)) await reviewPhotos.remove(id)
}
