import { describe, expect, test } from 'vitest'
import { validateCheckout } from '#shop/schema'
import { createTranslate } from '#texts'
import { checkoutFields } from '../../../tests/support/test-shop.ts'
import { errorText, inlineText } from './error-text.ts'
import { texts } from './texts.ts'

const rules = {
  sellTo: [],
  locale: 'en',
  termsRequired: true,
  customFields: [],
  paymentMethods: ['cod'],
}
const check = (changes: object) =>
  validateCheckout(checkoutFields({ terms: '1', ...changes }), rules)
const said = (changes: object, locale = 'en') => {
  const t = createTranslate(texts, { locale })
  return check(changes).map(error => ({ ...errorText(error, t), beside: inlineText(error, t) }))
}

describe('errors of a checkout', () => {
  test.each([
    [{ billing_first_name: '' }, 'Billing First name is a required field.'],
    [{ billing_postcode: '1011' }, 'Billing Postcode / ZIP is not a valid postcode / ZIP.'],
    [{ billing_phone: 'call me' }, 'Billing Phone is not a valid phone number.'],
    [{ billing_email: 'ida@' }, 'Billing Email address is not a valid email address.'],
    [{ billing_country: 'XX' }, 'Billing Country / Region is not valid.'],
    [
      { billing_country: 'US', billing_postcode: '90210', billing_state: 'Bavaria' },
      /^Billing State is not valid\. Please enter one of the following: Alabama, /,
    ],
    [{ payment_method: '' }, 'Invalid payment method.'],
    [{ terms: '' }, 'Please read and accept the terms and conditions to proceed with your order.'],
  ])('SH-2: %o is told in the list of all', (changes, text) => {
    expect(said(changes).map(error => error.text)).toEqual([expect.stringMatching(text)])
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
    [{ order_comments: 'x'.repeat(2001) }, 'At most 2000 characters'],
  ])('beside the field, %o is answered in a few words', (changes, beside) => {
    expect(said(changes).map(error => error.beside)).toEqual([beside])
  })

  test('the field is named in the words of the language and of the country', () => {
    const other = { ship_to_different_address: '1', shipping_country: 'IE' }
    expect(said({ billing_first_name: '' }, 'de')).toEqual([
      {
        text: 'Vorname (Rechnungsadresse) ist ein Pflichtfeld.',
        label: 'Vorname (Rechnungsadresse)',
        beside: 'Bitte geben Sie Ihren Vornamen ein',
      },
    ])
    expect(said(other, 'fr')[1]).toMatchObject({
      text: 'Nom (livraison) est un champ obligatoire.',
      beside: 'Saisissez le nom',
    })
    for (const { text, label } of said(other, 'ar')) expect(text).toContain(label)
  })
})
