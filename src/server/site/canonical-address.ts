import { queryReaders, type Services } from '#modules/loaders'
import { readPageQuery } from '#render'
import type { ResolvedPage } from './resolve-page.ts'

/**
 * A page's address in its one spelling: its path, and the part of the query that its modules read. Whatever shows
 * the same has the same address.
 */
export async function canonicalAddress(
  services: Services,
  page: ResolvedPage,
  url: URL,
): Promise<URL> {
  const address = new URL(url)
  address.search = ''
  if (!url.search) return address
  const query = await readPageQuery(queryReaders, page.prepared, { services, url, page })
  address.search = query.toString()
  return address
}
