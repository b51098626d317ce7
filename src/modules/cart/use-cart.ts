import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ACTION_FIELD, callAction } from '#module-contract/client'
import { announceCart, type CartRefusal, type CartView } from '#shop/client'
import { useSending } from '#ui/client'
import { hasEnteredValues, isInBuilder, scrollToElement } from '#visitor/client'
import type { CartData } from './load.server.ts'

const SCROLL_MS = 1000
const SCROLL_OFFSET = 100

/** Cart behavior in the browser: forms are sent in place, and results are announced. */
export function useCart(id: string, data: CartData) {
  const [shown, setShown] = useState(data)
  const { isSending, send } = useSending()
  /** Undefined until the script runs: without it the button is always shown. */
  const [isChanged, setChanged] = useState<boolean>()
  const [answers, setAnswers] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const root = document.getElementById(id)
    // Disabling a focused button would lose the focus.
    if (root?.querySelector(`:focus[form="${id}-update"][type="submit"]`)) return
    setChanged(Boolean(data.refused) || (root !== null && hasEnteredValues(root)))
  }, [id, data])

  // Scrolls notices into view (behaviour §14).
  useEffect(() => {
    if (answers === 0 || !box.current) return
    box.current.focus({ preventScroll: true })
    void scrollToElement(box.current, { durationMs: SCROLL_MS, offset: SCROLL_OFFSET })
  }, [answers])

  async function change(name: string, form: HTMLFormElement) {
    try {
      const called = await callAction<CartView, CartRefusal>(id, name, new FormData(form))
      announceCart()
      if (called.ok) {
        setShown(before => ({
          cart: called.answer,
          refused: undefined,
          // The options are only in the HTML; a select that is removed loses them.
          countryOptions: called.answer.needsShipping ? before.countryOptions : '',
        }))
        setChanged(false)
      } else setShown(before => refusedIn(before, called.refusal))
    } catch {
      const errors = [{ lineId: undefined, message: { key: 'unreachable' } as const }]
      setShown(before => refusedIn(before, { errors, quantities: {} }))
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
      if ((event.target as HTMLInputElement).form?.id === `${id}-update`) setChanged(true)
    },
    onSubmit: (event: FormEvent<HTMLElement>) => {
      event.preventDefault()
      const form = event.target as HTMLFormElement
      const [, name = ''] = String(new FormData(form).get(ACTION_FIELD)).split('/')
      if (!isInBuilder()) void send(() => change(name, form))
    },
  }
}

/** The unchanged cart with the error and the input. */
function refusedIn({ cart, ...data }: CartData, refused: CartRefusal): CartData {
  return { ...data, cart: { ...cart, notices: [] }, refused }
}
