import { describe, expect, test } from 'vitest'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { isPostcode } from './address-rules.ts'
import { emptyCheckoutFields } from './fields.ts'
import { isEmail, isPhone, validateCheckout } from './validate.ts'

const rules = { sellTo: [], locale: 'en', termsRequired: true, paymentMethods: ['cod'] }
const check = (changes: object, more: object = {}) =>
  validateCheckout(checkoutFields({ terms: '1', ...changes }), { ...rules, ...more })

describe('validateCheckout', () => {
  test('SH-2: an empty form has one message per required field, in the order of the form', () => {
    const errors = validateCheckout({ ...emptyCheckoutFields, billing_country: 'DE' }, rules)
    expect(errors.map(error => error.field)).toEqual([
      'billing_first_name',
      'billing_last_name',
      'billing_address_1',
      'billing_postcode',
      'billing_city',
      'billing_phone',
      'billing_email',
      'payment_method',
      'terms',
    ])
    expect(errors[0]).toEqual({
      field: 'billing_first_name',
      label: 'Billing First name',
      text: 'Billing First name is a required field.',
      short: 'Enter your first name',
    })
    expect(errors.slice(-2).map(error => error.text)).toEqual([
      'Invalid payment method.',
      'Please read and accept the terms and conditions to proceed with your order.',
    ])
  })

  test.each([
    [{ billing_postcode: '' }, 'Enter your postcode or ZIP'],
    [
      { billing_country: 'US', billing_postcode: '', billing_state: 'Texas' },
      'Enter your ZIP code',
    ],
    [
      { billing_country: 'AU', billing_city: '', billing_state: 'VIC', billing_postcode: '3000' },
      'Enter your suburb',
    ],
    [{ billing_country: '' }, 'Choose a country or region'],
    [{ billing_postcode: '1011' }, 'Check this postcode: it does not fit the country'],
    [{ billing_email: '' }, 'Enter your email address'],
    [{ terms: '' }, 'Accept the terms to place your order'],
  ])('beside the field, %o is answered in a few words', (changes, short) => {
    expect(check(changes).map(error => error.short)).toEqual([short])
  })

  test('a complete form has none', () => {
    expect(check({})).toEqual([])
  })

  test.each([
    [{ billing_postcode: '1011' }, 'Billing Postcode / ZIP is not a valid postcode / ZIP.'],
    [{ billing_phone: 'call me' }, 'Billing Phone is not a valid phone number.'],
    [{ billing_email: 'ida@' }, 'Billing Email address is not a valid email address.'],
    [{ billing_country: 'XX' }, 'Billing Country / Region is not valid.'],
    [
      { billing_country: 'US', billing_postcode: '90210', billing_state: 'Bavaria' },
      /^Billing State is not valid\. Please enter one of the following: Alabama, /,
    ],
    [{ billing_country: 'US', billing_postcode: '90210' }, 'Billing State is a required field.'],
  ])('%o is refused', (changes, text) => {
    expect(check(changes).map(error => error.text)).toEqual([expect.stringMatching(text)])
  })

  test('the other address counts when the goods go there', () => {
    const other = { ship_to_different_address: '1', shipping_country: 'IE' }
    expect(check(other).map(error => error.field)).toEqual([
      'shipping_first_name',
      'shipping_last_name',
      'shipping_address_1',
      'shipping_city',
    ])
    expect(check({ shipping_country: '' })).toEqual([])
  })

  test('countries that are not sold to are named', () => {
    expect(check({}, { sellTo: ['FR'] }).map(error => error.text)).toEqual([
      'Unfortunately we do not sell to Germany.',
    ])
  })
})

test.each([
  ['GB', 'sw1a 1aa', true],
  ['GB', '12345', false],
  ['US', '90210-1234', true],
  ['US', '9021', false],
  ['CA', 'K1A 0B1', true],
  ['NL', '1012 AB', true],
  ['PL', '00-950', true],
  ['AT', '10100', false],
  ['ZA', '0001', true],
  ['ZA', '<b>', false],
])('%s: postcode %s → %s', (country, postcode, valid) => {
  expect(isPostcode(postcode, country)).toBe(valid)
})

test('e-mail and phone', () => {
  expect(['a@b.de', 'a.b+c@d-e.co.uk', 'ü@bücher.de'].filter(isEmail)).toHaveLength(3)
  const wrong = ['a@b', 'a b@c.de', 'a@b..de', '.a@b.de', 'a@-b.de', 'a@b.de,c@d.de', '']
  expect(wrong.filter(isEmail)).toEqual([])
  expect(['+49 (30) 1-2_3#4/5.6', '112'].filter(isPhone)).toHaveLength(2)
  expect(['', '+', 'x1', '1\0'].filter(isPhone)).toEqual([])
})
