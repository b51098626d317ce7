import { useTexts } from '#module-contract/client'
import type { ProductDetail, Term } from '#shop/client'
import { Stars } from '#ui/client'
import type { headTexts } from './product-texts.ts'

/** Links to categories, tags or a brand, separated by commas. */
export function TermLinks({ terms }: { terms: readonly Term[] }) {
  return terms.map((term, index) => (
    <span key={term.path}>
      {index > 0 && ', '}
      <a href={term.path}>{term.name}</a>
    </span>
  ))
}

/** Categories and name of the product. */
export function ProductHead({
  product,
  level: Level,
  hasCategories = true,
}: {
  product: ProductDetail
  level: 'h1' | 'h2' | 'h3' | 'h4'
  hasCategories?: boolean
}) {
  return (
    <>
      {hasCategories && product.categories.length > 0 && (
        <p className="product-categories-line">
          <TermLinks terms={product.categories} />
        </p>
      )}
      <Level className="product-name">{product.name}</Level>
    </>
  )
}

/** Stars and number of reviews, with a link to them. */
export function ProductRating({ rating }: Pick<ProductDetail, 'rating'>) {
  const t = useTexts<typeof headTexts>()
  if (!rating) return null
  return (
    <p className="product-rating">
      <a href="#product-reviews">
        <Stars average={rating.average} /> {t('reviewCount', { count: rating.count })}
      </a>
    </p>
  )
}
