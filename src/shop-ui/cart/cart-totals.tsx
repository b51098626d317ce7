import type { ReactNode } from 'react'
import { useTexts } from '#module-contract/client'
import { addedTaxes, type CartView, includedTaxes } from '#shop/client'
import type { cartPartTexts } from '../cart-part-texts.ts'
import { CouponRow, GiftCardRow } from './coupon-row.tsx'

interface CartTotalsProps {
  /** Id of the module. */
  id: string
  cart: CartView
  /** Form for shipping. */
  children: ReactNode
  checkoutLabel: string
  format(amount: number): string
}

/** Totals, with estimated shipping before the address is known. */
export function CartTotals({ id, cart, checkoutLabel, format, children }: CartTotalsProps) {
  const { totals, exemption } = cart
  const t = useTexts<typeof cartPartTexts>()
  const taxes = includedTaxes(totals, format, t('tax'))
  return (
    <section className="cart-totals" aria-labelledby={`${id}-totals`}>
      <h2 id={`${id}-totals`}>{t('totals')}</h2>
      {cart.freeShipping && <FreeShipping {...cart.freeShipping} format={format} />}
      <dl>
        <div>
          <dt>{t('subtotal')}</dt>
          <dd>{format(totals.subtotal)}</dd>
        </div>
        {totals.discounts.map(discount => {
          const coupon = cart.coupons.find(one => one.id === discount.id)
          const isShipping = coupon?.freeShipping && discount.amount === 0
          const amount = isShipping ? t('couponFreeShipping') : format(-discount.amount)
          return coupon ? (
            <CouponRow key={discount.id} id={id} coupon={coupon}>
              {amount}
            </CouponRow>
          ) : (
            <div key={discount.id}>
              <dt>{discount.label}</dt>
              <dd>{amount}</dd>
            </div>
          )
        })}
        {cart.coupons
          .filter(coupon => coupon.problem)
          .map(coupon => (
            <CouponRow key={coupon.code} id={id} coupon={coupon} />
          ))}
        {totals.shipping && (
          <div>
            <dt>
              {t('shipping')} <small>{totals.shipping.title}</small>
            </dt>
            <dd>{totals.shipping.cost === 0 ? t('free') : format(totals.shipping.cost)}</dd>
          </div>
        )}
        {addedTaxes(totals, t('tax')).map((tax, index) => (
          <div key={index}>
            <dt>{tax.name}</dt>
            <dd>{format(tax.amount)}</dd>
          </div>
        ))}
        <div className="cart-total">
          <dt>{t('total')}</dt>
          <dd>
            {format(totals.total)}
            {taxes && <small>{t('includesTax', { taxes })}</small>}
            {exemption && <small>{t(`exempt.${exemption.reason}`, { ...exemption })}</small>}
          </dd>
        </div>
        {cart.giftCards.map(card => (
          <GiftCardRow
            key={card.id}
            id={id}
            card={card}
            locale={cart.money.locale}
            format={format}
          />
        ))}
        {cart.giftCards.length > 0 && (
          <div className="cart-total">
            <dt>{t('due')}</dt>
            <dd>{format(cart.due)}</dd>
          </div>
        )}
      </dl>
      {children}
      <a className="button" href={cart.paths.checkout}>
        {checkoutLabel || t('checkout')}
      </a>
    </section>
  )
}

/** How much is missing until shipping is free. */
function FreeShipping({
  minimum,
  left,
  format,
}: NonNullable<CartView['freeShipping']> & { format(amount: number): string }) {
  const t = useTexts<typeof cartPartTexts>()
  const text = left > 0 ? t('shippingLeft', { amount: format(left) }) : t('shippingFree')
  return (
    <div className="cart-free-shipping">
      <p>{text}</p>
      <progress max={minimum} value={minimum - left} aria-label={text} />
    </div>
  )
}
