import { SERVER_TEXT } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import type { BuyData, ShownProductData } from './product-data.ts'

const NOTHING_STATED = { manufacturer: undefined, responsible: undefined, warnings: '' }

/** Data for the script, without images and texts. */
export function toIslandData<Data extends ShownProductData>(data: Data): Data {
  const { product } = data
  if (!product) return data
  const { delivery } = data as Partial<BuyData>
  return {
    ...data,
    kept: true,
    togetherCards: undefined,
    delivery: delivery && { dates: '', orderBy: '', country: '' },
    product: {
      ...product,
      shortHtml: product.shortHtml && SERVER_TEXT,
      descriptionHtml: product.descriptionHtml && SERVER_TEXT,
      variants: product.variants.map(({ mpn: _, ...variant }) => ({
        ...variant,
        descriptionHtml: '',
      })),
      gallery: [],
      scene: undefined,
      videos: [],
      categories: [],
      tags: [],
      seo: undefined,
      safety: product.safety && NOTHING_STATED,
      upsells: [],
      crossSells: [],
      members: [],
    },
  }
}

/** Data for the script of a part without options: the HTML contains what it shows. */
export function toStillData<Data extends ShownProductData>(data: Data): Data {
  const reduced = toIslandData(data)
  const { product } = reduced
  if (!product) return reduced
  const still: ProductDetail = {
    ...product,
    addons: [],
    options: [],
    parts: [],
    swatches: {},
    variants: [],
  }
  return { ...reduced, product: still }
}
