import type { InvoiceDocument } from '../document.ts'

/** Codes of UNTDID 4461. */
const CASH = '10'
const CHEQUE = '20'
const CREDIT_TRANSFER = '30'
const CARD = '48'
const SEPA_TRANSFER = '58'
const ONLINE_SERVICE = '68'
const NOT_DEFINED = '1'

const CODES: Readonly<Record<string, string>> = {
  cod: CASH,
  cheque: CHEQUE,
  stripe: CARD,
  paypal: ONLINE_SERVICE,
}

/** Payment means of a document (BT-81). Transfers need an account (BR-61). */
export function paymentMeansCode({ payment, currency }: InvoiceDocument): string {
  if (payment.method !== 'bacs') return CODES[payment.method] ?? NOT_DEFINED
  if (!payment.account) return NOT_DEFINED
  return currency === 'EUR' ? SEPA_TRANSFER : CREDIT_TRANSFER
}
