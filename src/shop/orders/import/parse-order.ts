import { isEmailAddress, type Minor } from '#base'
import type { Address } from '../../address/addresses.ts'
import { readAddress, type Side } from '../../import-jobs/address-columns.ts'
import type { TableCells } from '../../import-jobs/table-cells.ts'
import type { TableContext } from '../../import-jobs/table-definition.ts'
import { isOrderStatus, type OrderStatus } from '../../model/order-status.ts'
import { type ImportedLine, type SettledImport, settleImported } from './settle-imported.ts'
import { importTextsIn } from './texts.ts'

export interface ImportedOrder {
  /** As in the file. */
  number: string
  at: number
  status: OrderStatus
  currency: string
  email: string
  billing: (Address & { phone: string }) | undefined
  shipping: (Address & { phone: string }) | undefined
  total: Minor
  tax: Minor
  taxName: string
  refunded: Minor
  isPaid: boolean
  isShipped: boolean
  payment: string
  coupon: string
  note: string
  settled: SettledImport
}

/** An order from its rows: the first has the order, and each may have an item. */
export function parseOrder(
  rows: readonly TableCells[],
  { settings, nowMs }: TableContext,
): ImportedOrder | undefined {
  const [first] = rows
  if (!first) return undefined
  const t = importTextsIn(settings.locale)
  const number = first.text('number')
  const currency = (first.text('currency') || settings.currency).toUpperCase()
  if (!number) first.problem('missing', 'number', 'The order has no number.')
  if (!/^[A-Z]{3}$/.test(currency)) {
    first.problem('invalid-value', 'currency', `“${currency}” is not a currency.`, currency)
    return undefined
  }
  const at = first.date('date')
  if (at === undefined && !first.text('date')) {
    first.problem('missing', 'date', 'The order has no date.')
  }
  if (at !== undefined && at > nowMs) {
    first.problem('invalid-date', 'date', 'The date is in the future.', first.text('date'))
  }
  const status = statusOf(first)
  const total = first.amount('total', currency)
  if (total === undefined && !first.text('total')) {
    first.problem('missing', 'total', 'The order has no total.')
  }
  if (!status || total === undefined || total < 0 || at === undefined) return undefined
  const amount = (column: string) => Math.abs(first.amount(column, currency) ?? 0)
  const tax = Math.min(amount('tax'), total)
  const lines = [...rows.flatMap(row => itemsOf(row, currency)), ...chargesOf(first, currency, t)]
  const email = first.text('email')
  const refunded = Math.min(amount('refunded') || (status === 'refunded' ? total : 0), total)
  return {
    ...{ number, at, status, currency, total, tax, refunded },
    email: isEmailAddress(email) ? email : '',
    billing: addressOf(first, 'billing'),
    shipping: addressOf(first, 'shipping'),
    taxName: first.text('tax name') || t('tax'),
    isPaid: isPaid(first, status),
    isShipped: isShipped(first, status),
    payment: first.text('payment method').slice(0, 100),
    coupon: first.text('coupon code').slice(0, 100),
    note: first.text('note').slice(0, 2000),
    settled: settleImported(lines, {
      ...{ total, tax, discount: amount('discount') },
      adjustment: t('adjustment'),
    }),
  }
}

/** Shopify has one column for the whole name. */
function addressOf(cells: TableCells, side: Side) {
  const address = readAddress(cells, side)
  if (!address || address.last_name) return address
  const [name = '', ...others] = cells.text(`${side} name`).split(' ')
  return { ...address, first_name: address.first_name || name, last_name: others.join(' ') }
}

/**
 * The status in the file, or that of Shopify's payment and fulfilment. An unpaid order becomes `on-hold`,
 * because pending ones are cancelled with a mail after a while.
 */
function statusOf(cells: TableCells): OrderStatus | undefined {
  const written = cells.text('status').toLowerCase().replace(/^wc-/, '').replaceAll(/[\s_]/g, '-')
  const known = { complete: 'completed', canceled: 'cancelled', 'pending-payment': 'pending' }[
    written
  ]
  const status = known ?? written
  if (status === 'pending' || status === 'draft' || status === 'checkout-draft') return 'on-hold'
  if (isOrderStatus(status)) return status
  const payment = cells.text('payment status').toLowerCase()
  const isShopify = cells.has('payment status')
  if (!isShopify || (written && !['open', 'closed', 'archived'].includes(written))) {
    if (!written && !isShopify) return 'completed'
    cells.problem(
      'invalid-value',
      'status',
      `“${written.slice(0, 60)}” is not a status of orders.`,
      written,
    )
    return undefined
  }
  if (cells.text('cancelled at') || payment === 'voided') return 'cancelled'
  if (payment === 'refunded') return 'refunded'
  if (cells.text('fulfilment status').toLowerCase() === 'fulfilled') return 'completed'
  return payment.includes('paid') || payment === 'partially_refunded' ? 'processing' : 'on-hold'
}

