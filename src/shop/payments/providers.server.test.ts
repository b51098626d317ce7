import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callDouble } from '../../../tests/support/call-provider.ts'
import { type PaymentDouble, paymentDoubles } from '../../../tests/support/payment-doubles.ts'
import { findOnlineMethod, paymentMethods } from './methods.ts'
import type { PaymentProvider, StartRequest } from './provider.ts'

const NOW = Date.UTC(2026, 2, 2, 9)
const now = () => NOW

test('SH-4 every online method is part of this suite', () => {
  const online = paymentMethods.filter(method => method.online).map(method => method.id)
  expect(Object.keys(paymentDoubles).sort()).toEqual(online.sort())
})

describe.each(Object.keys(paymentDoubles))('SH-4 the payment provider %s', id => {
  let double: PaymentDouble
  let provider: PaymentProvider
  let made = 0
  beforeAll(async () => {
    double = (await paymentDoubles[id]?.(now)) as PaymentDouble
    provider = await connect(double.credentials)
  })
  afterAll(() => double.stop())

  async function connect(credentials: Record<string, string>) {
    const context = { mode: 'test', call: callDouble, now, apiUrl: double.url } as const
    const connected = await findOnlineMethod(id)?.online.connect(credentials, context)
    if (!connected) throw new Error(`no method ${id}`)
    return connected
  }

  const requestOf = (changes: Partial<StartRequest> = {}): StartRequest => ({
    ...{ paymentId: `payment-${++made}`, flow: 'form', amount: 1816, currency: 'EUR' },
    ...{ orderNumber: 1001, description: 'Order 1001', email: 'ida@example.com', locale: 'en' },
    ...{ captureLater: false, returnUrl: 'https://shop.test/b', cancelUrl: 'https://shop.test/c' },
    ...changes,
  })
  const expectOk = <Value extends object>(
    answer: ({ ok: true } & Value) | { ok: false; reason: string },
  ): Value => {
    if (!answer.ok) throw new Error(answer.reason)
    return answer
  }
  const start = async (changes: Partial<StartRequest> = {}) => {
    const { payment } = expectOk(await provider.start(requestOf(changes)))
    return payment
  }
  const find = async (reference: string) => expectOk(await provider.find(reference)).payment
  const lastEvent = async () => expectOk(await provider.readEvent(double.lastEvent())).event

  test('starts a payment once per id, and repeats its next step', async () => {
    const request = requestOf()
    const before = double.count()
    const first = expectOk(await provider.start(request)).payment
    const second = expectOk(await provider.start(request)).payment
    expect(second).toEqual(first)
    expect(double.count()).toBe(before + 1)
    expect(first).toMatchObject({ state: 'open', amount: 1816, currency: 'EUR' })
    expect(first.paymentId).toBe(request.paymentId)
    expect((await find(first.reference)).next).toEqual(first.next)
  })

  test('reports what the buyer has paid', async () => {
    const { reference } = await start()
    double.pay(reference)
    const paid = { state: 'settled', amount: 1816, currency: 'EUR' }
    expect(await find(reference)).toMatchObject(paid)
    expect(await find(reference), 'asked again').toMatchObject(paid)
    expect(expectOk(await provider.cancel(reference)).payment).toMatchObject({ state: 'settled' })
  })

  test('authorizes, and captures a part once or releases', async () => {
    const one = await start({ captureLater: true })
    double.pay(one.reference)
    const authorized = await find(one.reference)
    expect(authorized).toMatchObject({ state: 'authorized', amount: 1816 })
    expect(authorized.capturableUntil).toBeGreaterThan(NOW)
    const part = { paymentId: one.paymentId ?? '', reference: one.reference }
    const capture = () => provider.capture({ ...part, amount: 1000, currency: 'EUR' })
    for (const answer of [await capture(), await capture()]) {
      expect(expectOk(answer).payment).toMatchObject({ state: 'settled', amount: 1000 })
    }
    const other = await start({ captureLater: true })
    double.pay(other.reference)
    await find(other.reference)
    const released = expectOk(await provider.cancel(other.reference)).payment
    expect(released.state).toBe('cancelled')
    expect((await find(other.reference)).state).toBe('cancelled')
  })

  test('ends a payment that the buyer has not made', async () => {
    const { reference } = await start()
    expect(expectOk(await provider.cancel(reference)).payment.state).toBe('cancelled')
  })

  test('refunds once per key, and not more than was paid', async () => {
    const { reference } = await start()
    double.pay(reference)
    await find(reference)
    const before = double.refunded()
    const send = (idempotencyKey: string, amount: number) =>
      provider.refund({
        ...{ refundId: 'refund-1', idempotencyKey, paymentReference: reference },
        ...{ amount, currency: 'EUR' },
      })
    const first = expectOk(await send(`${reference}-1`, 500)).refund
    expect(expectOk(await send(`${reference}-1`, 500)).refund.reference).toBe(first.reference)
    expect(first).toMatchObject({ state: 'settled', amount: 500, refundId: 'refund-1' })
    expect(double.refunded()).toBe(before + 1)
    expect(await send(`${reference}-2`, 1400)).toMatchObject({ reason: 'provider-refused' })
    const event = await lastEvent()
    expect(event).toMatchObject({
      kind: 'refund',
      refund: { paymentReference: reference, refundId: 'refund-1', amount: 500 },
    })
  })

  test('names refunds in its dashboard and disputes with the payment', async () => {
    const { reference } = await start()
    double.pay(reference)
    await find(reference)
    double.refundInDashboard(reference)
    const refund = { paymentReference: reference, refundId: undefined, amount: 300 }
    expect(await lastEvent()).toMatchObject({ kind: 'refund', refund })
    double.dispute(reference)
    const dispute = { paymentReference: reference, state: 'open', amount: 1816 }
    expect(await lastEvent()).toMatchObject({ kind: 'dispute', dispute })
  })

  test('believes only signed notifications', async () => {
    const { reference } = await start()
    double.pay(reference)
    const { body, headers } = double.lastEvent()
    const read = async (received: { body: string; headers: Record<string, string> }) =>
      expectOk(await provider.readEvent(received)).event
    expect(await read({ body, headers })).toBeDefined()
    expect(await read(double.forged())).toBeUndefined()
    expect(await read({ body: body.replace(reference, 'other'), headers })).toBeUndefined()
    expect(await read({ body, headers: {} })).toBeUndefined()
    expect(await read({ body: '{', headers })).toBeUndefined()
  })

  test('does not pay twice if an answer is lost', async () => {
    const request = requestOf()
    const before = double.count()
    double.fail('lost')
    const { payment } = expectOk(await provider.start(request))
    expect(payment.state).toBe('open')
    expect(double.count()).toBe(before + 1)
  })

  test.each([
    [['down', 'down'], 'provider-unreachable'],
    [['busy', 'busy'], 'provider-unreachable'],
  ] as const)('after answers %j the outcome is unknown', async (faults, reason) => {
    double.fail(...faults)
    const answers = [await provider.find('none'), await provider.find('none')]
    expect(answers[0]).toMatchObject({ reason })
  })

  test('tests its connection, and says if the keys are wrong', async () => {
    expect(await provider.testConnection()).toMatchObject({ ok: true })
    const names = Object.keys(double.credentials)
    const wrong = await connect(Object.fromEntries(names.map(name => [name, 'wrong'])))
    expect(await wrong.testConnection()).toMatchObject({ reason: 'provider-keys' })
    expect(await provider.find('unknown')).toMatchObject({ reason: 'provider-refused' })
  })

  test('money that takes days is processing', async () => {
    const { reference } = await start()
    double.payLater(reference)
    expect((await find(reference)).state).toBe('processing')
  })
})
