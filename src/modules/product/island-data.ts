import { SERVER_TEXT } from '#module-contract'
import type { ProductData } from './product-data.ts'

/** Data for the script, without images and texts. */
export function toIslandData(data: ProductData): ProductData {
  const { product } = data
  if (!product) return data
  return {
    ...data,
    kept: true,
    product: {
      ...product,
      shortHtml: product.shortHtml && SERVER_TEXT,
      descriptionHtml: product.descriptionHtml && SERVER_TEXT,
      variants: product.variants.map(variant => ({ ...variant, descriptionHtml: '' })),
      gallery: [],
      scene: undefined,
      videos: [],
      categories: [],
      tags: [],
      upsells: [],
      members: [],
    },
  }
}
