import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { callAction } from '#module-contract/client'
import type { NextStep, PayReason } from '#shop/client'
import { useSending } from '#ui/client'
import { isInBuilder } from '#visitor/client'
import type { KnownOrder } from './known-order.ts'
import { type CardForm, showCardForm } from './stripe-js.ts'

/** `form`: the provider's form is shown. */
type Stage = 'choosing' | 'loading' | 'form' | 'paying'

interface Problem {
  reason: PayReason | 'form' | 'declined'
  /** The provider's own words, in the page's language. */
  text?: string
}

/** The form in the browser: loads the provider's form after a method was chosen, and confirms. */
export function usePayment(
  id: string,
  view: KnownOrder,
  { posted, chosen }: { posted: PayReason | undefined; chosen: string | undefined },
) {
  const { order, methods } = view
  const first = methods.find(one => one.id === (chosen ?? order.payment.method)) ?? methods[0]
  const [method, setMethod] = useState(first?.id ?? '')
  const [stage, setStage] = useState<Stage>('choosing')
  const [problem, setProblem] = useState<Problem | undefined>(posted && { reason: posted })
  const alert = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const card = useRef<CardForm>(undefined)
  const { send } = useSending()

  useEffect(() => {
    if (problem) alert.current?.focus()
  }, [problem])

  // Buyers who come from the checkout have chosen.
  const begin = useEffectEvent(() => {
    const isChosen = first?.hasForm && first.id === order.payment.method
    if (isChosen && !posted && !view.terms.required && !isInBuilder())
      void send(() => start(first.id))
  })
  useEffect(() => begin(), [])
  useEffect(() => () => card.current?.destroy(), [])

  async function start(name: string, terms = '') {
    setProblem(undefined)
    setStage('loading')
    try {
      const fields = { order: String(order.number), key: order.key, payment_method: name, terms }
      const called = await callAction<{ next: NextStep } | undefined, { reason: PayReason }>(
        id,
        'pay',
        {
          ...fields,
          flow: 'form',
        },
      )
      if (!called.ok) return fail({ reason: called.refusal.reason })
      if (called.redirect) return location.assign(called.redirect)
      const next = called.answer?.next
      if (next?.kind !== 'form' || !frame.current) return fail({ reason: 'form' })
      card.current?.destroy()
      card.current = await showCardForm(frame.current, next)
      setStage('form')
    } catch {
      fail({ reason: 'form' })
    }
  }

  async function pay() {
    setProblem(undefined)
    setStage('paying')
    try {
      const text = await card.current?.confirm()
      // The page asks the provider for the outcome.
      if (text === undefined) return location.reload()
      setStage('form')
      setProblem({ reason: 'declined', ...(text && { text }) })
    } catch {
      setStage('form')
      setProblem({ reason: 'provider-unreachable' })
    }
  }

  function fail(found: Problem) {
    setStage('choosing')
    setProblem(found)
  }

  return {
    alert,
    frame,
    method,
    stage,
    problem,
    choose: setMethod,
    /** Back to the methods. The payment stays open at the provider. */
    leave() {
      card.current?.destroy()
      card.current = undefined
      setProblem(undefined)
      setStage('choosing')
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isInBuilder()) return
      const terms = String(new FormData(event.currentTarget).get('terms') ?? '')
      void send(() => (stage === 'form' ? pay() : start(method, terms)))
    },
  }
}
