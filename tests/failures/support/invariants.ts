import { setTimeout as wait } from 'node:timers/promises'
import type { SubmittedAnswer } from '#forms/schema'
import { PIECES, type SiteCluster } from './cluster.ts'
import type { Report } from './visitors.ts'

const SETTLE_MS = 180_000

export interface CheckOptions {
  /**
   * Mails and webhooks of each kind that may arrive twice, because a process was killed while it sent
   * them (decision 5).
   */
  repeats?: number
}

/**
 * Checks after a failure that everything that was answered is there, once, and that sums agree.
 * Returns what is wrong, and what was counted.
 */
export async function checkSite(
  site: SiteCluster,
  report: Report,
  { repeats = 0 }: CheckOptions = {},
) {
  const problems: string[] = []
  const expectEqual = (what: string, actual: unknown, expected: unknown) => {
    if (actual !== expected) problems.push(`${what}: ${actual} instead of ${expected}`)
  }
  const { db } = site.services
  await settle(site, problems)

  const orders = await db.selectFrom('orders').select(['number', 'cart_id']).execute()
  const numbers = new Set(orders.map(({ number }) => number))
  expectEqual('different order numbers', numbers.size, orders.length)
  expectEqual(
    'different carts of orders',
    new Set(orders.map(row => row.cart_id)).size,
    orders.length,
  )
  for (const number of report.orders.values()) {
    if (!numbers.has(number)) problems.push(`order ${number} was confirmed and is missing`)
  }
  const told = [...report.orders.values()]
  expectEqual('different order numbers told to buyers', new Set(told).size, told.length)
  expectEqual('buyers without an answer', report.buyers.length - report.orders.size, 0)

  const shelf = await db.selectFrom('stock_items').select('quantity').executeTakeFirstOrThrow()
  const lines = await db
    .selectFrom('order_lines')
    .select('quantity')
    .where('kind', '=', 'product')
    .execute()
  const sold = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  expectEqual('pieces in stock and sold', shelf.quantity + sold, PIECES)

  const invoices = await db.selectFrom('invoices').select(['number', 'order_id']).execute()
  const sequence = invoices.map(({ number }) => Number(/(\d+)$/.exec(number)?.[1]))
  expectEqual('different invoice numbers', new Set(sequence).size, sequence.length)
  if (sequence.length > 0) {
    const span = Math.max(...sequence) - Math.min(...sequence) + 1
    expectEqual('invoice numbers without gaps', sequence.length, span)
  }

  await checkMoney(site, report, problems)
  const webhooks = checkWebhooks(site, orders.length, repeats, problems)

  const submissions = await db.selectFrom('submissions').select('fields').execute()
  const texts = submissions.map(({ fields }) => /[\w-]+ message \d+/.exec(fields)?.[0] ?? '')
  for (const text of report.submissions) {
    const count = texts.filter(one => one === text).length
    if (count !== 1) problems.push(`"${text}" was confirmed and is stored ${count} times`)
  }

  for (const { fields } of submissions) {
    const answers = JSON.parse(fields) as SubmittedAnswer[]
    for (const { file, bytes } of answers.flatMap(answer => answer.files ?? [])) {
      const stored = await site.services.formFiles.open(file)
      if (stored?.bytes !== bytes) problems.push(`the file ${file} is missing or cut off`)
    }
  }

  const ids = site.smtp.mails.map(({ messageId }) => messageId ?? '')
  const repeatedMails = ids.length - new Set(ids).size - site.repeated.mails
  site.repeated.mails += repeatedMails
  if (repeatedMails > repeats) {
    problems.push(`${repeatedMails} mails arrived twice, ${repeats} may`)
  }
  const confirmed = site.smtp.mails.filter(
    mail => mail.to?.[0]?.address === 'aino@example.com' && /\d/.test(mail.subject ?? ''),
  )
  const confirmedOrders = new Set(confirmed.map(({ subject }) => /\d+/.exec(subject ?? '')?.[0]))
  expectEqual('orders with a confirmation by mail', confirmedOrders.size, orders.length)

  return {
    problems,
    counts: {
      orders: orders.length,
      submissions: submissions.length,
      mails: ids.length,
      repeatedMails,
      ...webhooks,
      cardPayments: report.paidByCard.size,
      invoices: invoices.length,
    },
  }
}

