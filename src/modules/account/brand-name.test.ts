import { expect, test } from 'vitest'
import { brandName } from './brand-name.ts'

test.each([
  ['visa', 'Visa'],
  ['amex', 'American Express'],
  ['sepa_debit', 'SEPA'],
  ['revolut_pay', 'Revolut Pay'],
  ['', ''],
])('SH-4 the payment method %j is called %j', (brand, name) => {
  expect(brandName(brand)).toBe(name)
})
