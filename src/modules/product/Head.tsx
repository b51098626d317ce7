import type { ProductDetail } from '#shop/client'

/** Categories and name of the product. */
export function Head({ product, level: Level }: { product: ProductDetail; level: 'h1' | 'h2' }) {
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
    </>
  )
}
