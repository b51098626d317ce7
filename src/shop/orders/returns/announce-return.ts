import type { Database } from '#db'
import { isMailEnabled } from '../../model/mail-settings.ts'
import type { OrderChangeContext } from '../change-status.ts'
import { addEvent, hasReader, type LockedOrder } from '../events.ts'
import { queueEnabledMail } from '../status-mail.ts'
import { RETURN_STEPS, type ReturnState } from './return-states.ts'

/** Adds the event of a return's new state, and mails the buyer; requests also the shop. */
export async function announceReturn(
  db: Database,
  context: OrderChangeContext,
  order: LockedOrder,
  step: { id: string; state: ReturnState; message: string; author: string; notify?: boolean },
) {
  const { id, state, message, author, notify = true } = step
  const { event, mail } = RETURN_STEPS[state]
  const orderId = order.id
  const nowMs = context.clock.now()
  const position = await addEvent(db, orderId, nowMs, { kind: event, message, author })
  if (state === 'requested' && isMailEnabled(context.settings, 'return-notice')) {
    const payload = { template: 'return-notice', orderId, position, returnId: id }
    const uniqueKey = `return-notice:${id}`
    await context.addToOutbox(db, { kind: 'mail', payload, uniqueKey }, nowMs)
  }
  if (!mail || !notify || !hasReader(order)) return
  await queueEnabledMail(db, context, { template: mail, orderId, position, returnId: id, nowMs })
}
