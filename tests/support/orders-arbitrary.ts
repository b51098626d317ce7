import fc from 'fast-check'
import type { ChargedLine, Deduction, TaxRounding } from '../../src/shop/money/settle.ts'
import type { TaxBasis } from '../../src/shop/money/tax.ts'

const PERCENTS = [0, 1.25, 2.5, 5, 6, 7, 8.875, 17, 19, 20, 25]

export const arbitraryRates = fc.array(
  fc.record({
    name: fc.constantFrom('VAT', 'State', 'City'),
    ppm: fc.constantFrom(...PERCENTS.map(percent => percent * 10_000)),
    compound: fc.boolean(),
  }),
  { maxLength: 3 },
)

const arbitraryLines = fc
  .array(
    fc.record({
      kind: fc.constantFrom('product' as const, 'product' as const, 'fee' as const),
      amount: fc.oneof(fc.nat(10_000), fc.nat(1e9)),
      rates: arbitraryRates,
    }),
    { maxLength: 8 },
  )
  .chain(lines =>
    fc
      .option(fc.record({ amount: fc.nat(50_000), rates: arbitraryRates }), { nil: undefined })
      .map((shipping): ChargedLine[] => [
        ...lines.map((line, index) => ({ ...line, id: `l${index}` })),
        ...(shipping ? [{ ...shipping, id: 'shipping', kind: 'shipping' as const }] : []),
      ]),
  )

const arbitraryDeductions: fc.Arbitrary<Deduction[]> = fc
  .array(
    fc.record({
      amount: fc.oneof(fc.nat(5000), fc.integer({ min: -500, max: 1e9 })),
      lines: fc.option(fc.subarray(['l0', 'l1', 'l2', 'shipping']), { nil: undefined }),
    }),
    { maxLength: 4 },
  )
  .map(all =>
    all.map(({ amount, lines }, index) => ({
      id: `d${index}`,
      amount,
      ...(lines && { lines }),
    })),
  )

/** Orders with several rates, compound taxes, discounts that exceed their lines, and fees. */
export const arbitraryOrder = fc.record({
  lines: arbitraryLines,
  deductions: arbitraryDeductions,
  basis: fc.constantFrom<TaxBasis>('net', 'gross'),
  rounding: fc.constantFrom<TaxRounding>('line', 'sum'),
})
