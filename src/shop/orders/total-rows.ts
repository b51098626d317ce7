import { formatMoney } from '#base'
import type { KeyOf, Translate } from '#texts'
import type { Totals } from '../money/totals.ts'
import type { orderTexts } from './texts.ts'
import type { OrderView } from './view.ts'

export interface TotalRow {
  id:
    | 'subtotal'
    | 'discount'
    | 'shipping'
    | 'fee'
    | 'tax'
    | 'payment'
    | 'total'
    | 'paid'
    | 'due'
    | 'refunded'
  label: string
  value: string
  /** Small print after the value: included taxes, or why there are none. */
  note?: string
}

type OrderTranslate = Translate<KeyOf<typeof orderTexts>>

/** Total rows of an order for pages, mails and print. */
export function orderTotalRows(
  order: Pick<OrderView, 'totals' | 'money' | 'payment' | 'exemption' | 'paid' | 'refunded'>,
  t: OrderTranslate,
): TotalRow[] {
  const { totals, money, payment, exemption } = order
  const amount = (minor: number) => formatMoney(minor, money.currency, money.locale)
  const { shipping } = totals
  const rows: TotalRow[] = [
    { id: 'subtotal', label: t('subtotal'), value: amount(totals.subtotal) },
  ]
  for (const { label, amount: off } of totals.discounts) {
    rows.push({ id: 'discount', label, value: amount(-off) })
  }
  if (shipping) {
    const value =
      shipping.cost === 0 ? shipping.title : `${amount(shipping.cost)} (${shipping.title})`
    rows.push({ id: 'shipping', label: t('shipping'), value })
  }
  for (const fee of totals.fees) {
    rows.push({ id: 'fee', label: fee.title, value: amount(fee.amount) })
  }
  for (const tax of addedTaxes(totals, t('tax'))) {
    rows.push({ id: 'tax', label: tax.name, value: amount(tax.amount) })
  }
  if (payment.title) {
    rows.push({ id: 'payment', label: t('paymentMethod'), value: payment.title })
  }
  const taxes = includedTaxes(totals, amount, t('tax'))
  const note = exemption
    ? t(`exempt.${exemption.reason}`, { country: exemption.country })
    : taxes && t('includesTax', { taxes })
  const total = { id: 'total', label: t('total'), value: amount(totals.total) } as const
  rows.push(note ? { ...total, note } : total)
  if (order.paid > 0 && order.paid < totals.total) {
    rows.push({ id: 'paid', label: t('paid'), value: amount(-order.paid) })
    rows.push({ id: 'due', label: t('due'), value: amount(totals.total - order.paid) })
  }
  if (order.refunded > 0) {
    rows.push({ id: 'refunded', label: t('refunded'), value: amount(-order.refunded) })
  }
  return rows
}

type ShownTotals = Pick<Totals, 'display' | 'hasSingleTax' | 'taxes' | 'tax'>

/** Taxes with their own rows, because prices are displayed without them. */
export function addedTaxes(totals: ShownTotals, singleLabel: string) {
  return totals.display === 'excl' ? shownTaxes(totals, singleLabel) : []
}

/** `€3.19 VAT`: included taxes of a total; undefined if there are none, or if they have their own rows. */
export function includedTaxes(
  totals: ShownTotals,
  amount: (minor: number) => string,
  singleLabel: string,
): string | undefined {
  const taxes = shownTaxes(totals, singleLabel)
  if (totals.display !== 'incl' || taxes.length === 0) return undefined
  return taxes.map(tax => `${amount(tax.amount)} ${tax.name}`).join(', ')
}

function shownTaxes({ hasSingleTax, taxes, tax }: ShownTotals, singleLabel: string) {
  const each = taxes.filter(one => one.amount > 0)
  return hasSingleTax && each.length > 0 ? [{ name: singleLabel, amount: tax }] : each
}
