import { expect, it } from 'vitest'
import { effectivePrice } from './effective-price.ts'
import { storedPriceFor } from './group-price.ts'

const TEN_PERCENT = 100_000
const price = { regular_price: 999, sale_price: null, sale_from: null, sale_to: null }

it.each([
  [{}, 899, false],
  [{ sale_price: 950 }, 899, false],
  [{ sale_price: 899 }, 899, false],
  [{ sale_price: 800 }, 800, true],
  [{ sale_price: 800, sale_to: 0 }, 899, false],
  [{ regular_price: null, sale_price: 500 }, 450, false],
  [{ regular_price: 0 }, 0, false],
])(
  'SH-4 takes the lower of the price of a group and the sale price: %o',
  (changes, amount, onSale) => {
    const stored = storedPriceFor({ ...price, ...changes }, TEN_PERCENT)
    expect(effectivePrice(stored, 1)).toMatchObject({ price: amount, onSale })
  },
)

it('SH-4 keeps products without price and prices of groups without a share', () => {
  const none = { ...price, regular_price: null }
  expect(effectivePrice(storedPriceFor(none, TEN_PERCENT), 1)).toBeUndefined()
  expect(storedPriceFor(price, 0)).toBe(price)
})
