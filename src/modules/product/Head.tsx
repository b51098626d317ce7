import { useTexts } from '#module-contract/client'
import type { ProductDetail } from '#shop/client'
import { Stars } from '#ui/client'
import type { texts } from './texts.ts'

/** Categories, name and rating of the product. */
export function Head({ product, level: Level }: { product: ProductDetail; level: 'h1' | 'h2' }) {
  const t = useTexts<typeof texts>()
  return (
    <>
      {product.categories.length > 0 && (
        <p className="product-categories-line">
          {product.categories.map((category, index) => (
            <span key={category.path}>
              {index > 0 && ', '}
              <a href={category.path}>{category.name}</a>
            </span>
          ))}
        </p>
      )}
      <Level className="product-name">{product.name}</Level>
      {product.rating && (
        <p className="product-rating">
          <a href="#product-reviews">
            <Stars average={product.rating.average} />{' '}
            {t('reviewCount', { count: product.rating.count })}
          </a>
        </p>
      )}
    </>
  )
}
