import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'
import type { OrderStatus } from './status.ts'
import type { OrderMailTemplate } from './view.ts'

/** How long a mail about a new state waits: who takes the step back meanwhile has told nobody. */
export const MAIL_DELAY_MS = 15_000

/** The mail that a step brings the buyer; a step back brings none. */
export function mailOfStep(from: OrderStatus, to: OrderStatus): OrderMailTemplate | undefined {
  if (to === 'processing') return from === 'completed' ? undefined : 'order-paid'
  return mailOfStatus(to)
}

/** What can be said of an order that is in this state. */
export function mailOfStatus(status: OrderStatus): OrderMailTemplate | undefined {
  switch (status) {
    case 'processing':
      return 'order-paid'
    case 'completed':
      return 'order-completed'
    case 'cancelled':
      return 'order-cancelled'
    case 'refunded':
      return 'order-refunded'
    default:
      return undefined
  }
}

/** In the outbox a mail is named by the event that it goes with. */
export const mailKey = (orderId: string, position: number) => `order-mail:${orderId}:${position}`

/** The mails that an order brings by itself. */
export const FIRST_MAILS = ['order-received', 'order-notice'] as const satisfies OrderMailTemplate[]
export const firstMailKey = (orderId: string, template: (typeof FIRST_MAILS)[number]) =>
  `${template}:${orderId}`

/** The keys of all mails that an order can have brought, by the positions of its events. */
export const mailKeys = (orderId: string, positions: readonly number[]) => [
  ...FIRST_MAILS.map(template => firstMailKey(orderId, template)),
  ...positions.map(position => mailKey(orderId, position)),
]

/** Forgets what was mailed about an order, to whom, and what still waits. */
export async function deleteOrderMails(db: Database, orderId: string) {
  const events = await db
    .selectFrom('order_events')
    .select('position')
    .where('order_id', '=', orderId)
    .execute()
  const keys = mailKeys(
    orderId,
    events.map(event => event.position),
  )
  await db.deleteFrom('outbox').where('unique_key', 'in', keys).execute()
}

export async function queueMail(
  db: Database,
  { addToOutbox }: Pick<ShopDeps, 'addToOutbox'>,
  mail: {
    template: OrderMailTemplate
    orderId: string
    position: number
    nowMs: number
    dueAt?: number
  },
) {
  const { template, orderId, position, nowMs, dueAt = nowMs } = mail
  await addToOutbox(
    db,
    {
      kind: 'mail',
      payload: { template, orderId, position },
      uniqueKey: mailKey(orderId, position),
      dueAt,
    },
    nowMs,
  )
}

/** Takes back the mail of an event that nobody has begun to send. True when there was one. */
export async function dropMail(
  db: Database,
  orderId: string,
  position: number,
  nowMs: number,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('outbox')
    .where('unique_key', '=', mailKey(orderId, position))
    .where('done_at', 'is', null)
    .where('leased_until', '<=', nowMs)
    .executeTakeFirst()
  return gone.numDeletedRows > 0n
}
