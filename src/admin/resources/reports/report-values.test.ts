import { expect, test } from 'vitest'
import { changeOf, formatInterval, metricValue } from './report-values.ts'

const example = {
  ...{ orders: 3, items: 5, net: 1000, tax: 190, productNet: 900, productTax: 171 },
  ...{ shippingNet: 200, shippingTax: 38, feeNet: 0, feeTax: 0, discountNet: 100, discountTax: 19 },
  ...{ refunds: 1, refundNet: 300, refundTax: 57 },
  ...{ giftCards: 310, giftCardRefunds: 10 },
}

test('SH-4: metrics are derived from the totals of a report', () => {
  expect(metricValue('netRevenue', example)).toBe(700)
  expect(metricValue('gross', example)).toBe(1190)
  expect(metricValue('tax', example)).toBe(133)
  expect(metricValue('average', example)).toBe(500)
  expect(metricValue('average', { ...example, orders: 0 })).toBe(0)
  expect(metricValue('refunds', example)).toBe(357)
  expect(metricValue('giftCards', example)).toBe(300)
})

test('SH-4: a change is relative to the previous value, also of a loss', () => {
  expect(changeOf(150, 100)).toBe(50)
  expect(changeOf(-50, -100)).toBe(50)
  expect(changeOf(5, 0)).toBeUndefined()
})

test('SH-4: days are shown as they are, in any time zone of the browser', () => {
  expect(formatInterval({ unit: 'day', from: '2026-03-01', to: '2026-03-01' }, 'en')).toBe(
    'Mar 1, 2026',
  )
  expect(formatInterval({ unit: 'month', from: '2026-03-01', to: '2026-03-31' }, 'de')).toBe(
    'März 2026',
  )
})
