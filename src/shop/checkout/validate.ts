import { ADDRESS_FIELDS } from './address.ts'
import { addressLabel, isPostcode, isRequired } from './address-rules.ts'
import { COUNTRY_CODES, countryName } from './countries.ts'
import {
  CHECKOUT_FIELDS,
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
} from './fields.ts'
import { findState, STATES } from './states.ts'

/** One message per field. `label` is the part of `text` that stands out, at its beginning. */
export interface CheckoutError {
  /** Undefined when it concerns the order as a whole. */
  field: CheckoutField | undefined
  label: string
  text: string
}

export interface CheckoutRules {
  /** Countries sold to; empty for all. */
  sellTo: readonly string[]
  locale: string
  termsRequired: boolean
  paymentMethods: readonly string[]
}

const EMAIL =
  /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u

export function isEmail(text: string): boolean {
  const local = text.slice(0, text.lastIndexOf('@'))
  return text.length <= 254 && local.length <= 64 && EMAIL.test(text) && !/^\.|\.\.|\.$/.test(local)
}

export function isPhone(text: string): boolean {
  return /^[\d\s#_\-+/().]+$/.test(text) && /\d/.test(text)
}

/** Everything that is wrong with the form, in its order (behaviour §14). */
export function validateCheckout(fields: CheckoutFields, rules: CheckoutRules): CheckoutError[] {
  const errors = validateAddress(fields, 'billing', rules)
  errors.push(...validateContact(fields))
  if (fields.ship_to_different_address) errors.push(...validateAddress(fields, 'shipping', rules))
  if (!rules.paymentMethods.includes(fields.payment_method)) {
    errors.push(whole('payment_method', 'Invalid payment method.'))
  }
  if (rules.termsRequired && !fields.terms) {
    const text = 'Please read and accept the terms and conditions to proceed with your order.'
    errors.push(whole('terms', text))
  }
  const reported = new Set(errors.map(error => error.field))
  return [...errors, ...tooLong(fields).filter(error => !reported.has(error.field))]
}

/** What no form would send; the browser's own limit is the same. */
function tooLong(fields: CheckoutFields): CheckoutError[] {
  return CHECKOUT_FIELDS.flatMap(field => {
    const maxLength = CHECKOUT_LENGTHS[field]
    if (fields[field].length <= maxLength) return []
    const label = field.replaceAll('_', ' ').replace(/^./, first => first.toUpperCase())
    return [invalid(field, label, `is too long: at most ${maxLength} characters.`)]
  })
}

function validateContact(fields: CheckoutFields): CheckoutError[] {
  const { billing_phone: phone, billing_email: email } = fields
  const errors: CheckoutError[] = []
  if (!phone) errors.push(required('billing_phone', 'Billing Phone'))
  else if (!isPhone(phone)) {
    errors.push(invalid('billing_phone', 'Billing Phone', 'is not a valid phone number.'))
  }
  if (!email) errors.push(required('billing_email', 'Billing Email address'))
  else if (!isEmail(email)) {
    errors.push(invalid('billing_email', 'Billing Email address', 'is not a valid email address.'))
  }
  return errors
}

function validateAddress(
  fields: CheckoutFields,
  kind: 'billing' | 'shipping',
  rules: CheckoutRules,
): CheckoutError[] {
  const country = fields[`${kind}_country`]
  return ADDRESS_FIELDS.flatMap(part => {
    const field = `${kind}_${part}` as const
    const label = `${kind === 'billing' ? 'Billing' : 'Shipping'} ${addressLabel(part, country)}`
    const value = fields[field]
    if (!value) return isRequired(part, country) ? [required(field, label)] : []
    if (part === 'country') return countryErrors(field, label, value, kind, rules)
    if (part === 'postcode' && !isPostcode(value, country)) {
      return [invalid(field, label, 'is not a valid postcode / ZIP.')]
    }
    if (part === 'state' && country in STATES && !findState(country, value)) {
      const names = Object.values(STATES[country] ?? {}).join(', ')
      const text = `is not valid. Please enter one of the following: ${names}`
      return [invalid(field, label, text)]
    }
    return []
  })
}

function countryErrors(
  field: CheckoutField,
  label: string,
  country: string,
  kind: 'billing' | 'shipping',
  rules: CheckoutRules,
): CheckoutError[] {
  if (!COUNTRY_CODES.includes(country)) return [invalid(field, label, 'is not valid.')]
  if (rules.sellTo.length === 0 || rules.sellTo.includes(country)) return []
  const name = countryName(country, rules.locale)
  const text =
    kind === 'shipping'
      ? `Unfortunately we do not ship to ${name}. Please enter an alternative shipping address.`
      : `Unfortunately we do not sell to ${name}.`
  return [whole(field, text)]
}

function required(field: CheckoutField, label: string): CheckoutError {
  return invalid(field, label, 'is a required field.')
}

function invalid(field: CheckoutField, label: string, rest: string): CheckoutError {
  return { field, label, text: `${label} ${rest}` }
}

/** A message without a field's name in it. */
export function whole(field: CheckoutField | undefined, text: string): CheckoutError {
  return { field, label: '', text }
}
