import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { propertyRuns } from '../../../../tests/support/property-runs.ts'
import { leftOf, type RefundableLine, splitRefund } from './split-refund.ts'

const RUNS = propertyRuns(300)

const arbitraryLine = fc.record({
  id: fc.constant('line'),
  quantity: fc.integer({ min: 1, max: 50 }),
  net: fc.oneof(fc.nat(500), fc.nat(1e9)),
  taxes: fc.array(fc.oneof(fc.nat(100), fc.nat(1e8)), { maxLength: 3 }),
})

const arbitraryRequests = fc.array(
  fc.record({
    quantity: fc.nat(60),
    amount: fc.option(fc.oneof(fc.nat(1000), fc.nat(2e9)), { nil: undefined }),
  }),
  { maxLength: 12 },
)

function take(line: RefundableLine, request: { quantity: number; amount?: number | undefined }) {
  const answer = splitRefund(line, request)
  if (!answer.ok) return { line, part: undefined }
  const { part } = answer
  return {
    part,
    line: {
      ...line,
      quantity: line.quantity - part.quantity,
      net: line.net - part.net,
      taxes: line.taxes.map((tax, index) => tax - (part.taxes[index] ?? 0)),
    },
  }
}

describe('refunds of a line', () => {
  test('SH-4 any sequence takes at most the line, and exactly the line at the end, per rate', () => {
    fc.assert(
      fc.property(arbitraryLine, arbitraryRequests, (whole, requests) => {
        let line: RefundableLine = whole
        for (const request of requests) {
          const { part, line: rest } = take(line, request)
          if (part && request.amount !== undefined) {
            expect(part.net + part.tax).toBe(request.amount)
          }
          for (const left of [rest.quantity, rest.net, ...rest.taxes]) {
            expect(left).toBeGreaterThanOrEqual(0)
          }
          line = rest
        }
        const { line: rest } = take(line, { quantity: line.quantity, amount: leftOf(line) })
        expect([rest.quantity, rest.net, ...rest.taxes].every(left => left === 0)).toBe(true)
      }),
      { numRuns: RUNS },
    )
  })

  test('SH-4 returning all items one by one takes the whole line', () => {
    fc.assert(
      fc.property(arbitraryLine, whole => {
        let line: RefundableLine = whole
        while (line.quantity > 0) line = take(line, { quantity: 1 }).line
        expect(leftOf(line)).toBe(0)
      }),
      { numRuns: RUNS },
    )
  })

  test('SH-4 three items for 10.00 are refunded as 3.33, 3.34 and 3.33', () => {
    let line: RefundableLine = { id: 'line', quantity: 3, net: 840, taxes: [160] }
    const amounts: number[] = []
    for (let item = 0; item < 3; item++) {
      const { part, line: rest } = take(line, { quantity: 1 })
      amounts.push((part?.net ?? 0) + (part?.tax ?? 0))
      line = rest
    }
    expect(amounts).toEqual([333, 334, 333])
  })

  test('SH-4 refuses more than what is left', () => {
    const line = { id: 'line', quantity: 2, net: 100, taxes: [19] }
    expect(splitRefund(line, { quantity: 3 })).toMatchObject({ reason: 'refund-too-many' })
    expect(splitRefund(line, { quantity: 0, amount: 120 })).toMatchObject({
      reason: 'refund-too-much',
    })
  })
})
