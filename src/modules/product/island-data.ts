import { SERVER_TEXT } from '#module-contract'
import type { ProductData } from './product-data.ts'

const NOTHING_STATED = { manufacturer: undefined, responsible: undefined, warnings: '' }

/** Data for the script, without images and texts. */
export function toIslandData(data: ProductData): ProductData {
  const { product } = data
  if (!product) return data
  return {
    ...data,
    kept: true,
    togetherCards: undefined,
    delivery: data.delivery && { dates: '', orderBy: '', country: '' },
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
