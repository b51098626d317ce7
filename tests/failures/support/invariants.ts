import { setTimeout as wait } from 'node:timers/promises'
import type { SubmittedAnswer } from '#forms/schema'
import { PIECES, type SiteCluster } from './cluster.ts'
import type { Report } from './visitors.ts'

const SETTLE_MS = 180_000

export interface CheckOptions {
  /** Mails that may arrive twice, because a process was killed while it sent them (decision 5). */
  repeatedMails?: number
}

/**
 * Checks after a failure that everything that was answered is there, once, and that sums agree.
 * Returns what is wrong, and what was counted.
 */
export async function checkSite(
  site: SiteCluster,
  report: Report,
  { repeatedMails = 0 }: CheckOptions = {},
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
  const repeated = ids.length - new Set(ids).size - site.repeatedMails
  site.repeatedMails += repeated
  if (repeated > repeatedMails) {
    problems.push(`${repeated} mails arrived twice, ${repeatedMails} may`)
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
      repeatedMails: repeated,
      invoices: invoices.length,
    },
  }
}

/** Waits until all deliveries are done. */
async function settle({ services, copies }: SiteCluster, problems: string[]) {
  const endsAt = Date.now() + SETTLE_MS
  for (;;) {
    const rows = await services.db
      .selectFrom('outbox')
      .select(['id', 'kind', 'attempts', 'last_error', 'failed_at'])
      .where('done_at', 'is', null)
      .execute()
    const failed = rows.filter(row => row.failed_at !== null)
    if (rows.length === failed.length) {
      for (const row of failed) problems.push(`${row.kind} was given up: ${row.last_error}`)
      return
    }
    if (Date.now() > endsAt) {
      problems.push(`${rows.length} deliveries wait: ${JSON.stringify(rows[0])}`)
      for (const copy of copies) problems.push(copy.output().slice(-500))
      return
    }
    await wait(200)
  }
}
