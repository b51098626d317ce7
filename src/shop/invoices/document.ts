import type { Minor } from '#base'
import type { Exchange } from '../model/currency-settings.ts'
import type { TaxDisplay } from '../money/totals.ts'
import type { TaxCategory } from './tax-category.ts'

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

export interface InvoiceParty {
  /** Name of the person; empty for companies without a contact. */
  name: string
  company: string
  address: string
  addition: string
  postcode: string
  city: string
  state: string
  country: string
  /** In the format of the country, without its name; missing in documents of older versions. */
  lines?: string[]
}

export interface InvoiceSellerParty {
  name: string
  address: string
  postcode: string
  city: string
  state: string
  country: string
  vatId: string
  taxNumber: string
  register: string
  managers: string
  phone: string
  email: string
}

/** An amount with and without tax. */
export interface NetGross {
  net: Minor
  gross: Minor
}

export interface InvoiceLine {
  kind: 'product' | 'shipping' | 'fee'
  name: string
  sku: string
  /** Chosen options, such as `Color: Red`. */
  options: string[]
  quantity: number
  before: NetGross
  /** Lead from `before` to `after`. */
  discounts: ({ label: string } & NetGross)[]
  after: NetGross
  /** Taxes after discounts; each is a rate of the order. */
  taxes: { name: string; ppm: number; amount: Minor }[]
  category: TaxCategory
  /** Sum of the rates in parts per million, with compound taxes on top of others. */
  ppm: number
}

/** Amount per named rate, for the tax table. */
export interface InvoiceTax {
  name: string
  ppm: number
  net: Minor
  amount: Minor
}

/**
 * An issued invoice or credit note: a snapshot that is stored and never changes. PDF, XML and
 * booking lists read it and compute no tax. Amounts of credit notes are positive.
 */
export interface InvoiceDocument {
  version: 1
  kind: InvoiceKind
  number: string
  /** ISO dates in the time zone of the shop. */
  issuedOn: string
  deliveredOn: string
  /** Empty if nothing is due. */
  dueOn: string
  currency: string
  /** BCP 47 tag of the order. */
  locale: string
  /** The amounts that the lines show. */
  display: TaxDisplay
  order: { number: number; placedOn: string }
  seller: InvoiceSellerParty
  buyer: InvoiceParty & { vatId: string; email: string }
  /** Undefined if nothing is sent. */
  deliverTo?: InvoiceParty | undefined
  lines: InvoiceLine[]
  taxes: InvoiceTax[]
  totals: { net: Minor; tax: Minor; gross: Minor; paid: Minor; due: Minor }
  /** Of documents in another currency than the shop's: the tax in that currency, and the rate. */
  accounting?: { exchange: Exchange; tax: Minor } | undefined
  payment: {
    method: string
    title: string
    /** ISO date of the last payment; empty if unpaid. */
    paidOn: string
    /** Sums per method; missing in documents before they were stored. */
    parts?: { title: string; amount: Minor }[] | undefined
    /** Bank account for transfers of the balance. */
    account?: { owner: string; bank: string; iban: string; bic: string } | undefined
  }
  /** Reason of lines without tax, by category. */
  notices: { category: TaxCategory; text: string }[]
  /** Payment terms of the balance. */
  terms: string
  /** The invoice that a credit note corrects, and why. */
  corrects?: { number: string; issuedOn: string } | undefined
  reason: string
  footer: string
}
