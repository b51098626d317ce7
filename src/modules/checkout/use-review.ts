import { type RefObject, useEffect, useRef, useState } from 'react'
import { callAction } from '#module-contract/client'
import type { CheckoutError, CheckoutState, CheckoutView } from '#shop/client'
import { isInBuilder } from '#visitor/client'
import { COUPON_FIELD } from './coupon-fields.ts'

/** Delay in milliseconds after typing before totals are updated (behaviour §14). */
const TYPING_MS = 1000
const CHOICES = /^(ship_to_different_address|shipping_method)$/

const EMPTY = { field: undefined, message: { key: 'empty' } } as const

type View = Omit<CheckoutView, 'countries'>

/**
 * Updates the review when address or shipping method change. Without a cart, the form stays as it is,
 * so that nothing typed is lost, and `onGone` reports why.
 */
export function useReview(
  id: string,
  first: View,
  {
    form,
    onGone,
  }: { form: RefObject<HTMLFormElement | null>; onGone(errors: CheckoutError[]): void },
) {
  const [view, setView] = useState(first)
  const [isRefreshing, setRefreshing] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Shows a new calculation; the typed fields stay. */
  function show({ cart, payments, terms, customFields }: CheckoutView) {
    setView(before => ({ ...before, cart, payments, terms, customFields }))
  }

  async function load() {
    if (!form.current || isInBuilder()) return
    const run = ++latest.current
    setRefreshing(true)
    try {
      const fields = new FormData(form.current)
      const called = await callAction<CheckoutView, CheckoutState>(id, 'review', fields)
      // A later request is in flight.
      if (run !== latest.current) return
      if (!called.ok) onGone(called.refusal.errors)
      else if (called.answer.cart.lines.length === 0) onGone([EMPTY])
      else show(called.answer)
    } catch {
      // Keeps the previous totals; placing the order checks them again.
    } finally {
      if (run === latest.current) setRefreshing(false)
    }
  }

  function refreshIn(ms: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load(), ms)
  }

  return {
    view,
    show: (answer: CheckoutView) => {
      latest.current++
      setRefreshing(false)
      show(answer)
    },
    isRefreshing,
    refresh: () => refreshIn(0),
    onChange: (field: HTMLInputElement) => {
      if (field.name === COUPON_FIELD || field.name.startsWith('saved_')) return
      const isChoice = CHOICES.test(field.name) || field.name.endsWith('_country')
      if (isChoice) refreshIn(0)
      // Other fields do not change amounts but are stored.
      else refreshIn(TYPING_MS)
    },
  }
}
