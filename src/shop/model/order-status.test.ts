import { describe, expect, test } from 'vitest'
import {
  maySetStatus,
  nextStatuses,
  ORDER_STATES,
  ORDER_STATUSES,
  type StatusActor,
} from './order-status.ts'
import { fulfilmentStateOf, paymentStateOf } from './payment-state.ts'

const ACTORS: StatusActor[] = ['staff', 'payment', 'refund', 'system']

describe('order statuses', () => {
  test.each<[StatusActor, string[]]>([
    ['system', ['pending → cancelled']],
    [
      'payment',
      [
        'pending → on-hold',
        'pending → processing',
        'pending → failed',
        'on-hold → processing',
        'on-hold → failed',
        'cancelled → processing',
        'failed → pending',
        'failed → processing',
      ],
    ],
    ['refund', ['processing → refunded', 'completed → refunded']],
  ])('SH-4 %s sets only these statuses', (actor, expected) => {
    const allowed = ORDER_STATUSES.flatMap(from =>
      nextStatuses(from, actor).map(to => `${from} → ${to}`),
    )
    expect(allowed).toEqual(expected)
  })

  test.each(ORDER_STATUSES)('SH-4 nobody sets %s again, or makes an order a draft', status => {
    for (const actor of ACTORS) {
      expect(maySetStatus(status, status, actor)).toBe(false)
      expect(maySetStatus(status, 'draft', actor)).toBe(false)
    }
  })

  test('SH-4 only drafts, cancelled and failed orders hold no stock', () => {
    const free = ORDER_STATUSES.filter(status => !ORDER_STATES[status].holdsStock)
    expect(free).toEqual(['draft', 'cancelled', 'failed'])
  })
})

describe('states of payment and shipment', () => {
  test.each([
    [{ paid: 0, refunded: 0, authorized: 0 }, 'unpaid'],
    [{ paid: 0, refunded: 0, authorized: 100 }, 'authorized'],
    [{ paid: 40, refunded: 0, authorized: 0 }, 'partly-paid'],
    [{ paid: 100, refunded: 0, authorized: 0 }, 'paid'],
    [{ paid: 100, refunded: 1, authorized: 0 }, 'partly-refunded'],
    [{ paid: 100, refunded: 100, authorized: 0 }, 'refunded'],
  ] as const)('SH-4 %j of 100 is %s', (sums, state) => {
    expect(paymentStateOf({ total: 100, ...sums })).toBe(state)
  })

  test('SH-4 an order without a total is paid', () => {
    expect(paymentStateOf({ total: 0, paid: 0, refunded: 0, authorized: 0 })).toBe('paid')
  })

  test.each([
    [[[2, 0, 0]], 'none'],
    [[[2, 0, 1]], 'partly'],
    [
      [
        [2, 0, 2],
        [1, 0, 0],
      ],
      'partly',
    ],
    [[[2, 1, 1]], 'all'],
    [[[2, 2, 0]], 'nothing'],
    [[], 'nothing'],
  ] as const)('SH-4 ordered, refunded and shipped items %j: %s', (lines, state) => {
    const shippable = lines.map(([ordered, refunded, shipped]) => ({ ordered, refunded, shipped }))
    expect(fulfilmentStateOf(shippable)).toBe(state)
  })
})
