import Type, { type Static } from 'typebox'

const oneOf = <Value extends string>(...values: Value[]) =>
  Type.Unsafe<Value>(Type.Enum([...values]))

const line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\r\\n\\u0000]*$' })

/** `{year}` and `{number}` are replaced, all other characters are kept. */
export const NumberFormat = Type.Object(
  {
    format: Type.String({
      maxLength: 30,
      pattern: '^[A-Za-z0-9/_. -]*(\\{year\\}[A-Za-z0-9/_. -]*)?\\{number\\}[A-Za-z0-9/_. -]*$',
    }),
    /** Minimum digits; shorter numbers start with zeros. */
    digits: Type.Integer({ minimum: 1, maximum: 10 }),
    /** First number of a range; later changes take effect only if it is higher than the last one. */
    start: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
    /** Starts a new range each year. */
    yearly: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type NumberFormat = Static<typeof NumberFormat>

export const InvoiceSeller = Type.Object(
  {
    name: line(200),
    address: line(200),
    postcode: line(20),
    city: line(100),
    /** The VAT ID of the tax settings if empty. */
    vatId: line(20),
    taxNumber: line(40),
    /** Register and number, such as `HRB 1234, Amtsgericht Berlin`. */
    register: line(200),
    managers: line(200),
    phone: line(50),
    accountOwner: line(70),
    bank: line(100),
    iban: line(42),
    bic: line(11),
  },
  { additionalProperties: false },
)
export type InvoiceSeller = Static<typeof InvoiceSeller>

const account = Type.String({ pattern: '^\\d{0,9}$' })

/** Accounts of the booking list. Empty ones stay empty in the list. */
export const BookingSettings = Type.Object(
  {
    consultant: Type.String({ pattern: '^\\d{0,7}$' }),
    client: Type.String({ pattern: '^\\d{0,5}$' }),
    /** Digits of general ledger accounts. */
    accountLength: Type.Integer({ minimum: 4, maximum: 8 }),
    /** Contra account of all bookings, such as a collective debtor. */
    debtor: account,
    /** Revenue accounts by tax rate in parts per million. */
    rates: Type.Array(
      Type.Object(
        {
          ppm: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
          account,
          /** Posting key; empty for accounts that imply their tax. */
          taxKey: Type.String({ pattern: '^\\d{0,4}$' }),
        },
        { additionalProperties: false },
      ),
      { maxItems: 50 },
    ),
    /** Revenue accounts of sales without tax. */
    reverseCharge: account,
    export: account,
  },
  { additionalProperties: false },
)
export type BookingSettings = Static<typeof BookingSettings>

export const InvoiceSettings = Type.Object(
  {
    /** `paid`: with the payment, or for cash on delivery when the order is completed. */
    create: oneOf('manual', 'paid', 'completed'),
    /** Nothing, the PDF with mails about the payment and refunds, or a mail per document. */
    send: oneOf('none', 'attach', 'mail'),
    seller: InvoiceSeller,
    numbers: Type.Object(
      { invoice: NumberFormat, creditNote: NumberFormat },
      { additionalProperties: false },
    ),
    /** Days until unpaid invoices are due. */
    paymentDays: Type.Integer({ minimum: 0, maximum: 365 }),
    /** Replaces the standard sentence of unpaid invoices. */
    terms: Type.String({ maxLength: 500 }),
    smallBusiness: Type.Object(
      {
        enabled: Type.Boolean(),
        /** Replaces the standard notice. */
        notice: Type.String({ maxLength: 300 }),
      },
      { additionalProperties: false },
    ),
    footer: Type.String({ maxLength: 500 }),
    /** Statutory retention, counted from the end of the year of the document. */
    keepYears: Type.Integer({ minimum: 1, maximum: 30 }),
    bookings: BookingSettings,
  },
  { additionalProperties: false },
)
export type InvoiceSettings = Static<typeof InvoiceSettings>

export const defaultInvoiceSettings: InvoiceSettings = {
  create: 'paid',
  send: 'attach',
  seller: {
    ...{ name: '', address: '', postcode: '', city: '', vatId: '', taxNumber: '' },
    ...{ register: '', managers: '', phone: '', accountOwner: '', bank: '', iban: '', bic: '' },
  },
  numbers: {
    invoice: { format: 'INV-{year}-{number}', digits: 4, start: 1, yearly: true },
    creditNote: { format: 'CN-{year}-{number}', digits: 4, start: 1, yearly: true },
  },
  paymentDays: 14,
  terms: '',
  smallBusiness: { enabled: false, notice: '' },
  footer: '',
  keepYears: 10,
  bookings: {
    ...{ consultant: '', client: '', accountLength: 4, debtor: '', rates: [] },
    ...{ reverseCharge: '', export: '' },
  },
}
