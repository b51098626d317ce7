import type { ServerModules, Services } from '#modules/services'
import { readPageQuery } from '#render'
import type { ResolvedPage } from './resolve-page.ts'

/**
 * Canonical URL of a page: its path, the query parameters that its modules read, and the archive of
 * products that chose its templates. Requests with the same result share it.
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
  const { archive } = page
  if (archive?.of === 'product' && !query.has(archive.by)) query.set(archive.by, archive.slug)
  address.search = query.toString()
  return address
}
