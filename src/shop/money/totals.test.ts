import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownAmount, type TaxMode } from './tax.ts'
import { type Adjustment, computeTotals, type PricedLine } from './totals.ts'

const rate = fc.record({
  name: fc.constantFrom('VAT', 'State', 'City'),
  percent: fc.constantFrom(0, 1.25, 5, 7, 17, 19, 20, 25),
  compound: fc.boolean(),
})
const rates = fc.array(rate, { maxLength: 3 })
const lines = fc
  .array(
    fc.record({
      unitPrice: fc.nat(1_000_000),
      quantity: fc.integer({ min: 1, max: 9999 }),
      rates,
    }),
    { maxLength: 8 },
  )
  .map(all => all.map((line, index): PricedLine => ({ ...line, id: `l${index}` })))
const adjustments = fc.array(
  fc.record({
    code: fc.constant('c'),
    label: fc.constant('Coupon'),
    amount: fc.integer({ min: -500, max: 5_000_000 }),
    lines: fc.option(fc.subarray(['l0', 'l1', 'l2']), { nil: undefined }),
  }),
  { maxLength: 4 },
) as fc.Arbitrary<Adjustment[]>
const shipping = fc.option(
  fc.record({ id: fc.constant('s'), title: fc.constant('Post'), cost: fc.nat(50_000), rates }),
  { nil: undefined },
)
const tax = fc.record({
  included: fc.boolean(),
  display: fc.constantFrom('incl', 'excl'),
}) as fc.Arbitrary<TaxMode>
const order = fc.record({ lines, adjustments, shipping, tax })

const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0)

describe('computeTotals', () => {
  test('SH-4: the parts add up to the total, to the cent', () => {
    fc.assert(
      fc.property(order, input => {
        const totals = computeTotals(input)
        const shown = totals.subtotal - totals.discount + (totals.shipping?.cost ?? 0)
        expect(totals.total).toBe(totals.display === 'incl' ? shown : shown + totals.tax)
        expect(sum(totals.lines.map(line => line.subtotal))).toBe(totals.subtotal)
        expect(sum(totals.lines.map(line => line.total))).toBe(totals.subtotal - totals.discount)
        expect(sum(totals.discounts.map(one => one.amount))).toBe(totals.discount)
        expect(sum(totals.lines.map(line => line.tax)) + (totals.shipping?.tax ?? 0)).toBe(
          totals.tax,
        )
        expect(sum(totals.taxes.map(one => one.amount))).toBe(totals.tax)
      }),
    )
  })

  test('SH-4: amounts are never negative or fractional, nor discounts above their base', () => {
    fc.assert(
      fc.property(order, input => {
        const totals = computeTotals(input)
        const amounts = [
          totals.subtotal,
          totals.discount,
          totals.tax,
          totals.total,
          ...totals.lines.flatMap(line => [line.subtotal, line.total, line.tax]),
          ...totals.discounts.map(one => one.amount),
        ]
        for (const amount of amounts) {
          expect(Number.isSafeInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(totals.discount).toBeLessThanOrEqual(totals.subtotal)
      }),
    )
  })

  const paid = (input: Parameters<typeof computeTotals>[0], display: TaxMode['display']) =>
    computeTotals({ ...input, tax: { ...input.tax, display } }).total

  test('SH-4: the display of tax does not change the total', () => {
    fc.assert(
      fc.property(order, input => {
        const gross = { ...input, tax: { ...input.tax, included: true } }
        expect(paid(gross, 'incl')).toBe(paid(gross, 'excl'))
      }),
    )
  })

  test('SH-4: showing prices entered without tax with it adds the rounding of each piece at most', () => {
    fc.assert(
      fc.property(order, input => {
        const net = { ...input, tax: { ...input.tax, included: false } }
        const pieces = sum(input.lines.map(line => (line.quantity + 1) * line.rates.length))
        expect(Math.abs(paid(net, 'incl') - paid(net, 'excl'))).toBeLessThanOrEqual(pieces)
      }),
    )
  })

  test('SH-4: a line costs its shown unit price times its quantity, as one line or as several', () => {
    const netRates = fc.array(rate, { maxLength: 2 })
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.integer({ min: 1, max: 500 }),
        netRates,
        fc.boolean(),
        (unitPrice, quantity, someRates, included) => {
          const mode: TaxMode = { included, display: 'incl' }
          const of = (pieces: number, id: string) => ({
            id,
            unitPrice,
            quantity: pieces,
            rates: someRates,
          })
          const total = (all: PricedLine[]) =>
            computeTotals({ lines: all, adjustments: [], shipping: undefined, tax: mode }).total
          const shownUnit = shownAmount(unitPrice, someRates, mode)
          expect(total([of(quantity, 'a')])).toBe(shownUnit * quantity)
          expect(total(Array.from({ length: quantity }, (_, i) => of(1, `${i}`)))).toBe(
            shownUnit * quantity,
          )
        },
      ),
    )
  })

  test('SH-4: two of 10.70 without tax, shown with 21 %, cost 2 × 12.95', () => {
    const totals = computeTotals({
      lines: [line(1070, 2, 21)],
      adjustments: [],
      shipping: undefined,
      tax: { included: false, display: 'incl' },
    })
    expect(totals).toMatchObject({ subtotal: 2590, total: 2590, tax: 450 })
  })

  const line = (unitPrice: number, quantity: number, ...percents: number[]): PricedLine => ({
    id: `${unitPrice}`,
    unitPrice,
    quantity,
    rates: percents.map((percent, index) => ({
      name: `T${percent}`,
      percent,
      compound: index > 0,
    })),
  })
  const excl: TaxMode = { included: false, display: 'excl' }

  test('25 % on 200.00 is 50.00', () => {
    const totals = computeTotals({
      lines: [line(20000, 1, 25)],
      adjustments: [],
      shipping: undefined,
      tax: excl,
    })
    expect(totals).toMatchObject({ subtotal: 20000, tax: 5000, total: 25000 })
  })

  test('19 % included in 119.00 is 19.00; compound rates come off in reverse', () => {
    const included: TaxMode = { included: true, display: 'incl' }
    const one = computeTotals({
      lines: [line(11900, 1, 19)],
      adjustments: [],
      shipping: undefined,
      tax: included,
    })
    expect(one).toMatchObject({ tax: 1900, total: 11900 })
    // 100.00 + 17 % = 117.00; + 6 % on that = 124.02
    const two = computeTotals({
      lines: [line(12402, 1, 17, 6)],
      adjustments: [],
      shipping: undefined,
      tax: included,
    })
    expect(two.taxes.map(one => one.amount)).toEqual([1700, 702])
  })

  test('an adjustment larger than its lines takes them to zero and no further', () => {
    const totals = computeTotals({
      lines: [line(999, 1), line(500, 2)],
      adjustments: [{ code: 'off', label: 'Off', amount: 5000, lines: ['500'] }],
      shipping: undefined,
      tax: excl,
    })
    expect(totals).toMatchObject({ subtotal: 1999, discount: 1000, total: 999 })
  })
})
