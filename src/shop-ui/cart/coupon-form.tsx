import { ActionField, useTexts } from '#module-contract/client'
import type { RefusedCoupon } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import type { cartPartTexts } from '../cart-part-texts.ts'

interface CouponFormProps {
  /** Id of the module. */
  id: string
  refused: RefusedCoupon | undefined
}

/** Entry of a coupon code; the reason of a refusal is below the field. */
export function CouponForm({ id, refused }: CouponFormProps) {
  const t = useTexts<typeof cartPartTexts>()
  const fieldId = `${id}-coupon`
  const error = refused && t(refused.message.key, refused.message.values)
  return (
    <form className="cart-coupon" method="post" noValidate>
      <ActionField node={id} name="apply-coupon" />
      <FormField id={fieldId} label={t('couponCode')} error={error}>
        <input
          {...inputAttributes({ id: fieldId, error, isRequired: false })}
          type="text"
          name="coupon"
          maxLength={100}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          defaultValue={refused?.code}
        />
      </FormField>
      <button className="button" data-style="outline" type="submit">
        {t('applyCoupon')}
      </button>
    </form>
  )
}
