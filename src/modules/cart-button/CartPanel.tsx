import { formatMoney } from '#base'
import { ActionField, useTexts } from '#module-contract/client'
import type { CartLineView, CartView, ProductCard } from '#shop/client'
import { Icon, Picture } from '#ui/client'
import type { texts } from './texts.ts'

interface CartPanelProps {
  /** Id of the module. */
  id: string
  cart: CartView
  /** Why the last change was refused. */
  errors: readonly CartView['notices'][number][]
  /** Products that go well with the cart. */
  offered: readonly ProductCard[]
}

/** Content of the panel with the cart, rendered on the server (SH-3). */
export function CartPanel({ id, cart, errors, offered }: CartPanelProps) {
  const t = useTexts<typeof texts>()
  const format = (amount: number) => formatMoney(amount, cart.money.currency, cart.money.locale)
  const notices = [...errors, ...cart.notices.filter(notice => notice.key !== 'updated')]
  return (
    <>
      <div className="cart-panel-head">
        <h2 id={`${id}-panel-title`}>{t('cart')}</h2>
        <button
          type="button"
          className="cart-panel-close"
          data-cart-close=""
          // It has the focus when the panel opens.
          aria-describedby={notices.length > 0 ? `${id}-panel-status` : undefined}
        >
          <Icon name="close" />
          <span className="visually-hidden">{t('closeCart')}</span>
        </button>
      </div>
      <div className="cart-panel-status" role="status" id={`${id}-panel-status`}>
        {notices.map((notice, index) => (
          <div key={index} className="notice" data-kind={notice.kind}>
            {t(notice.key, notice.values)}{' '}
            {notice.undo && (
              <form method="post">
                <ActionField node={id} name="undo" />
                <input type="hidden" name="line" value={notice.undo} />
                <button type="submit" className="link-button" data-focus="undo">
                  {t('undo')}
                </button>
              </form>
            )}
          </div>
        ))}
      </div>
      {cart.lines.length === 0 ? (
        <div className="cart-panel-empty">
          <p>{t('empty')}</p>
          <a className="button" href={cart.paths.shop}>
            {t('returnToShop')}
          </a>
        </div>
      ) : (
        <>
          <FreeShipping cart={cart} format={format} />
          <div className="cart-panel-items">
            <ul className="plain-list cart-panel-lines">
              {cart.lines.map(line => (
                <Line key={line.id} id={id} line={line} format={format} />
              ))}
            </ul>
            {offered.length > 0 && (
              <section className="cart-panel-offers" aria-labelledby={`${id}-offers`}>
                <h3 id={`${id}-offers`}>{t('goesWell')}</h3>
                <ul className="plain-list">
                  {offered.map(product => (
                    <Offer key={product.id} id={id} product={product} format={format} />
                  ))}
                </ul>
              </section>
            )}
          </div>
          <div className="cart-panel-foot">
            <p className="cart-panel-sum">
              <span>{t('subtotal')}</span> <strong>{format(cart.totals.subtotal)}</strong>
            </p>
            {cart.needsShipping && <p className="cart-panel-note">{t('laterCosts')}</p>}
            <a className="button" href={cart.paths.checkout}>
              {t('toCheckout')}
            </a>
            <a className="button" data-style="outline" href={cart.paths.cart}>
              {t('viewCart')}
            </a>
          </div>
        </>
      )}
    </>
  )
}

function Line({
  id,
  line,
  format,
}: {
  id: string
  line: CartLineView
  format(amount: number): string
}) {
  const t = useTexts<typeof texts>()
  const name = line.name || t('removedProduct')
  const { quantity, max, min, step } = line
  return (
    <li className="cart-panel-line">
      {line.picture && (
        <Picture image={{ ...line.picture, alt: '' }} sizes="72px" className="cart-panel-picture" />
      )}
      <div className="cart-panel-about">
        {line.path ? <a href={line.path}>{name}</a> : <span>{name}</span>}
        {line.options.map(option => (
          <span key={option.name} className="cart-panel-note">
            {option.name}: {option.value}
          </span>
        ))}
        <PriceChange line={line} format={format} />
        {line.problem && (
          <span className="field-error">{t(line.problem.key, line.problem.values)}</span>
        )}
      </div>
      <span className="cart-panel-price">
        {line.unitPrice !== undefined && format(line.subtotal)}
      </span>
      <div className="cart-panel-acts">
        {line.unitPrice !== undefined && !line.soldIndividually && (
          <form method="post" className="cart-panel-steps">
            <ActionField node={id} name="update" />
            <button
              type="submit"
              name={`quantity-${line.id}`}
              value={quantity - step < min ? 0 : quantity - step}
              aria-label={t('oneLess', { name })}
              data-focus={`less-${line.id}`}
            >
              −
            </button>
            <span>
              <span className="visually-hidden">{t('quantityIn')} </span>
              {quantity}
            </span>
            <button
              type="submit"
              name={`quantity-${line.id}`}
              value={quantity + step}
              disabled={max !== undefined && quantity + step > max}
              aria-label={t('oneMore', { name })}
              data-focus={`more-${line.id}`}
            >
              +
            </button>
          </form>
        )}
        <form method="post">
          <ActionField node={id} name="remove" />
          <input type="hidden" name="line" value={line.id} />
          <button type="submit" className="link-button" aria-label={t('removeOf', { name })}>
            {t('remove')}
          </button>
        </form>
      </div>
    </li>
  )
}

function Offer({
  id,
  product,
  format,
}: {
  id: string
  product: ProductCard
  format(amount: number): string
}) {
  const t = useTexts<typeof texts>()
  const { picture, path, name, price, quickAdd } = product
  return (
    <li className="cart-panel-offer">
      {picture && (
        <Picture image={{ ...picture, alt: '' }} sizes="72px" className="cart-panel-picture" />
      )}
      <div className="cart-panel-about">
        <a href={path}>{name}</a>
        {price && <span className="cart-panel-note">{format(price.min)}</span>}
      </div>
      <form method="post">
        <ActionField node={id} name="add" />
        <input type="hidden" name="variant" value={quickAdd} />
        <button className="button" data-style="outline" type="submit">
          {t('add')}
          <span className="visually-hidden">: {name}</span>
        </button>
      </form>
    </li>
  )
}

function PriceChange({ line, format }: { line: CartLineView; format(amount: number): string }) {
  const t = useTexts<typeof texts>()
  const { priceBefore, unitPrice } = line
  if (priceBefore === undefined || unitPrice === undefined) return null
  return (
    <span className="cart-panel-change">
      {t('priceChanged', { from: format(priceBefore), to: format(unitPrice) })}
    </span>
  )
}

/** How much is missing until shipping is free, if there is such a limit. */
function FreeShipping({ cart, format }: { cart: CartView; format(amount: number): string }) {
  const t = useTexts<typeof texts>()
  const { freeShipping } = cart
  if (!freeShipping) return null
  const { minimum, left } = freeShipping
  const text = left > 0 ? t('shippingLeft', { amount: format(left) }) : t('shippingFree')
  return (
    <div className="cart-panel-shipping">
      <p>{text}</p>
      <progress max={minimum} value={minimum - left} aria-label={text} />
    </div>
  )
}
