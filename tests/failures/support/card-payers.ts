import { setTimeout as wait } from 'node:timers/promises'
import type { StripeDouble } from '../../doubles/stripe.ts'

const RETRY_MS = 200
const PATIENCE_MS = 20_000

export interface CardOrder {
  number: number
  /** Path of the page on which it is paid. */
  path: string
}

/**
 * Asks the site for a payment page of Stripe, without script. Returns the status of the answer, or
 * the reference of the payment.
 */
export async function openPayment(url: string, order: CardOrder): Promise<number | string> {
  const query = new URL(order.path, url).searchParams
  const answer = await fetch(url + order.path, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html' },
    body: new URLSearchParams({
      ...Object.fromEntries(query),
      _action: 'order-pay/pay',
      payment_method: 'stripe',
    }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.arrayBuffer()
  const location = answer.headers.get('location') ?? ''
  const [, reference] = /^https:\/\/checkout\.stripe\.com\/.*\/([^/]+)$/.exec(location) ?? []
  return reference ?? answer.status
}

/**
 * Sends the events of the Stripe double to the site as Stripe does: again until they are taken, and
 * sometimes twice.
 */
export function startEventSender(url: string, stripe: StripeDouble) {
  let position = stripe.events.length
  let isOver = false

  async function send(event: object): Promise<boolean> {
    const { body, headers } = stripe.signed(event)
    return fetch(`${url}/payment-webhooks/stripe`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).then(
      answer => answer.ok,
      () => false,
    )
  }

  async function run() {
    while (!isOver || position < stripe.events.length) {
      const event = stripe.events[position]
      if (event === undefined || !(await send(event))) {
        await wait(RETRY_MS)
        continue
      }
      if (position % 3 === 0) await Promise.all([send(event), send(event)])
      position++
    }
  }
  const running = run()
  return {
    /** Sends the remaining events. */
    async stop() {
      isOver = true
      await running
    },
  }
}
