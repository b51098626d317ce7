import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Fault } from './stripe.ts'

interface Amount {
  currency_code: string
  value: string
}
interface Made {
  id: string
  status: string
  amount: Amount
  expiration_time?: string
  status_details?: { reason: string }
  supplementary_data?: object
}
interface Order {
  id: string
  intent: 'CAPTURE' | 'AUTHORIZE'
  status: string
  links: { rel: string; href: string }[]
  purchase_units: {
    custom_id: string
    description: string
    amount: Amount
    payments?: { captures?: Made[]; authorizations?: Made[] }
  }[]
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } }
}
export interface PayPalEvent {
  id: string
  event_type: string
  create_time: string
  resource: object
}

const AUTHORIZATION_MS = 29 * 86_400_000

/**
 * PayPal's Orders v2 API as far as the shop uses it: tokens, orders with approval, captures,
 * authorizations, refunds, request ids and the check of webhook signatures. `approve` stands for the buyer on PayPal's page.
 */
export async function startPayPal({ now = () => Date.now() }: { now?: () => number } = {}) {
  const orders = new Map<string, Order>()
  const refunds: { id: string; capture: string; value: number; status: string }[] = []
  const answered = new Map<string, { status: number; body: string }>()
  const faults: Fault[] = []
  const asked: { method: string; path: string; key: string }[] = []
  const events: PayPalEvent[] = []
  const signatures = new Map<string, string>()
  const tokens = new Set<string>()
  const credentials = {
    clientId: 'client-double',
    clientSecret: 'secret-double',
    webhookId: 'WEBHOOKDOUBLE',
  }
  let count = 0
  let refusedRefund = ''
  let isPending = false
  const nextId = (prefix: string) =>
    `${prefix}${++count}${randomBytes(4).toString('hex')}`.toUpperCase()

  function emit(type: string, resource: object) {
    const event = {
      id: nextId('WH-'),
      event_type: type,
      create_time: new Date(now()).toISOString(),
      resource: structuredClone(resource),
    }
    events.push(event)
    return event
  }

  function found<Item>(item: Item | undefined): Item {
    if (!item) throw problem(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.')
    return item
  }
  const unitOf = (order: Order) => found(order.purchase_units[0])

  function createOrder(body: Omit<Order, 'id' | 'status' | 'links'>): Order {
    const id = nextId('O')
    const href = `https://www.sandbox.paypal.com/checkoutnow?token=${id}`
    const order: Order = {
      ...structuredClone(body),
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href }],
    }
    orders.set(id, order)
    return order
  }

  function complete(order: Order, kind: 'capture' | 'authorize') {
    if (order.status === 'COMPLETED') {
      throw problem(422, 'ORDER_ALREADY_CAPTURED', 'Order already captured.')
    }
    if (order.status !== 'APPROVED') {
      throw problem(422, 'ORDER_NOT_APPROVED', 'Payer has not yet approved the Order for payment.')
    }
    const unit = unitOf(order)
    order.status = 'COMPLETED'
    const supplementary_data = { related_ids: { order_id: order.id } }
    if (kind === 'authorize') {
      const expiration_time = new Date(now() + AUTHORIZATION_MS).toISOString()
      const made = { id: nextId('A'), status: 'CREATED', amount: unit.amount, expiration_time }
      unit.payments = { authorizations: [{ ...made, supplementary_data }] }
      emit('PAYMENT.AUTHORIZATION.CREATED', { ...made, supplementary_data })
      return order
    }
    const status = isPending ? 'PENDING' : 'COMPLETED'
    const made = { id: nextId('C'), status, amount: unit.amount, supplementary_data }
    unit.payments = { captures: [made] }
    emit(`PAYMENT.CAPTURE.${status}`, made)
    return order
  }

  const all = () => [...orders.values()].map(unitOf)
  const captureWith = (id: string) =>
    found(
      all()
        .flatMap(unit => unit.payments?.captures ?? [])
        .find(one => one.id === id),
    )
  const unitWith = (authorizationId: string) =>
    found(
      all().find(unit => unit.payments?.authorizations?.some(one => one.id === authorizationId)),
    )

  function captureAuthorization(id: string, amount: Amount) {
    const unit = unitWith(id)
    const [authorization] = unit.payments?.authorizations ?? []
    if (authorization?.status !== 'CREATED') {
      throw problem(422, 'AUTHORIZATION_ALREADY_CAPTURED', 'Authorization already captured.')
    }
    authorization.status = 'CAPTURED'
    const { supplementary_data = {} } = authorization
    const made = { id: nextId('C'), status: 'COMPLETED', amount, supplementary_data }
    unit.payments = { ...unit.payments, captures: [made] }
    emit('PAYMENT.CAPTURE.COMPLETED', made)
    return made
  }

  function voidAuthorization(id: string) {
    const [authorization] = unitWith(id).payments?.authorizations ?? []
    if (authorization?.status !== 'CREATED') {
      throw problem(422, 'PREVIOUSLY_VOIDED', 'Authorization cannot be voided.')
    }
    authorization.status = 'VOIDED'
    emit('PAYMENT.AUTHORIZATION.VOIDED', authorization)
    return authorization
  }

  function refund(captureId: string, body: { amount?: Amount; custom_id?: string }) {
    const capture = captureWith(captureId)
    if (refusedRefund) throw problem(422, 'REFUND_FAILED', refusedRefund)
    const before = refunds
      .filter(one => one.capture === captureId)
      .reduce((sum, one) => sum + one.value, 0)
    const amount = body.amount ?? capture.amount
    const value = Math.round(Number(amount.value) * 100)
    if (value > Math.round(Number(capture.amount.value) * 100) - before) {
      throw problem(422, 'REFUND_AMOUNT_EXCEEDED', 'The refund is larger than what is left.')
    }
    const id = nextId('R')
    refunds.push({ id, capture: captureId, value, status: 'COMPLETED' })
    const links = [{ rel: 'up', href: `https://api.paypal.com/v2/payments/captures/${captureId}` }]
    const made = { id, status: 'COMPLETED', amount, links, ...body }
    emit('PAYMENT.CAPTURE.REFUNDED', { ...made, amount })
    return made
  }

  function run(method: string, path: string, body: unknown): object {
    const [, , kind = '', part = '', id = '', act = ''] = path.split('/')
    if (kind === 'checkout' && method === 'POST') {
      if (!id) return createOrder(body as Order)
      return complete(found(orders.get(id)), act as 'capture' | 'authorize')
    }
    if (kind === 'checkout') return found(orders.get(id))
    if (kind === 'payments' && part === 'authorizations') {
      if (act === 'void') return voidAuthorization(id)
      return captureAuthorization(id, (body as { amount: Amount }).amount)
    }
    if (kind === 'payments' && part === 'captures') {
      return method === 'GET' ? captureWith(id) : refund(id, body as { amount: Amount })
    }
    if (part === 'verify-webhook-signature') {
      const { transmission_sig, webhook_id, webhook_event } = body as Record<string, string>
      const isValid =
        webhook_id === credentials.webhookId &&
        signatures.get(transmission_sig ?? '') === JSON.stringify(webhook_event)
      return { verification_status: isValid ? 'SUCCESS' : 'FAILURE' }
    }
    if (part === 'webhooks-event-types') return { event_types: [] }
    throw problem(404, 'RESOURCE_NOT_FOUND', `no route ${method} ${path}`)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://paypal')
    const method = request.method ?? ''
    const body = await text(request)
    const key = String(request.headers['paypal-request-id'] ?? '')
    const send = (status: number, answer: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer)
    if (pathname === '/v1/oauth2/token') {
      const { clientId, clientSecret } = credentials
      const expected = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
      if (request.headers.authorization !== `Basic ${expected}`) {
        return send(
          401,
          '{"error":"invalid_client","error_description":"Client Authentication failed"}',
        )
      }
      const token = randomBytes(8).toString('hex')
      tokens.add(token)
      return send(200, JSON.stringify({ access_token: token, expires_in: 32_400 }))
    }
    asked.push({ method, path: pathname, key })
    const fault = faults.shift()
    if (fault === 'down') return send(500, '{"message":"An internal server error has occurred."}')
    if (fault === 'busy') return send(429, '{"message":"Too many requests."}')
    if (fault === 'locked') return send(409, '{"message":"The request is in progress."}')
    const token = String(request.headers.authorization ?? '').replace('Bearer ', '')
    if (fault === 'wrong-key' || !tokens.has(token)) {
      return send(401, '{"message":"Authentication failed."}')
    }
    const replay = answered.get(key)
    if (key && replay) return send(replay.status, replay.body)
    let status = 200
    let answer: string
    try {
      answer = JSON.stringify(run(method, pathname, body ? JSON.parse(body) : undefined))
    } catch (error) {
      if (!(error instanceof PayPalProblem)) throw error
      status = error.status
      const details = [{ issue: error.issue, description: error.message }]
      answer = JSON.stringify({ name: 'UNPROCESSABLE_ENTITY', message: 'refused', details })
    }
    // Refusals are not stored.
    if (key && status < 400) answered.set(key, { status, body: answer })
    if (fault === 'lost') return request.socket.destroy()
    send(status, answer)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(error => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials,
    orders,
    refunds,
    asked,
    events,
    tokens,
    fail: (...next: Fault[]) => void faults.push(...next),
    refuseRefunds(reason: string) {
      refusedRefund = reason
    },
    /** Captures wait for the buyer's bank, until they are decided. */
    delayCaptures(isDelayed: boolean) {
      isPending = isDelayed
    },
    /** The buyer approves the payment at PayPal. */
    approve(reference: string) {
      const order = found(orders.get(reference))
      order.status = 'APPROVED'
      emit('CHECKOUT.ORDER.APPROVED', order)
    },
    decide(reference: string, isPaid: boolean) {
      const [capture] = unitOf(found(orders.get(reference))).payments?.captures ?? []
      const made = found(capture)
      made.status = isPaid ? 'COMPLETED' : 'DECLINED'
      emit(`PAYMENT.CAPTURE.${isPaid ? 'COMPLETED' : 'DENIED'}`, made)
    },
    /** A refund on PayPal's site. */
    refundInDashboard(reference: string, value: string) {
      const unit = unitOf(found(orders.get(reference)))
      const { currency_code } = unit.amount
      refund(unit.payments?.captures?.[0]?.id ?? '', { amount: { currency_code, value } })
    },
    dispute(reference: string) {
      const unit = unitOf(found(orders.get(reference)))
      const seller_transaction_id = unit.payments?.captures?.[0]?.id
      emit('CUSTOMER.DISPUTE.CREATED', {
        ...{ dispute_id: nextId('PP-D-'), disputed_transactions: [{ seller_transaction_id }] },
        ...{ reason: 'UNAUTHORISED', status: 'WAITING_FOR_SELLER_RESPONSE' },
        dispute_amount: unit.amount,
        seller_response_due_date: new Date(now() + 7 * 86_400_000).toISOString(),
      })
    },
    /** Body and headers of the webhook request for an event. */
    signed(event: object, { isForged = false } = {}) {
      const body = JSON.stringify(event)
      const signature = randomBytes(8).toString('hex')
      if (!isForged) signatures.set(signature, body)
      return {
        body,
        headers: {
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
          'paypal-transmission-id': nextId('T'),
          'paypal-transmission-sig': signature,
          'paypal-transmission-time': new Date(now()).toISOString(),
        },
      }
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type PayPalDouble = Awaited<ReturnType<typeof startPayPal>>

class PayPalProblem extends Error {
  readonly status: number
  readonly issue: string
  constructor(status: number, issue: string, message: string) {
    super(message)
    this.status = status
    this.issue = issue
  }
}

const problem = (status: number, issue: string, message: string) =>
  new PayPalProblem(status, issue, message)
