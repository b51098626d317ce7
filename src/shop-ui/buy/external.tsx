import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import type { buyTexts } from '../buy-texts.ts'

/** Product sold on another site. */
export function External({ product }: { product: ProductDetail }) {
  const t = useTexts<typeof buyTexts>()
  if (!product.external) return null
  return (
    <p>
      <a className="button" href={product.external.url} rel="noopener nofollow">
        {product.external.text || t('buyProduct')}
      </a>
    </p>
  )
}
