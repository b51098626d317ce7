import { expect, test } from 'vitest'
import { defaultShopSettings } from '../model/settings.ts'
import type { ShippingMethod } from '../model/shipping-settings.ts'
import { findFreeShipping } from './methods.ts'

const free = (minimum: number, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: `free-${minimum}`,
  kind: 'free',
  title: 'Free',
  cost: 0,
  minimum,
  ...more,
})

function left(methods: ShippingMethod[], value: { before: number; after: number }) {
  const settings = {
    ...defaultShopSettings,
    zones: [{ name: 'Everywhere', countries: [], methods }],
  }
  const location = { country: 'DE', state: '', postcode: '' }
  return findFreeShipping(settings, { location, items: [], value, isFree: false })
}

test('SH-1 the cart says how much is missing until shipping is free', () => {
  const value = { before: 6000, after: 5000 }
  expect(left([free(8000)], value)).toEqual({ minimum: 8000, left: 3000 })
  expect(left([free(8000, { beforeDiscounts: true })], value)).toEqual({
    minimum: 8000,
    left: 2000,
  })
  expect(left([free(8000), free(6000, { requires: 'either' })], value)).toMatchObject({
    left: 1000,
  })
  expect(left([free(4000)], value)).toEqual({ minimum: 4000, left: 0 })
})

test('SH-1 coupons alone, no minimum and other methods promise nothing', () => {
  const value = { before: 100, after: 100 }
  expect(left([free(8000, { requires: 'coupon' })], value)).toBeUndefined()
  expect(left([free(8000, { requires: 'both' })], value)).toBeUndefined()
  expect(left([free(0)], value)).toBeUndefined()
  expect(left([{ ...free(500), kind: 'flat' }], value)).toBeUndefined()
})
