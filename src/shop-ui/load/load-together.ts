import type { ProductCard, ProductDetail } from '#shop/schema'
import type { TogetherData } from '../product-data.ts'
import type { ProductContext } from './load-product.ts'

/** Empty unless there is something to buy with the product. */
export async function loadTogether(
  product: ProductDetail | undefined,
  { services, tag }: ProductContext,
): Promise<TogetherData> {
  const others = product ? await services.shop.catalog.boughtTogether(product, tag) : []
  if (!product || others.length === 0) return { together: [] }
  const [own] =
    product.type === 'simple' && product.stock !== 'out-of-stock' ? product.variants : []
  const isFree = !product.addons?.some(addon => addon.required)
  const quantity = own?.rule?.min ?? 1
  const shown =
    own?.price !== undefined && isFree
      ? [
          {
            variant: own.id,
            quantity,
            price: own.price * quantity,
            ...pick(product),
            isShown: true,
          },
        ]
      : []
  const picture = product.gallery[0]
  return {
    together: [
      ...shown,
      ...others.map(card => ({
        variant: card.quickAdd ?? '',
        quantity: 1,
        price: card.price?.min ?? 0,
        ...pick(card),
        isShown: false,
      })),
    ],
    togetherCards: [...shown.map(() => ({ ...(others[0] as ProductCard), picture })), ...others],
  }
}

const pick = ({ name, path }: { name: string; path: string }) => ({ name, path })
