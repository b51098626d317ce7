import Type, { type Static } from 'typebox'
import { plainText } from '../text.ts'
import { ADDRESS_FIELDS, type Address } from './address.ts'

const text = (maxLength: number) => Type.String({ maxLength, default: '' })

const address = {
  first_name: text(100),
  last_name: text(100),
  company: text(200),
  country: text(2),
  address_1: text(200),
  address_2: text(200),
  postcode: text(20),
  city: text(100),
  state: text(100),
}

type Prefixed<P extends string, T> = { [K in keyof T & string as `${P}_${K}`]: T[K] }

function prefix<P extends string, T extends object>(name: P, shape: T) {
  const entries = Object.entries(shape).map(([key, value]) => [`${name}_${key}`, value])
  return Object.fromEntries(entries) as Prefixed<P, T>
}

/** The checkout form as it is posted; the names are permanent. Every value is text; empty when not given. */
export const CheckoutFields = Type.Object({
  ...prefix('billing', address),
  billing_phone: text(50),
  billing_email: text(254),
  /** `1` when the goods go to another address. */
  ship_to_different_address: text(5),
  ...prefix('shipping', address),
  order_comments: text(2000),
  shipping_method: text(100),
  payment_method: text(50),
  /** `1` when accepted. */
  terms: text(5),
  /** The total that the visitor saw, in minor units. Another one now: they look again before they buy. */
  shown_total: text(20),
})
export type CheckoutFields = Static<typeof CheckoutFields>
export type CheckoutField = keyof CheckoutFields

export const CHECKOUT_FIELDS = Object.keys(CheckoutFields.properties) as CheckoutField[]

export function maxLengthOf(field: CheckoutField): number {
  return (CheckoutFields.properties[field] as { maxLength?: number }).maxLength ?? 0
}

export const emptyCheckoutFields = Object.fromEntries(
  CHECKOUT_FIELDS.map(name => [name, '']),
) as CheckoutFields

/** Takes the form's own fields out of a body, trimmed; other keys and other types are dropped. */
export function readCheckoutFields(body: Record<string, unknown>): CheckoutFields {
  const entries = CHECKOUT_FIELDS.map(name => {
    const value = body[name]
    return [name, typeof value === 'string' ? plainText(value).trim() : '']
  })
  return Object.fromEntries(entries) as CheckoutFields
}

export function addressOf(fields: CheckoutFields, kind: 'billing' | 'shipping'): Address {
  const entries = ADDRESS_FIELDS.map(name => [name, fields[`${kind}_${name}`]])
  return Object.fromEntries(entries) as Address
}

/** Where the goods go. */
export function destinationOf(fields: CheckoutFields): Address {
  return addressOf(fields, fields.ship_to_different_address ? 'shipping' : 'billing')
}
