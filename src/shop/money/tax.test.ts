import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryRates } from '../../../tests/support/orders-arbitrary.ts'
import { propertyRuns } from '../../../tests/support/property-runs.ts'
import { basisOf, shownAmount, type TaxMode, taxOn, toBasis } from './tax.ts'

test('SH-4: a line costs its shown unit price times its quantity, as one line or as several', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.integer({ min: 1, max: 500 }),
      arbitraryRates,
      fc.boolean(),
      (entered, quantity, rates, included) => {
        const mode: TaxMode = { included, display: 'incl' }
        const unit = toBasis(entered, rates, mode)
        const whole = taxOn(unit * quantity, rates, basisOf(mode)).gross
        expect(whole).toBe(shownAmount(unit, rates, mode) * quantity)
      },
    ),
    { numRuns: propertyRuns() },
  )
})

test('SH-4: two of 10.70 without tax, shown with 21 %, cost 2 × 12.95', () => {
  const mode: TaxMode = { included: false, display: 'incl' }
  const rates = [{ name: 'VAT', ppm: 210_000 }]
  const unit = toBasis(1070, rates, mode)
  expect(taxOn(unit * 2, rates, basisOf(mode))).toMatchObject({ gross: 2590, tax: 450 })
})

test('SH-4: extracting the added tax returns the amount, within the rounding of each rate', () => {
  fc.assert(
    fc.property(fc.nat(1e9), arbitraryRates, (net, rates) => {
      const added = taxOn(net, rates, 'net')
      const back = taxOn(added.gross, rates, 'gross')
      expect(Math.abs(back.net - net)).toBeLessThanOrEqual(rates.length)
    }),
    { numRuns: propertyRuns() },
  )
})
