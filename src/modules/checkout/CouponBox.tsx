import { type KeyboardEvent, useRef, useState } from 'react'
import { ACTION_FIELD, actionName, useTexts } from '#module-contract/client'
import type { CartNotice, RefusedCoupon } from '#shop/client'
import { FormField, inputAttributes } from '#ui/client'
import { COUPON_FIELD } from './coupon-fields.ts'
import { formIdOf } from './form-id.ts'
import type { texts } from './texts.ts'

interface CouponBoxProps {
  /** Id of the module. */
  id: string
  refused: RefusedCoupon | undefined
  notice: CartNotice | undefined
  onApply(): void
}

/** A folded entry of a coupon code. Its fields belong to the checkout form, so nothing typed is lost. */
export function CouponBox({ id, refused, notice, onApply }: CouponBoxProps) {
  const t = useTexts<typeof texts>()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(refused !== undefined)
  const fieldId = `${id}-${COUPON_FIELD}`
  const error = refused && t(refused.message.key, refused.message.values)
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onApply()
  }
  return (
    <>
      <CouponNotice notice={notice} />
      <details
        className="checkout-coupon-box"
        open={isOpen}
        onToggle={event => {
          setOpen(event.currentTarget.open)
          if (event.currentTarget.open) input.current?.focus({ preventScroll: true })
        }}
      >
        <summary>
          {t('haveCoupon')} <span>{t('enterCoupon')}</span>
        </summary>
        <div className="checkout-coupon-fields">
          <FormField id={fieldId} label={t('couponCode')} error={error}>
            <input
              {...inputAttributes({ id: fieldId, error, isRequired: false })}
              ref={input}
              type="text"
              name={COUPON_FIELD}
              form={formIdOf(id)}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              defaultValue={refused?.code}
              onKeyDown={applyOnEnter}
            />
          </FormField>
          <button
            className="button"
            data-style="outline"
            type="submit"
            form={formIdOf(id)}
            name={ACTION_FIELD}
            value={actionName(id, 'apply-coupon')}
          >
            {t('applyCoupon')}
          </button>
        </div>
      </details>
    </>
  )
}

/** Result of applying or removing a coupon. */
export function CouponNotice({ notice }: { notice: CartNotice | undefined }) {
  const t = useTexts<typeof texts>()
  return (
    <div role="status">
      {notice && (
        <p className="notice" data-kind={notice.kind}>
          {t(notice.key, notice.values)}
        </p>
      )}
    </div>
  )
}
