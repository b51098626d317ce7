import type { OrderDetail } from '#shop/schema'

/**
 * Key of the label of the button for all downloads of an order; undefined where the button of the only download does the
 * same.
 */
export function renewAllLabel({
  downloads,
  newDownloads,
}: Pick<OrderDetail, 'downloads' | 'newDownloads'>) {
  if (downloads.length === 0) return newDownloads > 0 ? 'add' : undefined
  if (newDownloads > 0) return 'renewAllAndAdd'
  return downloads.length > 1 ? 'renewAll' : undefined
}