/** Totals are the sums of lines, and each card payment is recorded once. */
async function checkMoney({ services, stripe }: SiteCluster, report: Report, problems: string[]) {
  const { db } = services
  const orders = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .select(eb => [
      'orders.number',
      'orders.total',
      'orders.paid',
      'orders.payment_state',
      eb.fn.sum<number>('order_lines.net').as('net'),
      eb.fn.sum<number>('order_lines.tax').as('tax'),
    ])
    .groupBy(['orders.number', 'orders.total', 'orders.paid', 'orders.payment_state'])
    .execute()
  const settled = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['orders.number', 'payments.amount'])
    .where('payments.state', '=', 'settled')
    .execute()
  const paymentsOf = Map.groupBy(settled, ({ number }) => number)
  for (const { number, total, paid, payment_state, net, tax } of orders) {
    const payments = paymentsOf.get(number) ?? []
    const received = payments.reduce((sum, { amount }) => sum + amount, 0)
    const isPaid = report.paidByCard.has(number)
    if (total !== Number(net) + Number(tax)) problems.push(`order ${number}: total ${total}`)
    if (paid !== received) problems.push(`order ${number}: ${paid} paid, ${received} received`)
    if (payments.length > 1) problems.push(`order ${number}: ${payments.length} payments`)
    if (isPaid && (received !== total || payment_state !== 'paid')) {
      problems.push(`order ${number}: paid by card, and is ${payment_state} with ${received}`)
    }
  }
  const atStripe = [...stripe.intents.values()].filter(({ status }) => status === 'succeeded')
  if (settled.length !== atStripe.length) {
    problems.push(`${atStripe.length} payments at Stripe, ${settled.length} recorded`)
  }
}

/** The receiver was told of each order, once. */
function checkWebhooks(
  { receiver, repeated }: SiteCluster,
  orders: number,
  repeats: number,
  problems: string[],
) {
  const deliveries = receiver.calls.map(({ body }) => String(body.id))
  const told = new Set(receiver.calls.map(({ body }) => (body.data as { id: string }).id))
  const twice = deliveries.length - new Set(deliveries).size - repeated.webhooks
  repeated.webhooks += twice
  if (told.size !== orders) problems.push(`${told.size} of ${orders} orders were told by webhook`)
  if (new Set(deliveries).size !== told.size) problems.push('an order has several deliveries')
  if (twice > repeats) problems.push(`${twice} webhooks arrived twice, ${repeats} may`)
  return { webhooks: deliveries.length, repeatedWebhooks: twice }
}

/** Waits until all deliveries are done. */
async function settle({ services, copies }: SiteCluster, problems: string[]) {
  const endsAt = Date.now() + SETTLE_MS
  for (;;) {
    const rows = await services.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'attempts', 'last_error', 'failed_at'])
      .where('done_at', 'is', null)
      // Some are meant for later, such as a mail about an order that stays unpaid.
      .where('due_at', '<', Date.now() + SETTLE_MS)
      .execute()
    const changes = await services.db.selectFrom('webhook_changes').select('id').execute()
    const failed = rows.filter(row => row.failed_at !== null)
    if (rows.length === failed.length && changes.length === 0) {
      for (const row of failed) problems.push(`${row.kind} was given up: ${row.last_error}`)
      return
    }
    if (Date.now() > endsAt) {
      problems.push(`${rows.length + changes.length} deliveries wait: ${JSON.stringify(rows[0])}`)
      for (const copy of copies) problems.push(copy.output().slice(-500))
      return
    }
    await wait(200)
  }
}
