import type { Command } from 'commander'
import { formatMoney } from '#base'
import type { StatusReason } from '#shop'
import {
  isOrderStatus,
  ORDER_STATUSES,
  type OrderView,
  orderTexts,
  orderTotalRows,
} from '#shop/schema'
import { createTranslate } from '#texts'
import type { OpenServices } from '../main.ts'
import { fail, print, printJson, printTable } from '../print.ts'

/** `vitrine orders list|show|set`. */
export function register(program: Command, open: OpenServices) {
  const orders = program
    .command('orders')
    .description('list orders, show them and change their status')

  orders
    .command('list', { isDefault: true })
    .description('list orders, newest first')
    .option('--status <status>', `one of ${ORDER_STATUSES.join(', ')}`)
    .option('--limit <number>', 'maximum number of orders', '50')
    .option('--json', 'output as JSON')
    .action(list)

  orders
    .command('show <number>')
    .description('show an order with its items and history')
    .option('--json', 'output as JSON')
    .action(show)

  orders
    .command('set <number> <status>')
    .description(
      'change the status of an order; cancelled and failed orders restore stock, refunded ones are refunded completely',
    )
    .option('--note <text>', 'note stored with the change')
    .option('--json', 'output as JSON')
    .action(set)

  async function list(options: { status?: string; limit: string; json?: boolean }) {
    const { status } = options
    if (status !== undefined && !isOrderStatus(status)) return failStatus(status)
    const { shop, close } = await open()
    const limit = Math.max(1, Number(options.limit) || 50)
    const found = await shop.orders.list({ limit, status }).finally(close)
    if (options.json) return printJson(found)
    if (found.length === 0) return print('There are no orders.')
    printTable(
      ['number', 'at', 'status', 'customer', 'quantity', 'total'],
      found.map(order => [
        String(order.number),
        new Date(order.createdAt).toISOString(),
        order.status,
        `${order.name} <${order.email}>`,
        String(order.quantity),
        formatMoney(order.total, order.currency),
      ]),
    )
  }

  async function show(number: string, options: { json?: boolean }) {
    const { shop, close } = await open()
    const order = await shop.orders.load({ number: toNumber(number) })
    const events = order ? await shop.orders.events(order.id) : []
    await close()
    if (!order) return fail(`There is no order ${number}.`)
    if (options.json) return printJson({ ...order, events })
    printOrder(order)
    print('')
    for (const event of events) {
      const what = event.kind === 'status' ? `${event.from ?? 'new'} → ${event.to}` : event.kind
      print(
        `${new Date(event.createdAt).toISOString()}  ${what}  ${event.author}  ${event.message}`,
      )
    }
  }

  async function set(number: string, status: string, options: { note?: string; json?: boolean }) {
    if (!isOrderStatus(status)) return failStatus(status)
    const { shop, close } = await open()
    const order = await shop.orders.load({ number: toNumber(number) })
    const change = { status, author: 'vitrine', message: options.note ?? '' }
    const result = order && (await shop.orders.setStatus({ orderId: order.id, ...change }))
    await close()
    if (!result) return fail(`There is no order ${number}.`)
    if (!result.ok) process.exitCode = 1
    if (options.json) return printJson(result)
    if (result.ok) return print(`Order ${number}: ${result.from} → ${status}.`)
    fail(
      `Order ${number} cannot become ${status}: ${REASONS[result.reason] ?? 'its current status does not allow it'}.`,
    )
  }
}

const REASONS: Partial<Record<StatusReason, string>> = {
  'unknown-order': 'it does not exist',
  'not-enough-stock': 'not enough stock left',
  'has-shipments': 'items were shipped; cancel the shipments first',
  'not-paid': 'it was not paid, so there is nothing to refund',
  'refund-empty': 'nothing is left to refund',
  'refund-card-used': 'a gift card of the order was already used',
  'gift-card-email': 'the order has no email address',
  'refund-over-paid': 'less was paid than a full refund would return',
}

function failStatus(status: string) {
  fail(`"${status}" is not one of ${ORDER_STATUSES.join(', ')}.`)
}

/** Parses an order number; -1 if invalid. */
function toNumber(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

function printOrder(order: OrderView) {
  const t = createTranslate(orderTexts, { locale: 'en' })
  const amount = (minor: number) => formatMoney(minor, order.money.currency, order.money.locale)
  const { billing } = order
  print(`Order ${order.number} · ${order.status} · ${new Date(order.createdAt).toISOString()}`)
  print(`${billing.first_name} ${billing.last_name} <${order.email}> ${billing.phone}`)
  print('')
  printTable(
    ['quantity', 'product', 'SKU', 'subtotal'],
    order.lines.map(line => [
      String(line.quantity),
      [line.name, ...line.options.map(option => option.value)].join(', '),
      line.sku ?? '',
      amount(line.subtotal),
    ]),
  )
  print('')
  for (const row of orderTotalRows(order, t)) print(`${row.label}: ${row.value} ${row.note ?? ''}`)
  if (order.note) print(`Note: ${order.note}`)
}
