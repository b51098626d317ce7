import { type RefObject, useState } from 'react'
import { CallError, callAction } from '#module-contract/client'
import {
  announceCart,
  type CartNotice,
  type CheckoutState,
  type CheckoutView,
  type RefusedCoupon,
} from '#shop/client'
import { COUPON_FIELD, REMOVED_COUPON } from './coupon-fields.ts'

interface Shown {
  coupon: RefusedCoupon | undefined
  notice: CartNotice | undefined
}

/** Applies and removes coupons at checkout without leaving the page. */
export function useCoupons(
  id: string,
  first: Shown,
  { form, show }: { form: RefObject<HTMLFormElement | null>; show(view: CheckoutView): void },
) {
  const [shown, setShown] = useState<Shown>({ coupon: first.coupon, notice: first.notice })
  const field = () => form.current?.elements.namedItem(COUPON_FIELD) as HTMLInputElement | null

  async function call(name: string, fields: FormData) {
    const code = String(fields.get(COUPON_FIELD) ?? '')
    try {
      const called = await callAction<CheckoutView, CheckoutState>(id, name, fields)
      announceCart()
      if (called.ok) {
        show(called.answer)
        setShown({ coupon: undefined, notice: called.answer.notice })
      } else setShown({ coupon: called.refusal.coupon, notice: undefined })
      return called.ok
    } catch (error) {
      const isTooOften = error instanceof CallError && error.status === 429
      const message = { key: isTooOften ? 'coupon.tooOften' : 'unreachable' } as const
      setShown({ coupon: { code, message }, notice: undefined })
      return false
    }
  }

  return {
    ...shown,
    hasCode: () => Boolean(field()?.value.trim()),
    async apply() {
      if (!form.current) return
      const isApplied = await call('apply-coupon', new FormData(form.current))
      const input = field()
      if (!input) return
      if (isApplied) {
        input.value = ''
        input.closest('details')?.removeAttribute('open')
      } else input.focus()
    },
    async remove(code: string) {
      if (!form.current) return
      const fields = new FormData(form.current)
      fields.delete(COUPON_FIELD)
      fields.set(REMOVED_COUPON, code)
      await call('remove-coupon', fields)
    },
    /** The message disappears when the field changes. */
    onChange(input: HTMLInputElement) {
      if (input.name === COUPON_FIELD) setShown({ coupon: undefined, notice: undefined })
    },
  }
}
