import { plainText } from '#base'
import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  type BillingAddress,
} from '../address/addresses.ts'
import { findState } from '../address/states.ts'
import {
  type CustomFieldName,
  type CustomValues,
  isCustomFieldName,
  MAX_CUSTOM_FIELDS,
} from './custom-fields.ts'

const ADDRESS_LENGTHS: Record<AddressField, number> = {
  first_name: 100,
  last_name: 100,
  company: 200,
  country: 2,
  address_1: 200,
  address_2: 200,
  postcode: 20,
  city: 100,
  state: 100,
}

const OTHER_LENGTHS = {
  billing_vat_id: 30,
  billing_phone: 50,
  billing_email: 254,
  /** `1` to ship to another address. */
  ship_to_different_address: 5,
  order_comments: 2000,
  /** `1` if the order is a gift. */
  gift: 5,
  gift_message: 500,
  /** Recipient of gift cards; empty for the buyer. */
  card_recipient_name: 100,
  card_recipient_email: 254,
  card_message: 500,
  /** Day of the mail, such as `2026-12-24`; empty for at once. */
  card_date: 10,
  /** `1` if the buyer agrees to a mail that asks for reviews. */
  review_request: 5,
  /** `1` if the buyer agrees to mails about the cart if it is not ordered. */
  cart_reminder: 5,
  shipping_method: 100,
  payment_method: 50,
  /** `1` to get a link that creates an account. */
  create_account: 5,
  /** `1` if accepted. */
  terms: 5,
  /** Total that the visitor saw, in minor units. If it has changed, they must confirm again. */
  shown_total: 20,
} as const

type AddressKind = 'billing' | 'shipping'
export type CheckoutField = `${AddressKind}_${AddressField}` | keyof typeof OTHER_LENGTHS

/** The submitted checkout form. Field names are permanent; values are text, empty if missing. */
export type CheckoutFields = Record<CheckoutField, string> & CustomValues

/** Name of an input of the checkout form. */
export type FormField = CheckoutField | CustomFieldName

/** Maximum lengths. */
export const CHECKOUT_LENGTHS = {
  ...lengthsOf('billing'),
  ...OTHER_LENGTHS,
  ...lengthsOf('shipping'),
} as Record<CheckoutField, number>

export const CHECKOUT_FIELDS = Object.keys(CHECKOUT_LENGTHS) as CheckoutField[]

export const emptyCheckoutFields = Object.fromEntries(
  CHECKOUT_FIELDS.map(name => [name, '']),
) as CheckoutFields

function lengthsOf(kind: AddressKind) {
  return Object.fromEntries(ADDRESS_FIELDS.map(part => [`${kind}_${part}`, ADDRESS_LENGTHS[part]]))
}

/** Reads the form's fields from a body, trimmed; drops unknown keys and other types. */
export function readCheckoutFields(body: Record<string, unknown>): CheckoutFields {
  const entries = CHECKOUT_FIELDS.map(name => {
    const value = body[name]
    return [name, typeof value === 'string' ? plainText(value).trim() : '']
  })
  return { ...(Object.fromEntries(entries) as CheckoutFields), ...readCustomValues(body) }
}

/** Reads custom fields. Those that the settings do not have are ignored by validation and orders. */
function readCustomValues(body: Record<string, unknown>): CustomValues {
  const entries = Object.entries(body).flatMap(([name, value]) =>
    isCustomFieldName(name) && typeof value === 'string' ? [[name, plainText(value).trim()]] : [],
  )
  return Object.fromEntries(entries.slice(0, MAX_CUSTOM_FIELDS)) as CustomValues
}

/** Message of a gift, which may be empty; undefined if the order is no gift. */
export const giftMessageOf = ({ gift, gift_message }: CheckoutFields): string | undefined =>
  gift ? gift_message : undefined

export function addressOf(fields: CheckoutFields, kind: AddressKind): Address {
  const entries = ADDRESS_FIELDS.map(name => [name, fields[`${kind}_${name}`]])
  return Object.fromEntries(entries) as Address
}

/** Billing address as stored with an order. */
export const billingOf = (fields: CheckoutFields): BillingAddress => ({
  ...addressOf(fields, 'billing'),
  phone: fields.billing_phone,
  email: fields.billing_email,
})

/** Delivery address. */
export function destinationOf(fields: CheckoutFields): Address {
  return addressOf(fields, fields.ship_to_different_address ? 'shipping' : 'billing')
}

/** Fields that determine shipping and tax. */
export function shippingOf(fields: CheckoutFields) {
  return {
    ...placeOf(destinationOf(fields)),
    billing: placeOf(addressOf(fields, 'billing')),
    vatId: fields.billing_vat_id,
    shippingMethod: fields.shipping_method,
  }
}

const placeOf = ({ country, state, postcode, city }: Address) => ({
  country,
  state,
  postcode,
  city,
})

/** Normalizes input: state codes, uppercase postcodes. */
export function normalizeFields(fields: CheckoutFields): CheckoutFields {
  const normal = { ...fields }
  for (const kind of ['billing', 'shipping'] as const) {
    const country = fields[`${kind}_country`].toUpperCase()
    const state = fields[`${kind}_state`]
    normal[`${kind}_country`] = country
    normal[`${kind}_state`] = findState(country, state) ?? state
    normal[`${kind}_postcode`] = fields[`${kind}_postcode`].toUpperCase()
  }
  return normal
}
