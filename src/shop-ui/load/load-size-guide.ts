import { type ProductDetail, SIZE_GUIDE_PREFIX } from '#shop/schema'
import type { BuyData } from '../product-data.ts'

interface Context {
  services: {
    pages: { publishedById(id: string): Promise<{ kind: string; path: string } | undefined> }
  }
  tag(...tags: string[]): void
}

/** Path of the size guide. Needs a query only for products with one. */
export async function loadSizeGuide(
  product: ProductDetail | undefined,
  { services, tag }: Context,
): Promise<BuyData['sizeGuide']> {
  const id = product?.sizeGuide
  if (!id) return undefined
  tag(`page:${id}`)
  const page = await services.pages.publishedById(id)
  if (page?.kind === 'block') return SIZE_GUIDE_PREFIX + encodeURIComponent(id)
  return page && encodeURI(page.path)
}
