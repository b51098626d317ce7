import { MINUTE } from '#base'
import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'
import { isMailEnabled } from '../model/mail-settings.ts'
import { ORDER_STATES, type OrderStatus } from '../model/order-status.ts'
import type { ShopSettings } from '../model/settings.ts'
import type { OrderMailTemplate } from '../model/shop-mails.ts'

/** Delay of status mails, to allow undo without a mail. */
export const MAIL_DELAY_MS = 15_000

/** Delay of the mail after a declined payment: buyers on the page try again at once. */
export const RETRY_MAIL_DELAY_MS = 15 * MINUTE

/** Mail for a status change; undefined for reverted ones. */
export function mailForTransition(
  from: OrderStatus,
  to: OrderStatus,
): OrderMailTemplate | undefined {
  const { mail } = ORDER_STATES[to]
  return mail?.except?.includes(from) ? undefined : mail?.template
}

/** Mail that fits a status. */
export function mailOfStatus(status: OrderStatus): OrderMailTemplate | undefined {
  return ORDER_STATES[status].mail?.template
}

/** Outbox key of a mail, derived from its event. */
export const mailKey = (orderId: string, position: number) => `order-mail:${orderId}:${position}`

/** Mails sent when an order is placed. */
export const FIRST_MAILS = ['order-received', 'order-notice'] as const satisfies OrderMailTemplate[]
export const orderMailKey = (orderId: string, template: (typeof FIRST_MAILS)[number]) =>
  `${template}:${orderId}`

/** Outbox key of the mail that asks for reviews, once per order. */
export const reviewRequestKey = (orderId: string) => `review-request:${orderId}`

/** Outbox keys of all mails of an order, by event positions. */
export const mailKeys = (orderId: string, positions: readonly number[]) => [
  ...FIRST_MAILS.map(template => orderMailKey(orderId, template)),
  reviewRequestKey(orderId),
  ...positions.map(position => mailKey(orderId, position)),
]

/** Sends the first mails of an order now, which wait while its payment is expected. */
export async function hastenFirstMails(db: Database, orderId: string, nowMs: number) {
  await db
    .updateTable('outbox')
    .set({ due_at: nowMs })
    .where(
      'unique_key',
      'in',
      FIRST_MAILS.map(template => orderMailKey(orderId, template)),
    )
    .where('done_at', 'is', null)
    .where('due_at', '>', nowMs)
    .execute()
}

/** Whether the buyer's first mail is waiting, which contains the payment link. */
export async function waitsForFirstMail(db: Database, orderId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('unique_key', '=', orderMailKey(orderId, 'order-received'))
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Deletes the outbox mails of an order. */
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
    /** The return that the mail is about. */
    returnId?: string
    nowMs: number
    dueAt?: number
  },
) {
  const { template, orderId, position, returnId, nowMs, dueAt = nowMs } = mail
  await addToOutbox(
    db,
    {
      kind: 'mail',
      payload: { template, orderId, position, ...(returnId && { returnId }) },
      uniqueKey: mailKey(orderId, position),
      dueAt,
    },
    nowMs,
  )
}

/** Queues a mail unless the owner has turned it off. */
export async function queueEnabledMail(
  db: Database,
  context: Pick<ShopDeps, 'addToOutbox'> & { settings: ShopSettings },
  mail: Parameters<typeof queueMail>[2],
) {
  if (isMailEnabled(context.settings, mail.template)) await queueMail(db, context, mail)
}

/** Removes a mail from the outbox unless its delivery has started. True if there was one. */
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
