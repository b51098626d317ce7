import { decodePath } from '#base'
import type { ProductDetail } from '../catalog/view.ts'
import type { Shop } from '../create-shop.ts'

interface Page {
  services: { shop: Shop }
  url: URL
}

/** The product with this slug, or the one that the URL names. Modules of one page share it by `tag`. */
export async function findShownProduct(
  { services: { shop }, url }: Page,
  chosen: string,
  tag?: (...tags: string[]) => void,
): Promise<ProductDetail | undefined> {
  const { paths } = await shop.settings()
  const slug = chosen || slugOf(url.pathname, paths.product)
  return slug ? shop.catalog.bySlug(slug, tag) : undefined
}

export async function isProductPage({ services: { shop }, url }: Page): Promise<boolean> {
  return slugOf(url.pathname, (await shop.settings()).paths.product) !== ''
}

/** Rest of the path after the products' prefix. */
function slugOf(path: string, prefix: string): string {
  return path.startsWith(prefix) ? (decodePath(path.slice(prefix.length)) ?? '') : ''
}
