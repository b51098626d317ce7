import { expect, it } from 'vitest'
import { surchargeOf } from './addon-price.ts'

const item = { kind: 'fixed', amount: 500, per: 'item' } as const
const once = { kind: 'fixed', amount: 1000, per: 'line' } as const
const percent = { kind: 'percent', amount: 125_000, per: 'item' } as const

it('SH-4 adds up amounts for each item and for the whole line', () => {
  expect(surchargeOf([item, once, item], 2000, undefined)).toEqual({ perItem: 1000, once: 1000 })
})

it('SH-4 rounds a percentage of the price half away from zero', () => {
  expect(surchargeOf([percent], 1996, undefined)).toEqual({ perItem: 250, once: 0 })
  expect(surchargeOf([percent], 1995, undefined)).toEqual({ perItem: 249, once: 0 })
})

it('SH-4 converts amounts of money, and takes percentages of the converted price', () => {
  const exchange = {
    base: 'EUR',
    currency: 'USD',
    rate: '2',
    rounding: 'none',
    rateDate: '',
  } as const
  expect(surchargeOf([item, percent], 800, exchange)).toEqual({ perItem: 1100, once: 0 })
})
