import fc from 'fast-check'
import type { Status } from './shop-model.ts'

const STATUSES: Status[] = [
  ...(['pending', 'on-hold', 'processing', 'completed', 'cancelled', 'failed'] as const),
  'refunded',
]

const pick = fc.nat(50)
/** More than one copy is sent at once. */
const copies = fc.constantFrom(1, 1, 2, 3)
/** What buyers, staff, providers and the clock do to a shop. */
export const step = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    quantities: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.nat(3)),
    method: fc.constantFrom('bacs' as const, 'cod' as const),
    // Two cards for one order, and one for several.
    cards: fc.array(pick, { maxLength: 2 }),
  }),
  fc.record({
    kind: fc.constant('issue' as const),
    amount: fc.integer({ min: 1, max: 6000 }),
    isCredit: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('status' as const), pick, to: fc.constantFrom(...STATUSES) }),
  fc.record({
    kind: fc.constant('pay' as const),
    pick,
    amount: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('start' as const), pick }),
  fc.record({
    kind: fc.constant('report' as const),
    pick,
    outcome: fc.constantFrom('settled' as const, 'settled' as const, 'failed' as const),
    copies,
  }),
  fc.record({
    kind: fc.constant('refund' as const),
    pick,
    line: fc.nat(2),
    quantity: fc.nat(4),
    amount: fc.option(fc.integer({ min: 1, max: 4000 }), { nil: undefined }),
    restock: fc.boolean(),
    asCredit: fc.constantFrom(false, false, true),
    copies,
  }),
  fc.record({ kind: fc.constant('void' as const), pick, which: pick }),
  fc.record({
    kind: fc.constant('return' as const),
    pick,
    quantities: fc.tuple(fc.nat(3), fc.nat(3)),
    copies,
  }),
  fc.record({
    kind: fc.constant('handle' as const),
    pick,
    which: pick,
    to: fc.constantFrom('accepted' as const, 'declined' as const, 'received' as const),
    received: fc.tuple(fc.nat(3), fc.nat(3)),
    restock: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('refund return' as const),
    pick,
    which: pick,
    asCredit: fc.boolean(),
    copies,
  }),
  fc.record({ kind: fc.constant('ship' as const), pick, line: fc.nat(2), quantity: fc.nat(3) }),
  fc.record({
    kind: fc.constant('edit' as const),
    pick,
    line: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 6 }),
    copies,
  }),
  fc.record({
    kind: fc.constant('give back' as const),
    pick,
    amount: fc.integer({ min: 1, max: 4000 }),
  }),
  fc.record({ kind: fc.constant('expire' as const) }),
  // The next step ends at one of its queries.
  fc.record({ kind: fc.constant('crash' as const), at: fc.nat(14) }),
  fc.record({
    kind: fc.constant('stock' as const),
    product: fc.nat(1),
    by: fc.integer({ min: 1, max: 5 }),
  }),
)
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never
