import { ActionField, type Responsive, toVariants, useTexts } from '#module-contract/client'
import {
  type Badge,
  type BadgeOptions,
  badgesOf,
  type MoneyFormat,
  type ProductCard,
  percentText,
} from '#shop/client'
import { Icon, Picture, Stars } from '#ui/client'
import { CardPrice } from './CardPrice.tsx'
import { CardSwatches } from './CardSwatches.tsx'
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
  look: CardLook
}

/** Parts of cards that the module can turn off. */
export interface CardLook extends BadgeOptions {
  swatches: boolean
  lowStock: boolean
  quickView: boolean
  wishes: boolean
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
  look,
}: CardProps) {
  const sizes = sizesOf(columns)
  const t = useTexts<typeof texts>()
  const badges = badgesOf(product, look)
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
        {badges.length > 0 && (
          <div className="product-badges">
            {badges.map(badge => (
              <BadgeMark key={badge.kind} badge={badge} locale={money.locale} />
            ))}
          </div>
        )}
      </div>
      <Level className="product-card-name">
        <a href={product.path}>{product.name}</a>
      </Level>
      {look.quickView && (
        <a
          className="product-card-view"
          href={product.path}
          data-quick-view={grid}
          data-product={product.id}
        >
          {t('quickView')}
          <span className="visually-hidden">: {product.name}</span>
        </a>
      )}
      <div className="product-card-facts">
        <CardPrice price={product.price} money={money} />
        {look.lowStock && product.stock === 'low' && (
          <p className="product-card-stock">{t('low')}</p>
        )}
        {product.rating && (
          <p className="product-card-rating">
            <Stars average={product.rating.average} />{' '}
            <small>{t('reviewCount', { count: product.rating.count })}</small>
          </p>
        )}
        {look.swatches && product.swatches && (
          <CardSwatches swatches={product.swatches} path={product.path} />
        )}
      </div>
      {look.wishes && (
        <form method="post" className="product-card-wish" data-card-wish={grid}>
          <ActionField node={grid} name="keep" />
          <input type="hidden" name="product" value={product.id} />
          <button type="submit">
            <Icon name="heart" />
            <span className="visually-hidden">
              {t('wish.keep')}: {product.name}
            </span>
          </button>
        </form>
      )}
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

/** A badge with its text. */
function BadgeMark({ badge, locale }: { badge: Badge; locale: string }) {
  const t = useTexts<typeof texts>()
  if (badge.kind === 'percent') {
    return (
      <span className="product-badge">
        <span className="visually-hidden">{t('sale')} </span>
        <bdi>{percentText(badge.share, locale)}</bdi>
      </span>
    )
  }
  const label = badge.kind === 'sale' ? badge.label : ''
  return <span className="product-badge">{label || t(badge.kind)}</span>
}
