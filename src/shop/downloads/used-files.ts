import type { Database } from '#db'
import { readDownloads } from '../catalog/stored.ts'
import { readFileAddress } from './file-address.ts'

/** Ids of uploaded files used by products or orders. */
export async function findUsedFiles(db: Database, publicUrl: string): Promise<Set<string>> {
  const variants = await db
    .selectFrom('variants')
    .select('downloads')
    .where('downloads', 'like', '%/product-files/%')
    .execute()
  const orders = await db
    .selectFrom('order_downloads')
    .select('url')
    .distinct()
    .where('url', 'like', '%/product-files/%')
    .execute()
  const urls = [
    ...variants.flatMap(row => readDownloads(row.downloads).map(({ url }) => url)),
    ...orders.map(row => row.url),
  ]
  const addresses = urls.map(url => readFileAddress(url, publicUrl))
  return new Set(addresses.flatMap(one => (one.kind === 'private' ? [one.id] : [])))
}
