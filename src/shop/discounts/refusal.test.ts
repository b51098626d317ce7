import { expect, test } from 'vitest'
import { sampleDiscount } from '../../../tests/support/sample-discount.ts'
import type { Discount } from './discount.ts'
import type { DiscountedLine } from './discounted-line.ts'
import { matchesEmail } from './email-pattern.ts'
import { type BuyerFacts, refusalOf } from './refusal.ts'

const NOW = 1000
const bowl: DiscountedLine = {
  id: 'l',
  productId: 'bowl',
  variantId: 'bowl-red',
  categories: new Set(['bowls', 'tableware']),
  name: 'Bowl',
  quantity: 1,
  onSale: false,
  amount: 5000,
  shown: 5000,
}
const vase = { ...bowl, id: 'v', productId: 'vase', variantId: 'v', name: 'Vase', onSale: true }

function refusal(
  changes: Partial<Discount>,
  { lines = [bowl], ...facts }: Partial<BuyerFacts> & { lines?: DiscountedLine[] } = {},
) {
  const known = { nowMs: NOW, email: undefined, uses: new Map(), hasOrdered: false, ...facts }
  return refusalOf(sampleDiscount(changes), lines, known)
}
const whole = { type: 'fixed_cart', amount: 100 } as const

test.each<[string, Partial<Discount>, object | undefined]>([
  ['without conditions', {}, undefined],
  ['disabled', { enabled: false }, { reason: 'invalid' }],
  ['used up', { usageLimit: 2, usageCount: 2 }, { reason: 'usageLimit' }],
  ['left', { usageLimit: 2, usageCount: 1 }, undefined],
  ['expired at this moment', { expiresAt: NOW }, { reason: 'expired' }],
  ['starting at this moment', { startsAt: NOW }, undefined],
  ['later', { startsAt: NOW + 1 }, { reason: 'notYet' }],
  ['minimum reached', { minimumAmount: 5000 }, undefined],
  ['below the minimum', { minimumAmount: 5001 }, { reason: 'minimum', amount: 5001 }],
  ['maximum reached', { maximumAmount: 5000 }, undefined],
  ['above the maximum', { maximumAmount: 4999 }, { reason: 'maximum', amount: 4999 }],
  ['for a variant', { productIds: ['bowl-red'] }, undefined],
  ['for other products', { productIds: ['cup'] }, { reason: 'notApplicable' }],
  ['for a category above', { productCategories: ['tableware'] }, undefined],
  ['for other categories', { productCategories: ['cups'] }, { reason: 'notApplicable' }],
  ['not for this product', { excludedProductIds: ['bowl'] }, { reason: 'notApplicable' }],
  [
    'cart with an excluded product',
    { ...whole, excludedProductIds: ['bowl'] },
    { reason: 'products', names: ['Bowl'] },
  ],
  [
    'cart with an excluded category',
    { ...whole, excludedProductCategories: ['tableware'] },
    { reason: 'categories', names: ['Bowl'] },
  ],
])('SH-4: %s', (_, changes, expected) => {
  expect(refusal(changes)).toEqual(expected)
})

test('SH-4: sale items keep an amount off the cart away, other discounts skip them', () => {
  const lines = [bowl, vase]
  expect(refusal({ ...whole, excludeSaleItems: true }, { lines })).toEqual({ reason: 'saleItems' })
  expect(refusal({ excludeSaleItems: true }, { lines })).toBeUndefined()
  expect(refusal({ excludeSaleItems: true }, { lines: [vase] })).toEqual({ reason: 'saleItems' })
})

test('SH-4: an email address must be known, fit and have uses left', () => {
  const emailRestrictions = ['homer@example.com', '*@example.org']
  expect(refusal({ emailRestrictions })).toEqual({ reason: 'needsEmail' })
  expect(refusal({ emailRestrictions }, { email: 'bart@example.com' })).toEqual({
    reason: 'otherEmail',
  })
  expect(refusal({ emailRestrictions }, { email: 'Homer@Example.com' })).toBeUndefined()
  expect(refusal({ firstOrderOnly: true }, { hasOrdered: true })).toEqual({ reason: 'firstOrder' })
  const uses = new Map([['d', 1]])
  expect(refusal({ usageLimitPerUser: 1 }, { uses })).toEqual({ reason: 'perCustomer' })
  expect(refusal({ usageLimitPerUser: 2 }, { uses })).toBeUndefined()
})

test('SH-4: patterns of email addresses', () => {
  const fits = (pattern: string, email: string) => matchesEmail(email, pattern)
  expect(fits('*@example.com', 'a@example.com')).toBe(true)
  expect(fits('*@example.com', 'a@example.com.evil.test')).toBe(false)
  expect(fits('*@*.example.com', 'a@b.example.com')).toBe(true)
  expect(fits('a*a@example.com', 'a@example.com')).toBe(false)
  expect(fits('a@example.com', 'aa@example.com')).toBe(false)
  expect(fits('.@example.com', 'a@example.com')).toBe(false)
  const hostile = `${'*a'.repeat(100)}b`
  expect(fits(hostile, 'a'.repeat(254))).toBe(false)
})
