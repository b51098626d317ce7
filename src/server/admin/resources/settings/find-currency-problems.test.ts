import { expect, test } from 'vitest'
import type { ShopCurrency } from '#shop/schema'
import { findCurrencyProblems } from './find-currency-problems.ts'

const usd: ShopCurrency = { code: 'USD', rate: '1.0842', rateDate: '2026-03-02', rounding: 'none' }
const problemsOf = (...currencies: Partial<ShopCurrency>[]) =>
  findCurrencyProblems(
    { currency: 'EUR', currencies: currencies.map(one => ({ ...usd, ...one })) },
    '2026-03-02',
  ).map(({ path, message }) => `${path.replace('/shop/currencies/', '')} ${message}`)

test('SH-4 accepts currencies with none, two and three decimals', () => {
  const jpy = { code: 'JPY', rate: '163', rounding: '10' } as const
  const kwd = { code: 'KWD', rate: '0.3345', rounding: 'ends-99' } as const
  expect(problemsOf({}, jpy, kwd)).toEqual([])
})

test.each([
  ['an unknown currency', [{ code: 'XQQ' }], ['0/code no-currency']],
  ['the currency of the shop', [{ code: 'EUR' }], ['0/code base-currency']],
  ['a currency twice', [{}, { rate: '2' }], ['1/code currency-twice']],
  ['a rate of 0', [{ rate: '0' }], ['0/rate rate-out-of-range']],
  ['a rate of 0.0', [{ rate: '0.00000000' }], ['0/rate rate-out-of-range']],
  ['a tiny rate', [{ rate: '0.00000001' }], ['0/rate rate-out-of-range']],
  ['an absurd rate', [{ rate: '9999999' }], ['0/rate rate-out-of-range']],
  ['a day that does not exist', [{ rateDate: '2026-02-30' }], ['0/rateDate no-such-day']],
  ['a day in the future', [{ rateDate: '2026-03-03' }], ['0/rateDate day-in-future']],
  [
    'a rounding below the smallest unit',
    [{ code: 'JPY', rounding: '0.05' as const }],
    ['0/rounding rounding-too-fine'],
  ],
  [
    '.99 without decimals',
    [{ code: 'JPY', rounding: 'ends-99' as const }],
    ['0/rounding rounding-too-fine'],
  ],
])('SH-4 refuses %s', (_what, currencies, problems) => {
  expect(problemsOf(...currencies)).toEqual(problems)
})
