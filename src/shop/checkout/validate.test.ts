import { describe, expect, test } from 'vitest'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { isPostcode } from '../address/postcodes.ts'
import { emptyCheckoutFields } from '../model/checkout-fields.ts'
import { isEmail, isPhone, validateCheckout } from './validate.ts'

const rules = {
  sellTo: [],
  locale: 'en',
  termsRequired: true,
  customFields: [],
  paymentMethods: ['cod'],
}
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
      label: { key: 'label.first_name', values: { country: 'DE' } },
      message: { key: 'required' },
      beside: { key: 'enter.first_name', values: { kind: 'billing', country: 'DE' } },
    })
    expect(errors.slice(-2).map(error => error.message.key)).toEqual([
      'noPaymentMethod',
      'termsNotAccepted',
    ])
  })

  test('a complete form has none', () => {
    expect(check({})).toEqual([])
  })

  test.each([
    [{ billing_postcode: '1011' }, 'invalidPostcode'],
    [{ billing_phone: 'call me' }, 'invalidPhone'],
    [{ billing_email: 'ida@' }, 'invalidEmail'],
    [{ billing_country: 'XX' }, 'invalidCountry'],
    [
      { billing_country: 'US', billing_postcode: '90210', billing_state: 'Bavaria' },
      'invalidState',
    ],
    [{ billing_country: 'US', billing_postcode: '90210' }, 'required'],
    [{ order_comments: 'x'.repeat(2001) }, 'tooLong'],
  ])('%o is refused', (changes, reason) => {
    expect(check(changes).map(error => error.message.key)).toEqual([reason])
  })

  test('validates the shipping address if goods are sent there', () => {
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
    expect(check({}, { sellTo: ['FR'] }).map(error => error.message)).toEqual([
      { key: 'notSoldTo', values: { country: 'Germany' } },
    ])
  })

  test('of an address in such a country only the country is wrong, not its postcode and state', () => {
    const keys = (changes: Parameters<typeof check>[0]) =>
      check(changes, { sellTo: ['FR'] }).map(error => `${error.field} ${error.message.key}`)
    expect(keys({ billing_country: 'DE', billing_postcode: 'SW1A 1AA' })).toEqual([
      'billing_country notSoldTo',
    ])
    expect(keys({ billing_country: 'US', billing_postcode: '', billing_state: 'Bavaria' })).toEqual(
      ['billing_country notSoldTo'],
    )
    const other = { ship_to_different_address: '1', shipping_country: 'GB' }
    const shipping = check({ ...other, shipping_postcode: '1' }, { sellTo: ['DE'] })
    expect(shipping.map(error => error.field)).not.toContain('shipping_postcode')
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
