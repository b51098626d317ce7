import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import type { texts } from './texts.ts'

/** Product sold on another site. */
export function External({ product }: { product: ProductDetail }) {
  const t = useTexts<typeof texts>()
  if (!product.external) return null
  return (
    <p>
      <a className="button" href={product.external.url} rel="noopener nofollow">
        {product.external.text || t('buyProduct')}
      </a>
    </p>
  )
}
