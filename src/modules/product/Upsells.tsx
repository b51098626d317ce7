import { useTexts } from '#module-contract/client'
import { type ProductDetail, priceText } from '#shop/client'
import { PriceLine } from '#shop-ui/client'
import { Picture } from '#ui/client'
import type { texts } from './texts.ts'

const SIZES = '(min-width: 1328px) 290px, (min-width: 768px) 23vw, 46vw'

/** Recommended products. */
export function Upsells({ product, title: own }: { product: ProductDetail; title: string }) {
  const t = useTexts<typeof texts>()
  if (product.upsells.length === 0) return null
  const title = own || t('upsells')
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="product-others">
        {product.upsells.slice(0, 4).map(other => (
          <li key={other.id} className="product-other">
            {other.picture ? (
              <Picture image={{ ...other.picture, alt: '' }} sizes={SIZES} />
            ) : (
              <span className="product-blank" />
            )}
            <p>
              <a href={other.path}>{other.name}</a>
            </p>
            {other.price && <PriceLine {...priceText(other.price, product.money)} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
