import type { ReactNode } from 'react'
import { formatMoney } from '#base'
import { ACTION_FIELD, actionName, useTexts } from '#module-contract/client'
import {
  addedTaxes,
  type CartCoupon,
  type CartGiftCard,
  cardName,
  includedTaxes,
} from '#shop/client'
import { REMOVED_COUPON } from './coupon-fields.ts'
import { formIdOf } from './form-id.ts'
import { PartTitle } from './PartTitle.tsx'
import type { OrderPartProps } from './part-props.ts'
import type { texts } from './texts.ts'

/** Totals with coupons, gift cards, shipping and taxes. */
export function Totals({ id, part, cart, isBusy }: OrderPartProps) {
  const { totals, money, exemption } = cart
  const amount = (minor: number) => formatMoney(minor, money.currency, money.locale)
  const t = useTexts<typeof texts>()
  const taxes = includedTaxes(totals, amount, t('tax'))
  const cost = (minor: number) => (minor === 0 ? t('free') : amount(minor))
  return (
    <div className="checkout-details" aria-busy={isBusy || undefined}>
      <PartTitle id={id} part={part} />
      <dl className="checkout-totals">
        <Row name={t('subtotal')} value={amount(totals.subtotal)} />
        {totals.discounts.map(discount => {
          const coupon = cart.coupons.find(one => one.id === discount.id)
          const isShipping = coupon?.freeShipping && discount.amount === 0
          const value = isShipping ? t('couponFreeShipping') : amount(-discount.amount)
          return (
            <Row key={discount.id} name={discount.label} value={value}>
              {coupon && <RemoveCoupon id={id} coupon={coupon} />}
            </Row>
          )
        })}
        {cart.coupons
          .filter(coupon => coupon.problem)
          .map(coupon => (
            <Row key={coupon.code} name={t('couponLabel', { code: coupon.code })}>
              <RemoveCoupon id={id} coupon={coupon} />
            </Row>
          ))}
        {cart.needsShipping && (
          <Row
            name={
              totals.shipping ? t('shippingBy', { method: totals.shipping.title }) : t('shipping')
            }
            value={totals.shipping ? cost(totals.shipping.cost) : t('notShipped')}
          />
        )}
        {addedTaxes(totals, t('tax')).map((tax, index) => (
          <Row key={index} name={tax.name} value={amount(tax.amount)} />
        ))}
        <div className="checkout-total">
          <dt>{t('total')}</dt>
          <dd>
            {amount(totals.total)}
            {taxes && <small>{t('includesTax', { taxes })}</small>}
            {exemption && <small>{t(`exempt.${exemption.reason}`, { ...exemption })}</small>}
          </dd>
        </div>
        {cart.giftCards.map(card => (
          <Row
            key={card.id}
            name={
              <>
                {t('giftCard.label', cardName(card))}{' '}
                <small>
                  {t('giftCard.balance', {
                    balance: formatMoney(card.balance, card.currency, money.locale),
                  })}
                </small>
                {card.problem?.key === 'giftCard.needsEmail' && (
                  <small>{t(card.problem.key)}</small>
                )}
              </>
            }
            value={card.problem ? '' : amount(-card.amount)}
          >
            <RemoveGiftCard id={id} card={card} />
          </Row>
        ))}
        {cart.giftCards.length > 0 && (
          <div className="checkout-total">
            <dt>{t('due')}</dt>
            <dd>{amount(cart.due)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function Row({ name, value, children }: { name: ReactNode; value?: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value} {children}
      </dd>
    </div>
  )
}

/** Why a coupon does not apply, and the button that removes it. */
function RemoveCoupon({ id, coupon }: { id: string; coupon: CartCoupon }) {
  const t = useTexts<typeof texts>()
  const { code, problem } = coupon
  return (
    <>
      {problem && <span className="field-error">{t(problem.key, problem.values)}</span>}
      <RemoveButton id={id} code={code} label={t('removeCouponNamed', { code })} />
    </>
  )
}

function RemoveGiftCard({ id, card }: { id: string; card: CartGiftCard }) {
  const t = useTexts<typeof texts>()
  const { problem } = card
  return (
    <>
      {problem && <span className="field-error">{t(problem.key, problem.values)}</span>}
      <RemoveButton id={id} code={card.id} label={t('giftCard.remove', cardName(card))} />
    </>
  )
}

/** Removes a coupon by its code, or a gift card by its id. */
function RemoveButton({ id, code, label }: { id: string; code: string; label: string }) {
  const t = useTexts<typeof texts>()
  return (
    <button
      className="link-button"
      type="submit"
      form={formIdOf(id)}
      name={ACTION_FIELD}
      value={actionName(id, 'remove-coupon')}
      formAction={`?${new URLSearchParams({ [REMOVED_COUPON]: code })}`}
      data-coupon={code}
      aria-label={label}
    >
      {t('removeCoupon')}
    </button>
  )
}
