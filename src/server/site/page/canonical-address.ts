import { queryReaders, type Services } from '#modules/loaders'
import { readPageQuery } from '#render'
import type { ResolvedPage } from './resolve-page.ts'

/**
 * Canonical URL of a page: its path and the query parameters that its modules read. Requests with
 * the same result share it.
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
