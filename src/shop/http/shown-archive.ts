import { decodePath } from '#base'
import type { TermArchive } from '../catalog/archives.ts'
import type { Shop } from '../create-shop.ts'

interface Page {
  services: { shop: Shop }
  url: URL
  page: { archive?: TermArchive | { of: 'post' | 'project' | `type:${string}` } | undefined }
  tag(...tags: string[]): void
}

/**
 * Category, tag or brand whose products the page of the shop lists, as its URL says. Modules of one
 * page share it by `tag`.
 */
export async function findShownArchive({
  services: { shop },
  url,
  page: { archive },
  tag,
}: Page): Promise<TermArchive | undefined> {
  if (archive?.of === 'product') return archive
  if (url.search === '' || archive) return undefined
  const { paths } = await shop.settings()
  return decodePath(url.pathname) === paths.shop
    ? shop.catalog.archive(url.searchParams, tag)
    : undefined
}
