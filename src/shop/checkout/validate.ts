import { isAddress } from '#base'
import type { CartMessage } from '../cart/texts.ts'
import {
  ADDRESS_FIELDS,
  type AddressField,
  findState,
  isPostcode,
  isRequired,
  STATES,
} from './addresses.ts'
import { COUNTRY_CODES, countryName } from './countries.ts'
import {
  CHECKOUT_FIELDS,
  CHECKOUT_LENGTHS,
  type CheckoutField,
  type CheckoutFields,
} from './fields.ts'
import type { CheckoutMessage, CheckoutText } from './texts.ts'

/** One message per field; whoever shows it says it in the page's language. */
export interface CheckoutError {
  /** Undefined when it concerns the order as a whole. */
  field: CheckoutField | undefined
  /** What the field is called: `{label}` of the message. Undefined where the message names none. */
  label?: CheckoutMessage | undefined
  /** In the list of all. */
  message: CheckoutMessage | CartMessage
  /** Beside the field. */
  beside?: CheckoutMessage | undefined
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
    errors.push(withBeside('payment_method', 'noPaymentMethod'))
  }
  if (rules.termsRequired && !fields.terms) {
    errors.push(withBeside('terms', 'termsNotAccepted'))
  }
  const reported = new Set(errors.map(error => error.field))
  return [...errors, ...tooLong(fields).filter(error => !reported.has(error.field))]
}

/** What no form would send; the browser's own limit is the same. */
function tooLong(fields: CheckoutFields): CheckoutError[] {
  return CHECKOUT_FIELDS.flatMap(field => {
    const max = CHECKOUT_LENGTHS[field]
    if (fields[field].length <= max) return []
    const country = field.startsWith('shipping_') ? fields.shipping_country : fields.billing_country
    return [withBeside(field, 'tooLong', { max }, labelOf(field, country))]
  })
}

function validateContact(fields: CheckoutFields): CheckoutError[] {
  const { billing_phone: phone, billing_email: email } = fields
  const errors: CheckoutError[] = []
  const named = { phone: labelOf('billing_phone', ''), email: labelOf('billing_email', '') }
  if (!phone) errors.push(required('billing_phone', named.phone, { key: 'enter.phone' }))
  else if (!isPhone(phone)) {
    errors.push(withBeside('billing_phone', 'invalidPhone', undefined, named.phone))
  }
  if (!email) errors.push(required('billing_email', named.email, { key: 'enter.email' }))
  else if (!isEmail(email)) {
    errors.push(withBeside('billing_email', 'invalidEmail', undefined, named.email))
  }
  return errors
}

function validateAddress(
  fields: CheckoutFields,
  kind: 'billing' | 'shipping',
  rules: CheckoutRules,
): CheckoutError[] {
  const country = fields[`${kind}_country`]
  const isRefused = isCountryRefused(country, rules)
  return ADDRESS_FIELDS.flatMap(part => {
    const field = `${kind}_${part}` as const
    const label = labelOf(field, country)
    const value = fields[field]
    // They follow the country, which has to be another one.
    if (isRefused && (part === 'postcode' || part === 'state')) return []
    if (!value && !isRequired(part, country)) return []
    if (!value) return [required(field, label, enter(kind, part, country))]
    if (part === 'country') return countryErrors(field, label, value, kind, rules)
    if (part === 'postcode' && !isPostcode(value, country)) {
      return [withBeside(field, 'invalidPostcode', undefined, label)]
    }
    if (part === 'state' && country in STATES && !findState(country, value)) {
      const states = Object.values(STATES[country] ?? {})
      return [withBeside(field, 'invalidState', { states }, label)]
    }
    return []
  })
}

/** Whether a real country is not sold or shipped to. */
const isCountryRefused = (country: string, { sellTo }: CheckoutRules) =>
  COUNTRY_CODES.includes(country) && sellTo.length > 0 && !sellTo.includes(country)

function countryErrors(
  field: CheckoutField,
  label: CheckoutMessage | undefined,
  country: string,
  kind: 'billing' | 'shipping',
  rules: CheckoutRules,
): CheckoutError[] {
  if (!COUNTRY_CODES.includes(country)) {
    return [withBeside(field, 'invalidCountry', undefined, label)]
  }
  if (!isCountryRefused(country, rules)) return []
  const name = countryName(country, rules.locale)
  if (kind === 'shipping') return [notShippedTo(field, name)]
  return [withBeside(field, 'notSoldTo', { country: name })]
}

/** A country that nothing is sent to, by its name. */
export function notShippedTo(field: CheckoutField, country: string): CheckoutError {
  return withBeside(field, 'notShippedTo', { country })
}

type ReasonOf<Key> = Key extends `beside.${infer Reason}` ? Reason : never
/** Reasons with a `beside.…` of their own. */
type SaidBeside = ReasonOf<CheckoutText> & CheckoutText

/** A reason that is said shortly beside the field as well. */
export function withBeside(
  field: CheckoutField,
  key: SaidBeside,
  values?: CheckoutMessage['values'],
  label?: CheckoutMessage,
): CheckoutError {
  return { field, label, message: { key, values }, beside: { key: `beside.${key}`, values } }
}

function required(
  field: CheckoutField,
  label: CheckoutMessage | undefined,
  beside: CheckoutMessage | undefined,
): CheckoutError {
  return { field, label, message: { key: 'required' }, beside }
}

/** What a field is called by people of the country; undefined for what has no name of its own. */
function labelOf(field: CheckoutField, country: string): CheckoutMessage | undefined {
  if (field === 'order_comments') return { key: 'label.comments' }
  if (field === 'billing_phone') return { key: 'label.phone' }
  if (field === 'billing_email') return { key: 'label.email' }
  const part = ADDRESS_FIELDS.find(one => field === `billing_${one}` || field === `shipping_${one}`)
  return part && { key: `label.${part}`, values: { country } }
}

/** Beside a part of an address that is missing. */
function enter(
  kind: 'billing' | 'shipping',
  part: AddressField,
  country: string,
): CheckoutMessage | undefined {
  if (part === 'company' || part === 'address_2') return undefined
  return { key: `enter.${part}`, values: { kind, country } }
}
