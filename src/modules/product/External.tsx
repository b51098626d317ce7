import type { ProductDetail } from '#shop/client'

/** A product that somebody else sells. */
export function External({ product }: { product: ProductDetail }) {
  if (!product.external) return null
  return (
    <p>
      <a className="button" href={product.external.url} rel="noopener nofollow">
        {product.external.text}
      </a>
    </p>
  )
}
