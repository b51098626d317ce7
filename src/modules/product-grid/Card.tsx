import { formatMoney } from '#base'
import { ActionField, type Responsive, toVariants, useTexts } from '#module-contract/client'
import type { MoneyFormat, ProductCard } from '#shop/client'
import type { KeyOf } from '#texts'
import { Picture, Stars } from '#ui/client'
import type { texts } from './texts.ts'

interface CardProps {
  product: ProductCard
  money: MoneyFormat
  level: 'h2' | 'h3' | 'h4'
  quickAdd: boolean
  columns: Responsive<number>
  /** Loaded immediately. */
  priority: boolean
  /** Id of the module that contains the card. */
  grid: string
}

/** `sizes` by the number of columns per screen. */
function sizesOf(columns: Responsive<number>): string {
  const at = toVariants(columns)
  const desktop = at.desktop ?? 4
  const tablet = at.tablet ?? desktop
  const phone = at.phone ?? tablet
  const wide = Math.round(Math.min(640, 1200 / desktop))
  return `(min-width: 1328px) ${wide}px, (min-width: 768px) ${Math.round(92 / tablet)}vw, ${Math.round(90 / phone)}vw`
}

/** A product card. The name contains the link; its area covers the card (NAV-7). */
export function Card({
  product,
  money,
  level: Level,
  quickAdd,
  priority,
  grid,
  columns,
}: CardProps) {
  const sizes = sizesOf(columns)
  const t = useTexts<typeof texts>()
  const badge = badgeOf(product)
  return (
    <article className="product-card">
      <div className="product-card-picture">
        {product.picture && (
          <Picture image={{ ...product.picture, alt: '' }} sizes={sizes} priority={priority} />
        )}
        {product.picture && product.secondPicture && (
          <span className="product-card-second">
            <Picture image={{ ...product.secondPicture, alt: '' }} sizes={sizes} />
          </span>
        )}
        {badge && (
          <span className="product-badge">
            {(badge === 'sale' && product.price?.label) || t(badge)}
          </span>
        )}
      </div>
      <Level className="product-card-name">
        <a href={product.path}>{product.name}</a>
      </Level>
      {product.rating && (
        <p className="product-card-rating">
          <Stars average={product.rating.average} />{' '}
          <small>{t('reviewCount', { count: product.rating.count })}</small>
        </p>
      )}
      <Price product={product} money={money} />
      {quickAdd && product.quickAdd && (
        <form method="post" className="product-card-add" data-cart-add="">
          <ActionField node={grid} name="add" />
          <input type="hidden" name="variant" value={product.quickAdd} />
          <button className="button" data-style="outline" type="submit">
            {t('addToCart')}
            <span className="visually-hidden">: {product.name}</span>
          </button>
        </form>
      )}
      {quickAdd && !product.quickAdd && (
        <p className="product-card-add">
          <a className="button" data-style="outline" href={product.path}>
            {t(hasChoice(product) ? 'withOptions' : 'viewProduct')}
            <span className="visually-hidden">: {product.name}</span>
          </a>
        </p>
      )}
    </article>
  )
}

const hasChoice = ({ type, stock, price }: ProductCard) =>
  type === 'variable' && stock !== 'out-of-stock' && price !== undefined

function badgeOf(product: ProductCard): KeyOf<typeof texts> | undefined {
  if (product.stock === 'out-of-stock' || product.stock === 'on-backorder') return product.stock
  if (product.price?.onSale) return 'sale'
  return undefined
}

function Price({ product: { price }, money }: { product: ProductCard; money: MoneyFormat }) {
  const t = useTexts<typeof texts>()
  if (!price) return null
  const format = (amount: number) => formatMoney(amount, money.currency, money.locale)
  const { unitPrice, lowest } = price
  const note = (
    <>
      {price.suffix && <small> {price.suffix}</small>}
      {unitPrice && (
        <small className="product-card-note">
          {t('unitPrice', { price: format(unitPrice.price), per: unitPrice.per })}
        </small>
      )}
      {lowest !== undefined && (
        <small className="product-card-note">{t('lowestPrice', { price: format(lowest) })}</small>
      )}
    </>
  )
  if (price.min !== price.max) {
    return (
      <p className="product-card-price">
        {t('fromPrice', { price: format(price.min) })}
        {note}
      </p>
    )
  }
  // Variants can have equal prices and different regular prices, of which none is the former price.
  const { regularMin, regularMax } = price
  const isReduced = price.onSale && regularMin > price.min && regularMin === regularMax
  if (!isReduced) {
    return (
      <p className="product-card-price">
        {format(price.min)}
        {note}
      </p>
    )
  }
  return (
    <p className="product-card-price">
      <del>
        <span className="visually-hidden">{t('originalPrice')} </span>
        {format(regularMin)}
      </del>{' '}
      <ins>
        <span className="visually-hidden">{t('currentPrice')} </span>
        {format(price.min)}
      </ins>
      {note}
    </p>
  )
}