function isPaid(cells: TableCells, status: OrderStatus): boolean {
  const payment = cells.text('payment status').toLowerCase()
  if (payment)
    return ['paid', 'refunded', 'partially_refunded', 'partly-refunded'].includes(payment)
  return ['processing', 'completed', 'refunded'].includes(status)
}

function isShipped(cells: TableCells, status: OrderStatus): boolean {
  const written = cells.text('fulfilment status').toLowerCase()
  if (written) return written === 'fulfilled' || written === 'all'
  return status === 'completed' || status === 'refunded'
}

function itemsOf(cells: TableCells, currency: string): ImportedLine[] {
  const name = cells.text('item name')
  const packed = packedItems(cells, currency)
  if (!name) return packed
  const quantity = Math.max(1, Math.round(Math.abs(Number(cells.text('item quantity')) || 1)))
  const price = cells.amount('item price', currency) ?? 0
  const amount = cells.has('item total')
    ? (cells.amount('item total', currency) ?? price * quantity)
    : price * quantity
  const tax = cells.has('item tax') ? (cells.amount('item tax', currency) ?? 0) : undefined
  const sku = cells.text('item sku') || null
  const discount = cells.has('item discount')
    ? Math.abs(cells.amount('item discount', currency) ?? 0)
    : undefined
  const line = { name: name.slice(0, 300), options: choicesOf(cells), sku, quantity }
  return [{ kind: 'product', ...line, amount, tax, discount }, ...packed]
}

/** `Size: M` in each line of the cells for options and add-ons; see `orders/export-lines.ts`. */
function choicesOf(cells: TableCells): ImportedLine['options'] {
  const read = (column: string, isAddon: boolean) =>
    cells.list(column, /\r?\n/).flatMap(text => {
      const [, name = '', value = ''] = /^([^:]{1,100}): (.{1,4000})$/.exec(text) ?? []
      if (!name) return []
      return isAddon
        ? [{ name, value: unescapeLines(value), addon: true as const }]
        : [{ name, value: unescapeLines(value) }]
    })
  return [...read('item options', false), ...read('item addons', true)]
}

const unescapeLines = (text: string) =>
  text.replaceAll(/\\(n|\\)/g, (_, escaped: string) => (escaped === 'n' ? '\n' : '\\'))

/** `line_item_1` with `name:Mug|sku:M-1|quantity:2|total:20.00|tax:3.19`, and `line_items` with several. */
function packedItems(cells: TableCells, currency: string): ImportedLine[] {
  const columns = cells.headings.flatMap((heading, index) =>
    /^line[ _]item[ _]\d+$/i.test(heading.trim()) ? [cells.values[index] ?? ''] : [],
  )
  return [...columns, ...cells.text('line items').split(';')].flatMap((text): ImportedLine[] => {
    const parts = new Map(
      text.split('|').map(part => {
        const at = part.indexOf(':')
        return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const
      }),
    )
    const name = parts.get('name')
    if (!name) return []
    const amount = (key: string) => {
      const value = parts.get(key)
      return value ? cells.toMinor(value, currency) : undefined
    }
    const quantity = Math.max(1, Number.parseInt(parts.get('quantity') ?? '1', 10) || 1)
    const tax = amount('total_tax') ?? amount('tax')
    return [
      {
        ...{ kind: 'product', name: name.slice(0, 300), sku: parts.get('sku') || null, quantity },
        ...{ amount: amount('total') ?? 0, tax },
      },
    ]
  })
}

function chargesOf(
  cells: TableCells,
  currency: string,
  t: ReturnType<typeof importTextsIn>,
): ImportedLine[] {
  const shipping = cells.amount('shipping', currency) ?? 0
  const fees = cells.amount('fees', currency) ?? 0
  const method = cells.text('shipping method') || t('shipping')
  const tax = cells.has('shipping tax')
    ? (cells.amount('shipping tax', currency) ?? 0)
    : shipping === 0
      ? 0
      : undefined
  const feesTax = cells.has('fees tax') ? (cells.amount('fees tax', currency) ?? 0) : undefined
  const charge = { sku: null, quantity: 1 }
  return [
    ...(shipping === 0 && !cells.text('shipping method')
      ? []
      : [
          {
            ...charge,
            kind: 'shipping' as const,
            name: method.slice(0, 200),
            amount: shipping,
            tax,
          },
        ]),
    ...(fees === 0
      ? []
      : [{ ...charge, kind: 'fee' as const, name: t('fee'), amount: fees, tax: feesTax }]),
  ]
}
