import { formatMoney } from '#base'
import type { OrderView } from './view.ts'

export interface TotalRow {
  id: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'payment' | 'total'
  label: string
  value: string
  /** Said in small print after the value: taxes that it includes. */
  note?: string
}

/** The rows under an order's lines, for page and mail alike. */
export function orderTotalRows(order: Pick<OrderView, 'totals' | 'money' | 'payment'>): TotalRow[] {
  const { totals, money, payment } = order
  const amount = (minor: number) => formatMoney(minor, money.currency, money.locale)
  const { shipping } = totals
  const rows: TotalRow[] = [{ id: 'subtotal', label: 'Subtotal', value: amount(totals.subtotal) }]
  for (const { label, amount: off } of totals.discounts) {
    rows.push({ id: 'discount', label, value: amount(-off) })
  }
  if (shipping) {
    const value =
      shipping.cost === 0 ? shipping.title : `${amount(shipping.cost)} (${shipping.title})`
    rows.push({ id: 'shipping', label: 'Shipping', value })
  }
  if (totals.display === 'excl') {
    for (const tax of totals.taxes) {
      rows.push({ id: 'tax', label: tax.name, value: amount(tax.amount) })
    }
  }
  rows.push({ id: 'payment', label: 'Payment method', value: payment.title })
  const note = includedTaxNote(totals, amount)
  const total = { id: 'total', label: 'Total', value: amount(totals.total) } as const
  return [...rows, note ? { ...total, note } : total]
}

/** `(includes €3.19 VAT)`, where the total includes taxes. */
export function includedTaxNote(
  totals: OrderView['totals'],
  amount: (minor: number) => string,
): string | undefined {
  const taxes = totals.taxes.filter(tax => tax.amount > 0)
  if (totals.display !== 'incl' || taxes.length === 0) return undefined
  return `(includes ${taxes.map(tax => `${amount(tax.amount)} ${tax.name}`).join(', ')})`
}
