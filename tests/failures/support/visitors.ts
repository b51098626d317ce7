import { setTimeout as wait } from 'node:timers/promises'
import type { StripeDouble } from '../../doubles/stripe.ts'
import { Buyer } from '../../support/buyer.ts'
import { createRandom } from '../../support/random.ts'
import { solveSum } from '../../support/sum.ts'
import { type CardOrder, openPayment, startEventSender } from './card-payers.ts'
import { samplePicture } from './cluster.ts'

const RETRY_MS = 200
/** A form that is sent sooner than a person could needs a solved sum. */
const TYPING_MS = 1200
/** A visitor gives up on a request after this time. */
const PATIENCE_MS = 20_000

export interface Counts {
  answered: number
  /** Answers that are no success, by status or error. */
  failed: Map<string, number>
  slowestMs: number
}

export interface Report {
  reads: Counts
  writes: Counts
  /** Order number that each buyer was told. */
  orders: Map<Buyer, number>
  buyers: Buyer[]
  /** Numbers of orders that were paid at Stripe. */
  paidByCard: Set<number>
  /** Texts of submissions that were answered with success, and all that were tried. */
  submissions: Set<string>
  tried: Set<string>
}

export interface VisitorOptions {
  url: string
  variant: string
  /** Every second buyer pays there. */
  stripe: StripeDouble
  paths: readonly string[]
  readers?: number
  buyers?: number
  senders?: number
  seed: number
  /** Name for texts of this run. */
  name: string
}

/** Visitors who read, buy and send forms until they are stopped. Failed writes are tried again. */
export function startVisitors(options: VisitorOptions) {
  const { url, variant, stripe, paths, readers = 4, buyers = 3, senders = 4, seed, name } = options
  const random = createRandom(seed)
  let isOver = false
  const report: Report = {
    reads: createCounts(),
    writes: createCounts(),
    orders: new Map(),
    buyers: [],
    paidByCard: new Set(),
    submissions: new Set(),
    tried: new Set(),
  }

  async function read() {
    while (!isOver) {
      const path = paths[Math.floor(random() * paths.length)] ?? '/'
      await timed(report.reads, async () => {
        const answer = await fetch(url + path, {
          headers: { accept: 'text/html' },
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        const html = await answer.text()
        if (answer.ok && !html.includes('</html>')) return `${path} cut off`
        return answer.ok ? 200 : `${path} ${answer.status}`
      })
      await wait(5 + random() * 20)
    }
  }

  async function buy() {
    while (!isOver) {
      const buyer = new Buyer(() => url)
      if (!(await untilDone(report.writes, () => statusOf(buyer.add(variant))))) continue
      report.buyers.push(buyer)
      if (report.buyers.length % 2 === 0) payers.add(buyer)
      await untilDone(report.writes, () => order(buyer))
      const unpaid = toPay.get(buyer)
      if (unpaid) await untilDone(report.writes, () => pay(unpaid))
      await wait(20 + random() * 60)
    }
  }

  /** Buyers who chose to pay by card, and their orders. */
  const payers = new Set<Buyer>()
  const toPay = new Map<Buyer, CardOrder>()

  async function order(buyer: Buyer): Promise<number | string> {
    const isPayer = payers.has(buyer)
    const { status, body } = await buyer.checkout(isPayer ? { payment_method: 'stripe' } : {})
    if (status !== 200) return body.reason === undefined ? status : `${status} ${body.reason}`
    const { number } = body.answer.order
    report.orders.set(buyer, number)
    if (isPayer) toPay.set(buyer, { number, path: body.redirect })
    return status
  }

  async function pay(unpaid: CardOrder): Promise<number | string> {
    const reference = await openPayment(url, unpaid)
    if (typeof reference === 'number') return reference
    stripe.pay(reference)
    report.paidByCard.add(unpaid.number)
    return 200
  }

  let sent = 0
  async function send() {
    while (!isOver) {
      const text = `${name} message ${++sent}`
      const submit = await fillForm(url, text).catch(() => undefined)
      if (!submit) {
        await wait(RETRY_MS)
        continue
      }
      report.tried.add(text)
      await untilDone(report.writes, async () => {
        const status = await submit()
        if (status === 200) report.submissions.add(text)
        return status
      })
    }
  }

  /** Repeats until it succeeds or the visitors are stopped. */
  async function untilDone(counts: Counts, act: () => Promise<number | string>): Promise<boolean> {
    while (!isOver) {
      if (await timed(counts, act)) return true
      await wait(RETRY_MS)
    }
    return false
  }

  const events = startEventSender(url, stripe)
  const all = [
    ...Array.from({ length: readers }, read),
    ...Array.from({ length: buyers }, buy),
    ...Array.from({ length: senders }, send),
  ]
  return {
    report,
    /** Stops visitors; those without an answer to their order try again until they have one, and pay. */
    async stop(): Promise<Report> {
      isOver = true
      await Promise.all(all)
      for (const buyer of report.buyers) {
        await retry(
          () => report.orders.has(buyer),
          () => order(buyer),
        )
        const unpaid = toPay.get(buyer)
        if (unpaid)
          await retry(
            () => report.paidByCard.has(unpaid.number),
            () => pay(unpaid),
          )
      }
      await events.stop()
      return report
    },
  }
}

async function retry(isDone: () => boolean, act: () => Promise<number | string>) {
  for (let tries = 0; tries < 50 && !isDone(); tries++) {
    if ((await act().catch(() => 0)) !== 200) await wait(RETRY_MS)
  }
}

export type Visitors = ReturnType<typeof startVisitors>

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status

/** A filled-in form. It can be sent again with the same token, as a visitor does who got no answer. */
async function fillForm(url: string, text: string): Promise<() => Promise<number | string>> {
  const page = await fetch(`${url}/contact`, {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const html = await page.text()
  const call = async (name: string, fields: Record<string, string>) => {
    const answer = await fetch(`${url}/contact`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ ...fields, _action: `form/${name}` }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const issued = await call('token', {})
  const fields = {
    ...solveSum(html),
    token: issued.body.answer.token,
    field_name: 'Aino',
    field_email: 'aino@example.com',
    field_message: text,
  }
  await wait(TYPING_MS)
  const picture = new Blob([new Uint8Array(await samplePicture())], { type: 'image/png' })
  return async () => {
    const form = new FormData()
    form.set('_action', 'form/send')
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    // Last, because files are received only after a valid token.
    form.set('field_picture', picture, 'bowl.png')
    const answer = await fetch(`${url}/contact`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const body = await answer.json()
    return answer.status === 200 && body.ok !== true ? `form ${body.reason}` : answer.status
  }
}

function createCounts(): Counts {
  return { answered: 0, failed: new Map(), slowestMs: 0 }
}

/** Counts a request. True if it succeeded. */
async function timed(counts: Counts, act: () => Promise<number | string>): Promise<boolean> {
  const startedAt = performance.now()
  const outcome = await act().catch(error => nameOf(error))
  counts.slowestMs = Math.max(counts.slowestMs, performance.now() - startedAt)
  if (outcome === 200) {
    counts.answered++
    return true
  }
  counts.failed.set(String(outcome), (counts.failed.get(String(outcome)) ?? 0) + 1)
  return false
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause as { code?: string } | undefined
  return cause?.code ?? (error.name === 'Error' ? error.message.slice(0, 200) : error.name)
}
