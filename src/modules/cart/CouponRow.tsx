import type { ReactNode } from 'react'
import { ActionField, useTexts } from '#module-contract/client'
import type { CartCoupon } from '#shop/client'
import type { texts } from './texts.ts'

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
  const t = useTexts<typeof texts>()
  const { code, problem } = coupon
  return (
    <div className="cart-coupon-row">
      <dt>{t('couponLabel', { code })}</dt>
      <dd>
        {children}
        <form method="post">
          <ActionField node={id} name="remove-coupon" />
          <input type="hidden" name="coupon" value={code} />
          <button
            className="cart-coupon-remove"
            type="submit"
            aria-label={t('removeCouponNamed', { code })}
          >
            {t('removeCoupon')}
          </button>
        </form>
      </dd>
      {problem && <dd className="field-error">{t(problem.key, problem.values)}</dd>}
    </div>
  )
}
