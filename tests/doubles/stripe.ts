import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** How a card behaves: succeeds, asks for 3-D Secure, is declined, or takes days. */
export type Card = 'good' | 'secure' | 'declined' | 'slow-bank'

/** How the next request is answered instead. `lost`: it is processed, and the answer never arrives. */
export type Fault = 'lost' | 'down' | 'busy' | 'locked' | 'wrong-key' | 'slow'

type Form = { [name: string]: string | Form }
interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  amount_capturable: number
  currency: string
  status: string
  capture_method: string
  client_secret: string
  metadata: Record<string, string>
  description: string
  customer: string | null
  last_payment_error: { type: string; code: string; message: string } | null
  latest_charge: object | null
  livemode: boolean
}
interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  amount_total: number
  currency: string
  url: string | null
  success_url: string
  cancel_url: string
  metadata: Record<string, string>
  payment_intent: string | null
  customer: string | null
  data: Form
}
interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  metadata: Record<string, string>
  status: string
  failure_reason: string | null
}
interface PaymentMethod {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number }
}
export interface StripeEvent {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: boolean
  data: { object: object }
}

const DECLINED = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' }
const CAPTURE_SECONDS = 7 * 86_400

/**
 * Stripe's API as far as the shop uses it: payment intents with their states, checkout sessions,
 * customers with saved cards, refunds, idempotency keys, errors and signed events. `pay` and `authenticate` do what stripe-js and
 * the pages of Stripe and of banks do.
 */
