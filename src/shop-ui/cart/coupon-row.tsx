import type { ReactNode } from 'react'
import { formatMoney } from '#base'
import { ActionField, useTexts } from '#module-contract/client'
import { type CartCoupon, type CartGiftCard, cardName } from '#shop/client'
import type { cartPartTexts } from '../cart-part-texts.ts'

/** A coupon in the totals with its button to remove it, or with the reason why it does not apply. */
export function CouponRow({
  id,
  coupon,
  children,
}: {
  id: string
  coupon: CartCoupon
  /** The amount. */
  children?: ReactNode
}) {
  const t = useTexts<typeof cartPartTexts>()
  const { code, problem } = coupon
  return (
    <div className="cart-coupon-row">
      <dt>{t('couponLabel', { code })}</dt>
      <dd>
        {children}
        <Remove id={id} code={code} label={t('removeCouponNamed', { code })} />
      </dd>
      {problem && <dd className="field-error">{t(problem.key, problem.values)}</dd>}
    </div>
  )
}

/** A gift card with the amount that it pays. */
export function GiftCardRow({
  id,
  card,
  locale,
  format,
}: {
  id: string
  card: CartGiftCard
  locale: string
  format(amount: number): string
}) {
  const t = useTexts<typeof cartPartTexts>()
  const { problem } = card
  return (
    <div className="cart-coupon-row">
      <dt>
        {t('giftCard.label', cardName(card))}{' '}
        <small>
          {t('giftCard.balance', { balance: formatMoney(card.balance, card.currency, locale) })}
        </small>
      </dt>
      <dd>
        {!problem && format(-card.amount)}
        <Remove id={id} code={card.id} label={t('giftCard.remove', cardName(card))} />
      </dd>
      {problem && <dd className="field-error">{t(problem.key, problem.values)}</dd>}
    </div>
  )
}

/** Removes a coupon by its code, or a gift card by its id. */
function Remove({ id, code, label }: { id: string; code: string; label: string }) {
  const t = useTexts<typeof cartPartTexts>()
  return (
    <form method="post">
      <ActionField node={id} name="remove-coupon" />
      <input type="hidden" name="coupon" value={code} />
      <button className="link-button" type="submit" aria-label={label}>
        {t('removeCoupon')}
      </button>
    </form>
  )
}
