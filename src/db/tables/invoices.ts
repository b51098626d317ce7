/** Invoices and credit notes. */
export interface InvoiceTables {
  /** Issued documents; only `cancelled_at` of an invoice changes. */
  invoices: {
    id: string
    /** `invoice` or `credit-note`. */
    kind: string
    number: string
    /** Number and buyer in lower case, for search. */
    number_key: string
    /** Number format with the year filled in; each has its own range. */
    series: string
    sequence: number
    order_id: string
    order_number: number
    /** Refund of a credit note; null for cancellations. */
    refund_id: string | null
    /** Invoice of a credit note. */
    corrects: string | null
    /** When a credit note for the rest cancelled the invoice. */
    cancelled_at: number | null
    /** ISO date in the time zone of the shop. */
    issued_on: string
    buyer: string
    buyer_key: string
    currency: string
    /** With tax. */
    total: number
    tax: number
    /** JSON `InvoiceDocument`. */
    document: string
    author: string
    created_at: number
  }
  /** Last used number of each range. */
  invoice_numbers: { series: string; last: number }
}
