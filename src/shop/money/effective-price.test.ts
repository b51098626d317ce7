import { expect, test } from 'vitest'
import { effectivePrice } from './effective-price.ts'

const stored = { regular_price: 1000, sale_price: 800, sale_from: 100, sale_to: 200 }

test.each([
  [99, 1000, 100],
  [100, 800, 200],
  [199, 800, 200],
  [200, 1000, undefined],
])('SH-4: at %d the price is %d, until %s', (now, price, until) => {
  expect(effectivePrice(stored, now)).toMatchObject({ price, until, onSale: price === 800 })
})

test('a sale that is no cheaper is none; without any price nothing is for sale', () => {
  const dear = { ...stored, sale_price: 1000, sale_from: null, sale_to: null }
  expect(effectivePrice(dear, 0)).toMatchObject({ price: 1000, onSale: false })
  expect(effectivePrice({ ...dear, regular_price: null, sale_price: null }, 0)).toBeUndefined()
  expect(effectivePrice({ ...dear, regular_price: 0, sale_price: null }, 0)?.price).toBe(0)
})
