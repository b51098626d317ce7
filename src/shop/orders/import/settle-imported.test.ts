import { expect, it } from 'vitest'
import { type ImportedLine, settleImported } from './settle-imported.ts'

const line = (amount: number, tax?: number): ImportedLine => ({
  ...{ kind: 'product', name: 'Mug', sku: null, quantity: 1 },
  ...{ amount, tax },
})
const sumOf = ({ lines }: ReturnType<typeof settleImported>) => ({
  total: lines.reduce((sum, one) => sum + one.after.net + one.after.tax, 0),
  tax: lines.reduce((sum, one) => sum + one.after.tax, 0),
})

it.each([
  ['prices with tax', [line(1190), line(595)], { total: 1785, tax: 285, discount: 0 }, 'gross'],
  ['prices without tax', [line(1000), line(500)], { total: 1785, tax: 285, discount: 0 }, 'net'],
  [
    'a discount of the order',
    [line(1000), line(333)],
    { total: 1200, tax: 192, discount: 133 },
    'gross',
  ],
  ['prices that are discounted', [line(900)], { total: 900, tax: 0, discount: 100 }, 'gross'],
  [
    'taxes per line',
    [line(1000, 190), line(500, 35)],
    { total: 1725, tax: 225, discount: 0 },
    'net',
  ],
  ['amounts that do not fit', [line(1000)], { total: 1234, tax: 100, discount: 0 }, 'gross'],
  ['no lines', [], { total: 500, tax: 80, discount: 0 }, 'gross'],
] as const)('SH-4 settles %s to the total and tax of the file', (_, lines, sums, basis) => {
  const settled = settleImported(lines, { ...sums, adjustment: 'Adjustment' })
  expect(settled.basis).toBe(basis)
  expect(sumOf(settled)).toEqual({ total: sums.total, tax: sums.tax })
})
