import { isAddress } from '#base'
import { ADDRESS_FIELDS } from './address.ts'
import { addressLabel, isPostcode, isRequired } from './address-rules.ts'
import { COUNTRY_CODES, countryName } from './countries.ts'
import {
  CHECKOUT_FIELDS,
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
} from './fields.ts'
import { enterAddress, shortMessages } from './short-messages.ts'
import { findState, STATES } from './states.ts'

/**
 * One message per field. `text` names the field and stands in the list of all; `label` is the part of it that stands
 * out, at its beginning. `short` stands beside the field.
 */
export interface CheckoutError {
  /** Undefined when it concerns the order as a whole. */
  field: CheckoutField | undefined
  label: string
  text: string
  short: string
}

export interface CheckoutRules {
  /** Countries sold to; empty for all. */
  sellTo: readonly string[]
  locale: string
  termsRequired: boolean
  paymentMethods: readonly string[]
}

/** Where a buyer's mail goes is somewhere on the internet: its domain has a dot. */
export function isEmail(text: string): boolean {
  return isAddress(text) && text.includes('.', text.indexOf('@'))
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
    errors.push(whole('payment_method', 'Invalid payment method.', shortMessages.payment))
  }
  if (rules.termsRequired && !fields.terms) {
    const text = 'Please read and accept the terms and conditions to proceed with your order.'
    errors.push(whole('terms', text, shortMessages.terms))
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
    const text = `is too long: at most ${maxLength} characters.`
    return [named(field, label, text, shortMessages.tooLong(maxLength))]
  })
}

function validateContact(fields: CheckoutFields): CheckoutError[] {
  const { billing_phone: phone, billing_email: email } = fields
  const errors: CheckoutError[] = []
  if (!phone) errors.push(required('billing_phone', 'Billing Phone', shortMessages.noPhone))
  else if (!isPhone(phone)) {
    const text = 'is not a valid phone number.'
    errors.push(named('billing_phone', 'Billing Phone', text, shortMessages.phone))
  }
  if (!email) errors.push(required('billing_email', 'Billing Email address', shortMessages.noEmail))
  else if (!isEmail(email)) {
    const text = 'is not a valid email address.'
    errors.push(named('billing_email', 'Billing Email address', text, shortMessages.email))
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
    if (!value && !isRequired(part, country)) return []
    if (!value) return [required(field, label, enterAddress(kind, part, country))]
    if (part === 'country') return countryErrors(field, label, value, kind, rules)
    if (part === 'postcode' && !isPostcode(value, country)) {
      return [named(field, label, 'is not a valid postcode / ZIP.', shortMessages.postcode)]
    }
    if (part === 'state' && country in STATES && !findState(country, value)) {
      const names = Object.values(STATES[country] ?? {}).join(', ')
      const text = `is not valid. Please enter one of the following: ${names}`
      return [named(field, label, text, shortMessages.state)]
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
  if (!COUNTRY_CODES.includes(country)) {
    return [named(field, label, 'is not valid.', shortMessages.country)]
  }
  if (rules.sellTo.length === 0 || rules.sellTo.includes(country)) return []
  const name = countryName(country, rules.locale)
  if (kind === 'shipping') return [notShippedTo(field, name)]
  return [whole(field, `Unfortunately we do not sell to ${name}.`, shortMessages.notSold)]
}

/** A country that nothing is sent to, by its name. */
export function notShippedTo(field: CheckoutField, country: string): CheckoutError {
  const text = `Unfortunately we do not ship to ${country}. Please enter an alternative shipping address.`
  return whole(field, text, shortMessages.notShipped)
}

function required(field: CheckoutField, label: string, short: string): CheckoutError {
  return named(field, label, 'is a required field.', short)
}

function named(field: CheckoutField, label: string, rest: string, short: string): CheckoutError {
  return { field, label, text: `${label} ${rest}`, short }
}

/** A message without a field's name in it. */
export function whole(
  field: CheckoutField | undefined,
  text: string,
  short: string = text,
): CheckoutError {
  return { field, label: '', text, short }
}
