import { expect, test } from 'vitest'
import { unitPriceOf } from './unit-price.ts'

test.each([
  [499, 250, 'g', { price: 1996, per: 'kg' }],
  [1, 3, 'kg', { price: 0, per: 'kg' }],
  [2, 3, 'kg', { price: 1, per: 'kg' }],
  [899, 750, 'ml', { price: 1199, per: 'l' }],
  [1250, 0.5, 'l', { price: 2500, per: 'l' }],
  [999, 150, 'cm', { price: 666, per: 'm' }],
  [5990, 2.375, 'm2', { price: 2522, per: 'm2' }],
  [1200, 12, 'piece', { price: 100, per: 'piece' }],
])('SH-4 %i for %d %s has the unit price %j', (price, content, unit, expected) => {
  expect(unitPriceOf(price, content, unit)).toEqual(expected)
})

test.each([
  [100, null, 'kg'],
  [100, 0, 'kg'],
  [100, -1, 'kg'],
  [100, 0.0001, 'kg'],
  [100, 1, ''],
  [100, 1, 'toString'],
  [undefined, 1, 'kg'],
])('SH-4 %s for %s %s has no unit price', (price, content, unit) => {
  expect(unitPriceOf(price, content, unit)).toBeUndefined()
})
