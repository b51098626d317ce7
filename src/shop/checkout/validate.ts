import { isEmailAddress } from '#base'
import { ADDRESS_FIELDS, type AddressField, isRequired } from '../address/addresses.ts'
import { COUNTRY_CODES, countryName } from '../address/countries.ts'
import { isPostcode } from '../address/postcodes.ts'
import { findState, STATES } from '../address/states.ts'
import {
  CHECKOUT_FIELDS,
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
} from '../model/checkout-fields.ts'
import type { CustomField } from '../model/custom-fields.ts'
import { type CheckoutError, required, withFieldMessage } from './checkout-error.ts'
import type { CheckoutMessage } from './texts.ts'
import { validateCustomFields } from './validate-custom-fields.ts'

const MAX_NAMED_STATES = 60

export interface CheckoutRules {
  /** Countries sold to; empty for all. */
  sellTo: readonly string[]
  locale: string
  termsRequired: boolean
  paymentMethods: readonly string[]
  /** Those of the order. */
  customFields: readonly CustomField[]
}

/** A deliverable internet address needs a domain with a dot. */
export function isEmail(text: string): boolean {
  return isEmailAddress(text) && text.includes('.', text.indexOf('@'))
}

export function isPhone(text: string): boolean {
  return /^[\d\s#_\-+/().]+$/.test(text) && /\d/.test(text)
}

/** All problems of the form in field order (behaviour §14). */
export function validateCheckout(fields: CheckoutFields, rules: CheckoutRules): CheckoutError[] {
  const errors = validateAddress(fields, 'billing', rules)
  const ofPlace = (place: CustomField['place']) =>
    validateCustomFields(
      rules.customFields.filter(field => field.place === place),
      fields,
    )
  errors.push(...validateContact(fields), ...ofPlace('contact'))
  if (fields.ship_to_different_address) errors.push(...validateAddress(fields, 'shipping', rules))
  errors.push(...ofPlace('delivery'), ...validateCardDelivery(fields), ...ofPlace('order'))
  if (!rules.paymentMethods.includes(fields.payment_method)) {
    errors.push(withFieldMessage('payment_method', 'noPaymentMethod'))
  }
  if (rules.termsRequired && !fields.terms) {
    errors.push(withFieldMessage('terms', 'termsNotAccepted'))
  }
  const reported = new Set(errors.map(error => error.field))
  return [...errors, ...tooLong(fields).filter(error => !reported.has(error.field))]
}

/** Exceeds the limits that browsers enforce, so it was not sent by the form. */
function tooLong(fields: CheckoutFields): CheckoutError[] {
  return CHECKOUT_FIELDS.flatMap(field => {
    const max = CHECKOUT_LENGTHS[field]
    if (fields[field].length <= max) return []
    const country = field.startsWith('shipping_') ? fields.shipping_country : fields.billing_country
    return [withFieldMessage(field, 'tooLong', { max }, labelOf(field, country))]
  })
}

function validateContact(fields: CheckoutFields): CheckoutError[] {
  const { billing_phone: phone, billing_email: email } = fields
  const errors: CheckoutError[] = []
  const named = { phone: labelOf('billing_phone', ''), email: labelOf('billing_email', '') }
  if (!phone) errors.push(required('billing_phone', named.phone, { key: 'enter.phone' }))
  else if (!isPhone(phone)) {
    errors.push(withFieldMessage('billing_phone', 'invalidPhone', undefined, named.phone))
  }
  if (!email) errors.push(required('billing_email', named.email, { key: 'enter.email' }))
  else if (!isEmail(email)) {
    errors.push(withFieldMessage('billing_email', 'invalidEmail', undefined, named.email))
  }
  return errors
}

/** Recipient of gift cards, if not the buyer. */
function validateCardDelivery(fields: CheckoutFields): CheckoutError[] {
  const { card_recipient_email: email, card_date: date } = fields
  const errors: CheckoutError[] = []
  if (email && !isEmail(email)) {
    const label = labelOf('card_recipient_email', '')
    errors.push(withFieldMessage('card_recipient_email', 'invalidEmail', undefined, label))
  }
  if (date && Number.isNaN(Date.parse(`${date}T00:00:00Z`))) {
    errors.push(withFieldMessage('card_date', 'invalidDate', undefined, labelOf('card_date', '')))
  }
  return errors
}

/** Problems of one address. */
export function validateAddress(
  fields: CheckoutFields,
  kind: 'billing' | 'shipping',
  rules: Pick<CheckoutRules, 'sellTo' | 'locale'>,
): CheckoutError[] {
  const country = fields[`${kind}_country`]
  const isRefused = isCountryRefused(country, rules)
  return ADDRESS_FIELDS.flatMap(part => {
    const field = `${kind}_${part}` as const
    const label = labelOf(field, country)
    const value = fields[field]
    // Postcode and state depend on the country, which must change first.
    if (isRefused && (part === 'postcode' || part === 'state')) return []
    if (!value && !isRequired(part, country)) return []
    if (!value) return [required(field, label, enter(kind, part, country))]
    if (part === 'country') return countryErrors(field, label, value, kind, rules)
    if (part === 'postcode' && !isPostcode(value, country)) {
      return [withFieldMessage(field, 'invalidPostcode', undefined, label)]
    }
    if (part === 'state' && country in STATES && !findState(country, value)) {
      return [unknownState(field, country, label)]
    }
    return []
  })
}

/** Names the states, unless there are too many to read. */
function unknownState(
  field: CheckoutField,
  country: string,
  label: CheckoutMessage | undefined,
): CheckoutError {
  const states = Object.values(STATES[country] ?? {})
  const error = withFieldMessage(field, 'invalidState', { states }, label)
  return states.length > MAX_NAMED_STATES ? { ...error, message: { key: 'invalidCountry' } } : error
}

/** Whether a valid country is excluded from selling or shipping. */
const isCountryRefused = (country: string, { sellTo }: Pick<CheckoutRules, 'sellTo'>) =>
  COUNTRY_CODES.includes(country) && sellTo.length > 0 && !sellTo.includes(country)

function countryErrors(
  field: CheckoutField,
  label: CheckoutMessage | undefined,
  country: string,
  kind: 'billing' | 'shipping',
  rules: Pick<CheckoutRules, 'sellTo' | 'locale'>,
): CheckoutError[] {
  if (!COUNTRY_CODES.includes(country)) {
    return [withFieldMessage(field, 'invalidCountry', undefined, label)]
  }
  if (!isCountryRefused(country, rules)) return []
  const name = countryName(country, rules.locale)
  if (kind === 'shipping') return [notShippedTo(field, name)]
  return [withFieldMessage(field, 'notSoldTo', { country: name })]
}

/** Error for a country without shipping, by name. */
export function notShippedTo(field: CheckoutField, country: string): CheckoutError {
  return withFieldMessage(field, 'notShippedTo', { country })
}

type CardField = Extract<CheckoutField, `card_${string}`>

/** Label of a field for a country; undefined if it has none. */
function labelOf(field: CheckoutField, country: string): CheckoutMessage | undefined {
  if (field === 'order_comments') return { key: 'label.comments' }
  if (field === 'gift_message') return { key: 'label.gift_message' }
  if (field === 'billing_vat_id') return { key: 'label.vat_id' }
  if (field === 'billing_phone') return { key: 'label.phone' }
  if (field === 'billing_email') return { key: 'label.email' }
  if (field.startsWith('card_')) return { key: `label.${field as CardField}` }
  const part = ADDRESS_FIELDS.find(one => field === `billing_${one}` || field === `shipping_${one}`)
  return part && { key: `label.${part}`, values: { country } }
}

/** Message for a missing address field. */
function enter(
  kind: 'billing' | 'shipping',
  part: AddressField,
  country: string,
): CheckoutMessage | undefined {
  if (part === 'company' || part === 'address_2') return undefined
  return { key: `enter.${part}`, values: { kind, country } }
}
