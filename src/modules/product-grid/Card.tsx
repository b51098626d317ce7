import { formatMoney } from '#base'
import { ActionField, Picture } from '#module-kit/client'
import type { MoneyFormat, ProductCard } from '#shop/client'

interface CardProps {
  product: ProductCard
  money: MoneyFormat
  level: 'h2' | 'h3' | 'h4'
  quickAdd: boolean
  /** Loaded at once. */
  priority: boolean
  /** Id of the module that the card stands in. */
  grid: string
}

/** A product in a list. The name holds the link; its area covers the card (NAV-7). */
export function Card({ product, money, level: Level, quickAdd, priority, grid }: CardProps) {
  const badge = badgeOf(product)
  return (
    <article className="product-card">
      <div className="product-card-picture">
        {product.picture && (
          <Picture
            image={{ ...product.picture, alt: '' }}
            sizes="(min-width: 1328px) 290px, (min-width: 768px) 30vw, 44vw"
            priority={priority}
          />
        )}
        {badge && <span className="product-badge">{badge}</span>}
      </div>
      <Level className="product-card-name">
        <a href={product.path}>{product.name}</a>
      </Level>
      <Price product={product} money={money} />
      {quickAdd && product.quickAdd && (
        <form method="post" className="product-card-add" data-cart-add="">
          <ActionField node={grid} name="add" />
          <input type="hidden" name="variant" value={product.quickAdd} />
          <input type="hidden" name="quantity" value="1" />
          <button className="button" data-style="outline" type="submit">
            Add to cart<span className="visually-hidden">: {product.name}</span>
          </button>
        </form>
      )}
    </article>
  )
}

function badgeOf(product: ProductCard): string | undefined {
  if (product.stock === 'out-of-stock') return 'Sold out'
  if (product.stock === 'on-backorder') return 'On order'
  if (product.price?.onSale) return 'Sale'
  return undefined
}

function Price({ product: { price }, money }: { product: ProductCard; money: MoneyFormat }) {
  if (!price) return null
  const format = (amount: number) => formatMoney(amount, money.currency, money.locale)
  if (price.min !== price.max) {
    return <p className="product-card-price">from {format(price.min)}</p>
  }
  if (!price.onSale) return <p className="product-card-price">{format(price.min)}</p>
  return (
    <p className="product-card-price">
      <del>
        <span className="visually-hidden">Original price: </span>
        {format(price.regularMin)}
      </del>{' '}
      <ins>
        <span className="visually-hidden">Current price: </span>
        {format(price.min)}
      </ins>
    </p>
  )
}
