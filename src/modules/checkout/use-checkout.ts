import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { actionName, callAction, useTexts } from '#module-contract/client'
import {
  announceCart,
  type CheckoutError,
  type CheckoutState,
  type FormField,
  NO_PAYMENT,
  readCheckoutFields,
  validateCheckout,
} from '#shop/client'
import { useSending } from '#ui/client'
import { hasEnteredValues, isInBuilder, screenMode, scrollToElement } from '#visitor/client'
import type { CheckoutData } from './checkout-data.ts'
import { inlineText } from './error-text.ts'
import type { texts } from './texts.ts'
import { useAfterPress } from './use-after-press.ts'
import { useCoupons } from './use-coupons.ts'
import { useReview } from './use-review.ts'

/** Refusals after which the review is still right, or has nothing to show. */
const NOTHING_NEW = ['invalid', 'session-expired', 'cart-empty']

const SCROLL_MS = 1000
const SCROLL_OFFSET = 100

/** Checkout form in the browser: validation and sending. */
export function useCheckout(id: string, data: CheckoutData) {
  const t = useTexts<typeof texts>()
  const area = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const problems = useRef<HTMLDivElement>(null)
  const review = useReview(id, data.view, { form, onGone: reportOnce })
  const coupons = useCoupons(id, data.view, { form, show: review.show })
  const afterPress = useAfterPress()
  const { view } = review
  const [errors, setErrors] = useState(data.view.errors)
  const [reported, setReported] = useState(data.view.errors)
  const { isSending, send } = useSending()
  const [countries, setCountries] = useState({
    billing: data.view.fields.billing_country,
    shipping: data.view.fields.shipping_country,
  })

  // SH-2: moves the focus to the errors; scrolls on wide screens only.
  useEffect(() => {
    if (reported.length === 0 || !problems.current) return
    const isWide = screenMode() === 'desktop'
    problems.current.focus({ preventScroll: isWide })
    const options = { durationMs: SCROLL_MS, offset: SCROLL_OFFSET }
    if (isWide && area.current) void scrollToElement(area.current, options)
  }, [reported])

  // Reads values entered before the script loaded.
  const takeForm = useEffectEvent(() => {
    if (!form.current || !area.current || !hasEnteredValues(area.current)) return
    setCountries(countriesIn(form.current))
    review.refresh()
  })
  useEffect(() => takeForm(), [])

  useEffect(() => {
    if (!isSending) return
    const guard = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', guard)
    return () => removeEventListener('beforeunload', guard)
  }, [isSending])

  function check(): CheckoutError[] {
    if (!form.current) return []
    return validateCheckout(readCheckoutFields(Object.fromEntries(new FormData(form.current))), {
      sellTo: [],
      locale: view.cart.money.locale,
      termsRequired: view.terms.required,
      customFields: view.customFields,
      paymentMethods: [...view.payments.map(payment => payment.id), NO_PAYMENT],
    })
  }

  /** The review may find the same again and again while the buyer types. */
  function reportOnce(found: CheckoutError[]) {
    if (found.some(({ message }) => reported.every(one => one.message.key !== message.key))) {
      report(found)
    }
  }

  function report(found: CheckoutError[]) {
    setErrors(found)
    setReported(found)
  }

  async function place(sent: HTMLFormElement) {
    const found = check()
    if (found.length > 0) return report(found)
    try {
      const called = await callAction<unknown, CheckoutState>(id, 'place', new FormData(sent))
      announceCart()
      if (called.ok) return leaveTo(called.redirect ?? location.pathname)
      report(called.refusal.errors)
      if (!NOTHING_NEW.includes(called.reason)) review.refresh()
    } catch {
      report([{ field: undefined, message: { key: 'notPlaced' } }])
    }
  }

  /** Waits for the next render, which removes the warning before leaving. */
  function leaveTo(path: string) {
    setTimeout(() => location.assign(path))
  }

  /** Other modules between the parts have fields too. */
  const isOwn = (field: HTMLInputElement) => field.form === form.current

  return {
    area,
    form,
    problems,
    view,
    countries,
    reported,
    isSending,
    isRefreshing: review.isRefreshing,
    errorOf: (name: FormField) => {
      const error = errors.find(one => one.field === name)
      return error && inlineText(error, t)
    },
    coupon: coupons.coupon,
    notice: coupons.notice,
    applyCoupon: () => {
      if (!isInBuilder()) void send(coupons.apply)
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent
      // The page loads again with the chosen address.
      if (submitter?.closest('.checkout-saved') && !isInBuilder()) return
      event.preventDefault()
      const sent = event.currentTarget
      if (isInBuilder()) return
      const called = submitter?.getAttribute('value')
      const removed = submitter?.dataset.coupon
      if (called === actionName(id, 'review')) review.refresh()
      else if (removed !== undefined) void send(() => coupons.remove(removed))
      // An entered code is applied first, because it changes the total.
      else if (called === actionName(id, 'apply-coupon') || coupons.hasCode()) {
        void send(coupons.apply)
      } else void send(() => place(sent))
    },
    /** Hides the message of a field while it is corrected. */
    onChange: (event: FormEvent<HTMLElement>) => {
      const field = event.target as HTMLInputElement
      if (!form.current || !isOwn(field)) return
      setErrors(before => before.filter(error => error.field !== field.name))
      if (field.name.endsWith('_country')) setCountries(countriesIn(form.current))
      coupons.onChange(field)
      review.onChange(field)
    },
    onBlur: (event: FormEvent<HTMLElement>) => {
      const field = event.target as HTMLInputElement
      if (!isOwn(field)) return
      const { name, value } = field
      const isTouched = value !== '' || reported.length > 0
      afterPress(() => {
        const own = isTouched ? check().filter(error => error.field === name) : []
        setErrors(before => [...before.filter(error => error.field !== name), ...own])
      })
    },
  }
}

function countriesIn(form: HTMLFormElement) {
  const entered = new FormData(form)
  return {
    billing: String(entered.get('billing_country') ?? ''),
    shipping: String(entered.get('shipping_country') ?? ''),
  }
}

export type ShownCheckout = ReturnType<typeof useCheckout>
