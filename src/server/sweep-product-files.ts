import { type Clock, DAY } from '#base'
import type { Shop } from '#shop'
import type { FileStore } from '#storage'

/** Time that an uploaded file may wait until its product is saved. */
const UNSAVED_MS = 7 * DAY

/** Deletes uploaded files that neither a product nor an order refers to. */
export async function sweepProductFiles({
  shop,
  productFiles,
  clock,
}: {
  shop: Pick<Shop, 'downloads'>
  productFiles: Pick<FileStore, 'keysBefore' | 'remove'>
  clock: Clock
}) {
  const old = await productFiles.keysBefore(clock.now() - UNSAVED_MS)
  if (old.length === 0) return
  const used = await shop.downloads.usedFiles()
  for (const id of old) if (!used.has(id)) await productFiles.remove(id)
}
