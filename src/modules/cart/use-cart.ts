import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CartView, postForm } from '#shop/client'
import { isBuilding, scrollToElement } from '#visitor/client'
import type { CartData } from './load.server.ts'

const SCROLL_MS = 1000
const SCROLL_OFFSET = 100

interface CartProblem {
  lineId?: string
  text: string
}

/** The cart in the browser: each form is sent in place, and what came of it is read out. */
export function useCart(data: CartData) {
  const [shown, setShown] = useState(data)
  const [isBusy, setBusy] = useState(false)
  /** Undefined until the script runs: without it the button is always there. */
  const [isChanged, setChanged] = useState<boolean>()
  const [answers, setAnswers] = useState(0)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => setChanged(Boolean(data.refused)), [data])

  // Notices are seen first, wherever the visitor was (behaviour §14).
  useEffect(() => {
    if (answers === 0 || !box.current) return
    box.current.focus({ preventScroll: true })
    void scrollToElement(box.current, { durationMs: SCROLL_MS, offset: SCROLL_OFFSET })
  }, [answers])

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    setBusy(true)
    try {
      const posted = await postForm<CartView, CartProblem>(form, submitter)
      if (posted.ok) {
        setShown({ cart: posted.answer, refused: undefined, addError: undefined })
        setChanged(false)
      } else {
        const entered = quantitiesIn(form)
        setShown(before => refusal(before.cart, posted.errors, entered))
      }
    } catch {
      const errors = [
        { text: 'The shop does not answer. Your cart is as it was; please try again.' },
      ]
      setShown(before => refusal(before.cart, errors, {}))
    } finally {
      setBusy(false)
      setAnswers(count => count + 1)
    }
  }

  return {
    box,
    cart: shown.cart,
    refused: shown.refused,
    addError: shown.addError,
    isBusy,
    isChanged,
    onInput: () => setChanged(true),
    onSubmit: (event: FormEvent<HTMLElement>) => {
      event.preventDefault()
      const { submitter } = event.nativeEvent as SubmitEvent
      if (!isBusy && !isBuilding()) void send(event.target as HTMLFormElement, submitter)
    },
  }
}

/** The cart as it was, with what is wrong and what was entered. */
function refusal(
  cart: CartView,
  errors: CartProblem[],
  quantities: Record<string, string>,
): CartData {
  const refused = { errors: errors.map(({ lineId, text }) => ({ lineId, text })), quantities }
  return { cart: { ...cart, notices: [] }, refused, addError: undefined }
}

/** What stands in the quantity fields of a form, by line. */
function quantitiesIn(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith('quantity-') ? [[name.slice('quantity-'.length), String(value)]] : [],
  )
  return Object.fromEntries(entries)
}
