import type { EmptyState } from '#module-contract'
import type { ShownProductData } from '../product-data.ts'

const NO_PRODUCT = 'No product is selected. Visitors do not see this module.'

/** Templates and global blocks may be shown at a product's URL, which names the product. */
const NAMED_BY_URL = ['template', 'block', 'preset']

/** Warning for modules on pages without a product. */
export const withoutProduct = {
  texts: [NO_PRODUCT],
  find: ({ product }: { product: string }, { kind }: { kind?: string | undefined }) =>
    product || kind === undefined || NAMED_BY_URL.includes(kind)
      ? []
      : [{ text: NO_PRODUCT, option: 'product' }],
}

/** Empty state of modules that show a product, or a part that some products do not have. */
export function emptyProduct(
  shape: EmptyState<unknown>['shape'],
  has: (product: NonNullable<ShownProductData['product']>, data: never) => unknown = () => true,
): EmptyState<unknown> {
  return {
    when: (_, data) => {
      if (data === undefined) return false
      const { product } = data as ShownProductData
      return !(product && has(product, data as never))
    },
    option: 'product',
    button: 'Choose product',
    shape,
  }
}

/** Modules that show the same product share the parameters of its options. */
export const sharesProduct = ({ product }: { product: string }) => ({
  kind: 'product',
  subject: product,
})

/** Styles of rare galleries. */
export const galleryNeeds = ({ gallery, zoom }: { gallery: string; zoom: boolean }) =>
  gallery === 'below' && !zoom ? [] : (['product-gallery-layouts'] as const)
