import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ACTION_FIELD, CallError, callAction } from '#module-contract/client'
import {
  announceCart,
  type CartChange,
  type CartRefusal,
  type CartView,
  hasCartChanged,
} from '#shop/client'
import { useSending } from '#ui/client'
import { hasEnteredValues, isInBuilder, scrollToElement } from '#visitor/client'
import type { CartData } from './cart-data.ts'

const SCROLL_MS = 1000
const SCROLL_OFFSET = 100

/** Event with the new cart, for all parts of it on the page. */
const SHOWN = 'vt:cart-view'

/**
 * Behavior of a cart, or of a part of it, in the browser: forms are sent in place, results are
 * announced, and all parts on the page show the same cart.
 */
export function useCart(id: string, data: CartData) {
  const [shown, setShown] = useState(data)
  const { isSending, send } = useSending()
  /** Undefined until the script runs: without it the button is always shown. */
  const [isChanged, setChanged] = useState<boolean>()
  const [answers, setAnswers] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  /** Counts changes and shown carts: an answer to an earlier question is older. */
  const version = useRef(0)

  useEffect(() => {
    const root = document.getElementById(id)
    // Disabling a focused button would lose the focus.
    if (root?.querySelector(`:focus[form="${id}-update"][type="submit"]`)) return
    setChanged(Boolean(data.refused) || (root !== null && hasEnteredValues(root)))
  }, [id, data])

  // Scrolls notices into view (behaviour §14). A refused coupon has its message at the field.
  const showAnswer = useEffectEvent(() => {
    if (shown.refused?.coupon) {
      document.getElementById(`${id}-coupon`)?.focus()
      return
    }
    if (!box.current?.hasChildNodes()) {
      if (document.activeElement === document.body) focusPart(id)
      return
    }
    box.current.focus({ preventScroll: true })
    void scrollToElement(box.current, { durationMs: SCROLL_MS, offset: SCROLL_OFFSET })
  })
  useEffect(() => {
    if (answers > 0) showAnswer()
  }, [answers])

  /** Asks for the cart if it was changed elsewhere: by a product grid, the panel, or in another tab. */
  const refresh = useEffectEvent(async () => {
    if (isInBuilder() || document.hidden || !hasCartChanged(shown.cart)) return
    const asked = version.current
    const called = await callAction<CartView>(id, 'show', new FormData()).catch(() => undefined)
    if (called?.ok && version.current === asked) showEverywhere(called.answer)
  })
  useEffect(() => {
    const onShown = (event: Event) => {
      version.current++
      setShown(before => showing(before, (event as CustomEvent<CartView>).detail))
    }
    const onChange = (event: Event) => {
      if (!(event as CustomEvent<CartChange>).detail?.isShown) void refresh()
    }
    // Changes before this part ran.
    void refresh()
    const end = new AbortController()
    const { signal } = end
    document.addEventListener(SHOWN, onShown, { signal })
    document.addEventListener('vt:cart', onChange, { signal })
    document.addEventListener('visibilitychange', () => void refresh(), { signal })
    return () => end.abort()
  }, [])

  async function change(name: string, form: HTMLFormElement) {
    version.current++
    try {
      const called = await callAction<CartView, CartRefusal>(id, name, new FormData(form))
      announceCart({ isShown: true })
      if (called.ok) {
        showEverywhere(called.answer)
        setChanged(false)
        if (name === 'apply-coupon') form.reset()
      } else setShown(before => refusedIn(before, called.refusal))
    } catch (error) {
      setShown(before => refusedIn(before, toRefusal(name, form, error)))
    } finally {
      setAnswers(count => count + 1)
    }
  }

  return {
    box,
    cart: shown.cart,
    refused: shown.refused,
    countryOptions: shown.countryOptions,
    isBusy: isSending,
    isChanged,
    onInput: (event: FormEvent<HTMLElement>) => {
      const input = event.target as HTMLInputElement
      if (input.form?.id === `${id}-update`) setChanged(true)
      if (input.name === 'coupon') setShown(withoutCouponError)
    },
    onSubmit: (event: FormEvent<HTMLElement>) => {
      event.preventDefault()
      const form = event.target as HTMLFormElement
      const [, name = ''] = String(new FormData(form).get(ACTION_FIELD)).split('/')
      if (!isInBuilder()) void send(() => change(name, form))
    },
  }
}

/** For parts without messages whose pressed button is gone. */
function focusPart(id: string) {
  const part = document.getElementById(id)
  if (!part) return
  part.tabIndex = -1
  part.focus()
}

function showEverywhere(cart: CartView) {
  document.dispatchEvent(new CustomEvent<CartView>(SHOWN, { detail: cart }))
}

function showing(before: CartData, cart: CartView): CartData {
  // The options are only in the HTML; a select that is removed loses them.
  const countryOptions = cart.needsShipping ? before.countryOptions : ''
  return { cart, refused: undefined, countryOptions }
}

/** The unchanged cart with the error and the input. */
function refusedIn({ cart, ...data }: CartData, refused: CartRefusal): CartData {
  return { ...data, cart: { ...cart, notices: [] }, refused }
}

/** The server did not answer, or refuses more attempts. */
function toRefusal(name: string, form: HTMLFormElement, error: unknown): CartRefusal {
  if (name === 'apply-coupon' && error instanceof CallError && error.status === 429) {
    const code = String(new FormData(form).get('coupon') ?? '')
    return { errors: [], quantities: {}, coupon: { code, message: { key: 'coupon.tooOften' } } }
  }
  return { errors: [{ lineId: undefined, message: { key: 'unreachable' } }], quantities: {} }
}

/** The message of a coupon disappears when its field changes (behaviour §14). */
function withoutCouponError(data: CartData): CartData {
  if (!data.refused?.coupon) return data
  const { coupon: _, ...refused } = data.refused
  return { ...data, refused }
}

export type ShownCart = ReturnType<typeof useCart>
