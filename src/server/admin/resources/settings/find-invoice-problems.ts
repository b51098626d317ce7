import { isIban, isVatId } from '#shop'
import { type InvoiceSettings, isEuCountry } from '#shop/schema'

/** Numbers must differ between kinds and years, and IBAN and VAT ID must be valid. */
export function findInvoiceProblems({
  numbers,
  seller,
  bookings,
}: InvoiceSettings): { path: string; message: string }[] {
  const problems: { path: string; message: string }[] = []
  const complain = (path: string, message: string) =>
    problems.push({ path: `/shop/invoices/${path}`, message })
  for (const [kind, { format, yearly }] of Object.entries(numbers)) {
    if (yearly && !format.includes('{year}')) complain(`numbers/${kind}/format`, 'year-missing')
  }
  if (numbers.invoice.format === numbers.creditNote.format) {
    complain('numbers/creditNote/format', 'same-number-format')
  }
  const iban = seller.iban.replace(/\s/g, '').toUpperCase()
  if (iban && !isIban(iban)) complain('seller/iban', 'no-iban')
  const vatId = seller.vatId.replace(/\s/g, '').toUpperCase()
  const isEu = isEuCountry(vatId.slice(0, 2).replace('EL', 'GR'))
  if (vatId && isEu && !isVatId(vatId)) complain('seller/vatId', 'no-vat-id')
  const rates = bookings.rates.map(rate => rate.ppm)
  rates.forEach((ppm, index) => {
    if (rates.indexOf(ppm) < index) complain(`bookings/rates/${index}/ppm`, 'same-key')
  })
  return problems
}
