import type { ServerModules, Services } from '#modules/services'
import { readPageQuery } from '#render'
import type { ResolvedPage } from './resolve-page.ts'

/**
 * Canonical URL of a page: its path and the query parameters that its modules read. Requests with
 * the same result share it.
 */
export async function canonicalAddress(
  deps: { services: Services; registry: Pick<ServerModules, 'queryReaders'> },
  page: ResolvedPage,
  url: URL,
): Promise<URL> {
  const { services, registry } = deps
  const address = new URL(url)
  address.search = ''
  if (!url.search) return address
  const query = await readPageQuery(registry.queryReaders, page.prepared, { services, url, page })
  address.search = query.toString()
  return address
}