export async function startStripe({ now = () => Date.now() }: { now?: () => number } = {}) {
  const intents = new Map<string, Intent>()
  const sessions = new Map<string, Session>()
  const customers = new Map<string, { id: string; object: 'customer'; email: string }>()
  const methods = new Map<string, PaymentMethod>()
  /** Customers by the secret of their session. */
  const customerSessions = new Map<string, string>()
  const refunds: Refund[] = []
  const answered = new Map<string, { params: string; status: number; body: string }>()
  const faults: Fault[] = []
  const asked: { method: string; path: string; key: string }[] = []
  const events: StripeEvent[] = []
  let count = 0
  let refusedRefund = ''
  const webhookSecret = 'whsec_double'
  const nextId = (prefix: string) => `${prefix}_double${++count}${randomBytes(3).toString('hex')}`
  const seconds = () => Math.floor(now() / 1000)

  function emit(type: string, object: object): StripeEvent {
    const data = { object: structuredClone(object) }
    const event = { id: nextId('evt'), object: 'event', type, data } as const
    const whole = { ...event, created: seconds(), livemode: false }
    events.push(whole)
    return whole
  }

  function createCustomer(form: Form) {
    const customer = { id: nextId('cus'), object: 'customer' as const, email: String(form.email) }
    customers.set(customer.id, customer)
    return customer
  }

  function createCustomerSession(form: Form) {
    const { id } = found(customers.get(String(form.customer)), 'customer')
    const client_secret = `${nextId('cuss')}_secret`
    customerSessions.set(client_secret, id)
    return { object: 'customer_session', client_secret, customer: id }
  }

  function saveCard(customer: string): PaymentMethod {
    const card = { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 }
    const method = { id: nextId('pm'), object: 'payment_method' as const, type: 'card' as const }
    const saved = { ...method, customer, card }
    methods.set(saved.id, saved)
    return saved
  }

  const methodsOf = (customer: string) =>
    [...methods.values()].filter(method => method.customer === customer)

  function runCustomers(method: string, rest: string[], form: Form): object {
    const [id, part, methodId] = rest
    if (!id) return createCustomer(form)
    const customer = found(customers.get(id))
    if (method === 'DELETE') {
      customers.delete(id)
      for (const saved of methodsOf(id)) methods.delete(saved.id)
      return { id, object: 'customer', deleted: true }
    }
    if (part !== 'payment_methods') return customer
    if (!methodId) return { object: 'list', data: methodsOf(id), has_more: false }
    return found(methodsOf(id).find(one => one.id === methodId))
  }

  function createIntent(form: Form): Intent {
    if (form.customer) found(customers.get(String(form.customer)), 'customer')
    const id = nextId('pi')
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(form.amount),
      amount_received: 0,
      amount_capturable: 0,
      currency: String(form.currency),
      status: 'requires_payment_method',
      capture_method: String(form.capture_method ?? 'automatic'),
      client_secret: `${id}_secret_${randomBytes(4).toString('hex')}`,
      metadata: (form.metadata ?? {}) as Record<string, string>,
      description: String(form.description ?? ''),
      customer: form.customer ? String(form.customer) : null,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
    }
    intents.set(id, intent)
    return intent
  }

  function succeed(intent: Intent) {
    const card = { capture_before: seconds() + CAPTURE_SECONDS }
    const isManual = intent.capture_method === 'manual'
    intent.latest_charge = {
      id: nextId('ch'),
      object: 'charge',
      payment_method_details: { type: 'card', card: isManual ? card : {} },
    }
    if (isManual) {
      intent.status = 'requires_capture'
      intent.amount_capturable = intent.amount
      emit('payment_intent.amount_capturable_updated', intent)
    } else {
      intent.status = 'succeeded'
      intent.amount_received = intent.amount
      emit('payment_intent.succeeded', intent)
    }
  }

  function decline(intent: Intent) {
    intent.status = 'requires_payment_method'
    intent.last_payment_error = DECLINED
    emit('payment_intent.payment_failed', intent)
  }

  /** Confirms an intent with a card. */
  function confirm(intent: Intent, card: Card) {
    if (!['requires_payment_method', 'requires_action'].includes(intent.status)) {
      throw problem(400, 'payment_intent_unexpected_state', `status is ${intent.status}`)
    }
    intent.last_payment_error = null
    if (card === 'declined') decline(intent)
    else if (card === 'secure') intent.status = 'requires_action'
    else if (card === 'slow-bank') {
      intent.status = 'processing'
      emit('payment_intent.processing', intent)
    } else succeed(intent)
    return intent
  }

  function cancelIntent(intent: Intent) {
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
      throw problem(400, 'payment_intent_unexpected_state', `status is ${intent.status}`)
    }
    intent.status = 'canceled'
    intent.amount_capturable = 0
    emit('payment_intent.canceled', intent)
    return intent
  }

  function capture(intent: Intent, form: Form) {
    if (intent.status !== 'requires_capture') {
      throw problem(400, 'payment_intent_unexpected_state', `status is ${intent.status}`)
    }
    const amount = Number(form.amount_to_capture ?? intent.amount_capturable)
    if (amount > intent.amount_capturable) throw problem(400, 'amount_too_large', 'too much')
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 })
    emit('payment_intent.succeeded', intent)
    return intent
  }

  function createSession(form: Form): Session {
    const id = nextId('cs_test')
    const [item] = Object.values(form.line_items ?? {}) as Form[]
    const price = (item?.price_data ?? {}) as Form
    if (form.customer) found(customers.get(String(form.customer)), 'customer')
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      amount_total: Number(price.unit_amount) * Number(item?.quantity ?? 1),
      currency: String(price.currency),
      url: `https://checkout.stripe.com/c/pay/${id}`,
      success_url: String(form.success_url),
      cancel_url: String(form.cancel_url),
      metadata: (form.metadata ?? {}) as Record<string, string>,
      payment_intent: null,
      customer: form.customer ? String(form.customer) : null,
      data: (form.payment_intent_data ?? {}) as Form,
    }
    sessions.set(id, session)
    return session
  }

  /** Pays a session with a card, as the buyer does on Stripe's page. */
  function paySession(session: Session, card: Card) {
    if (session.status !== 'open') throw problem(400, '', 'the session has ended')
    const known = session.payment_intent ? intents.get(session.payment_intent) : undefined
    const { amount_total: amount, currency, data } = session
    const intent = known ?? createIntent({ ...data, amount: String(amount), currency })
    session.payment_intent = intent.id
    confirm(intent, card)
    completeSession(intent)
    return intent
  }

  function completeSession(intent: Intent) {
    if (!['succeeded', 'requires_capture', 'processing'].includes(intent.status)) return
    const session = [...sessions.values()].find(one => one.payment_intent === intent.id)
    if (session?.status !== 'open') return
    Object.assign(session, { status: 'complete', url: null })
    emit('checkout.session.completed', session)
  }

  function expireSession(session: Session) {
    if (session.status !== 'open') throw problem(400, '', 'only open sessions expire')
    Object.assign(session, { status: 'expired', url: null })
    emit('checkout.session.expired', session)
    return session
  }

  function createRefund(form: Form): Refund {
    const intent = intents.get(String(form.payment_intent))
    if (!intent) throw problem(404, 'resource_missing', 'No such payment_intent')
    if (refusedRefund) throw problem(400, 'insufficient_funds', refusedRefund)
    const before = refundsOf(intent.id).reduce((sum, one) => sum + one.amount, 0)
    const amount = Number(form.amount ?? intent.amount_received - before)
    if (intent.status !== 'succeeded') throw problem(400, 'charge_not_refundable', 'not captured')
    if (amount > intent.amount_received - before) {
      throw problem(400, 'amount_too_large', 'Refund amount is greater than unrefunded amount')
    }
    const refund: Refund = {
      id: nextId('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      metadata: (form.metadata ?? {}) as Record<string, string>,
      status: 'succeeded',
      failure_reason: null,
    }
    refunds.push(refund)
    emit('refund.created', refund)
    return refund
  }

  const refundsOf = (intentId: string) =>
    refunds.filter(one => one.payment_intent === intentId && one.status !== 'failed')

  function found<Item>(item: Item | undefined, param?: string): Item {
    if (!item) throw problem(404, 'resource_missing', 'No such object', param)
    return item
  }

  function expanded(session: Session) {
    const intent = session.payment_intent ? intents.get(session.payment_intent) : null
    return { ...session, payment_intent: intent ?? null }
  }

  function run(method: string, path: string, form: Form): object {
    const [, , kind = '', ...rest] = path.split('/')
    if (kind === 'account') {
      const settings = { dashboard: { display_name: 'Example account' } }
      return { id: 'acct_double', object: 'account', settings }
    }
    if (kind === 'payment_intents') {
      const [id, act] = rest
      if (!id) return createIntent(form)
      const intent = found(intents.get(id))
      if (act === 'cancel') return cancelIntent(intent)
      if (act === 'capture') return capture(intent, form)
      if (act === 'confirm') {
        if (form.client_secret !== intent.client_secret) throw problem(401, '', 'wrong secret')
        if (form.save === '1' && form.customer_session) {
          const customer = found(customerSessions.get(String(form.customer_session)))
          if (customer !== intent.customer) throw problem(400, '', 'customers must match')
          saveCard(customer)
        }
        return confirm(intent, String(form.card) as Card)
      }
      if (act === 'authenticate') return authenticate(intent, form.result === 'yes')
      return intent
    }
    if (kind === 'checkout') {
      const [, id, act] = rest
      if (!id) return expanded(createSession(form))
      const session = found(sessions.get(id))
      if (act === 'expire') return expireSession(session)
      return expanded(session)
    }
    if (kind === 'customers') return runCustomers(method, rest, form)
    if (kind === 'customer_sessions') {
      const [secret] = rest
      if (!secret) return createCustomerSession(form)
      return { data: methodsOf(found(customerSessions.get(secret))) }
    }
    if (kind === 'payment_methods' && rest[1] === 'detach') {
      const saved = found(methods.get(rest[0] ?? ''))
      saved.customer = null
      return saved
    }
    if (kind === 'refunds' && method === 'POST') return createRefund(form)
    throw problem(404, '', `no route ${method} ${path}`)
  }

  /** Ends 3-D Secure. */
  function authenticate(intent: Intent, isPassed: boolean) {
    if (intent.status !== 'requires_action') {
      throw problem(400, 'payment_intent_unexpected_state', `status is ${intent.status}`)
    }
    if (isPassed) succeed(intent)
    else decline(intent)
    completeSession(intent)
    return intent
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://stripe')
    const method = request.method ?? ''
    const params = await text(request)
    const key = String(request.headers['idempotency-key'] ?? '')
    const send = (status: number, body: string) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': nextId('req'),
          'access-control-allow-origin': '*',
        })
        .end(body)
    if (method === 'OPTIONS') return send(204, '')
    asked.push({ method, path: url.pathname, key })
    const isBrowser = /confirm$|authenticate$|_secret$/.test(url.pathname)
    const fault = isBrowser ? undefined : faults.shift()
    if (fault === 'down') return send(500, failureOf(500, 'api_error', 'down'))
    if (fault === 'busy') return send(429, failureOf(429, 'rate_limit', 'too many requests'))
    if (fault === 'locked') return send(409, failureOf(409, 'idempotency_key_in_use', 'in use'))
    const isKnown = String(request.headers.authorization ?? '').endsWith('sk_test_double')
    if (fault === 'wrong-key' || (!isKnown && !isBrowser)) {
      return send(401, failureOf(401, '', 'Invalid API Key provided'))
    }
    const replay = answered.get(key)
    if (key && replay) {
      if (replay.params === params) return send(replay.status, replay.body)
      return send(400, failureOf(400, '', 'Keys for idempotent requests must be repeated as sent'))
    }
    let status = 200
    let body: string
    try {
      body = JSON.stringify(run(method, url.pathname, parseForm(params)))
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error
      status = error.status
      body = failureOf(status, error.code, error.message, error.param)
    }
    if (key) answered.set(key, { params, status, body })
    if (fault === 'lost') return request.socket.destroy()
    if (fault === 'slow') return void held.push(() => send(status, body))
    send(status, body)
  }
  const held: (() => void)[] = []

  const server = createServer((request, response) => {
    handle(request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: {
      secretKey: 'sk_test_double',
      publishableKey: 'pk_test_double',
      webhookSecret,
    },
    intents,
    sessions,
    customers,
    methods,
    saveCard,
    refunds,
    asked,
    events,
    /** The next requests are answered with these. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** Refunds are refused for this reason until it is empty. */
    refuseRefunds(reason: string) {
      refusedRefund = reason
    },
    /** Answers the requests that were slow. */
    release() {
      for (const answer of held.splice(0)) answer()
    },
    /** Pays an intent or session with a card. */
    pay(reference: string, card: Card = 'good') {
      const session = sessions.get(reference)
      return session ? paySession(session, card) : confirm(found(intents.get(reference)), card)
    },
    authenticate: (reference: string, isPassed = true) =>
      authenticate(found(intents.get(reference)), isPassed),
    /** The bank of a slow payment has decided. */
    decide(reference: string, isPaid: boolean) {
      const intent = found(intents.get(reference))
      if (isPaid) succeed(intent)
      else decline(intent)
    },
    /** A refund in Stripe's dashboard. */
    refundInDashboard: (reference: string, amount: number) =>
      createRefund({ payment_intent: reference, amount: String(amount) }),
    /** Stripe notices later that a refund did not arrive. */
    failRefund(id: string) {
      const refund = found(refunds.find(one => one.id === id))
      Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
      emit('refund.failed', refund)
    },
    dispute(reference: string, status = 'needs_response', id = nextId('du')) {
      const intent = found(intents.get(reference))
      const type = status === 'needs_response' ? 'created' : 'closed'
      emit(`charge.dispute.${type}`, {
        ...{ id, object: 'dispute', amount: intent.amount, currency: intent.currency },
        ...{ payment_intent: intent.id, reason: 'fraudulent', status },
        evidence_details: { due_by: seconds() + 7 * 86_400 },
      })
      return id
    },
    /** Body and headers of the webhook request for an event. */
    signed(event: object, { secret = webhookSecret, at = now() } = {}) {
      const body = JSON.stringify(event)
      const timestamp = Math.floor(at / 1000)
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${timestamp},v1=${signature}` } }
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type StripeDouble = Awaited<ReturnType<typeof startStripe>>

class StripeProblem extends Error {
  readonly status: number
  readonly code: string
  readonly param: string | undefined
  constructor(status: number, code: string, message: string, param?: string) {
    super(message)
    this.status = status
    this.code = code
    this.param = param
  }
}

const problem = (status: number, code: string, message: string, param?: string) =>
  new StripeProblem(status, code, message, param)

function failureOf(status: number, code: string, message: string, param?: string): string {
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  return JSON.stringify({ error: { type, code, message, param } })
}

/** `a[b][c]=d` becomes `{ a: { b: { c: 'd' } } }`. */
function parseForm(body: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const parts = name.split(/[[\]]+/).filter(Boolean)
    const last = parts.pop() ?? ''
    let at = form
    for (const part of parts) {
      at[part] ??= {}
      at = at[part] as Form
    }
    at[last] = value
  }
  return form
}
