import { HOUR, type Json } from '#base'
import { addToOutbox, type Database, type DatabaseKind, transactionAdvisoryLock } from '#db'
import type { FormField, FormValues } from './definition.ts'
import type { FormDelivery } from './delivery.ts'
import type { Destinations } from './destinations.ts'
import { fillWithChoices } from './interpolate.ts'
import { confirmationKey, noticeKey, WEBHOOK_KIND, webhookKey } from './outbox-keys.ts'
import { recipientsOf } from './recipients.ts'

/** Confirmations per email address and hour over all forms. */
const CONFIRMATIONS_PER_HOUR = 3

/**
 * Queues mails and webhook call of a submission, one entry per recipient, in the caller's
 * transaction. Entries with unapproved destinations are held.
 */
export async function queueDeliveries(
  {
    tx,
    kind,
    destinations,
  }: { tx: Database; kind: DatabaseKind; destinations: Pick<Destinations, 'lock' | 'deliver'> },
  form: {
    fields: readonly FormField[]
    delivery: FormDelivery
    hasCaptcha: boolean
    hasBotCheck: boolean
  },
  sent: { id: string; values: FormValues; hidden: ReadonlySet<string>; replyTo: string | null },
  nowMs: number,
) {
  const { id, values, hidden, replyTo } = sent
  const { subject, pattern, confirmation, webhook } = form.delivery
  const mail = (payload: Record<string, Json>, uniqueKey: string) =>
    addToOutbox(tx, { kind: 'mail', payload: { ...payload, submissionId: id }, uniqueKey }, nowMs)

  const found = recipientsOf(form.delivery, values, hidden)
  const url = webhook.trim()
  await destinations.lock(tx, [
    ...found.map(address => ({ kind: 'mail' as const, address })),
    ...(url ? [{ kind: 'webhook' as const, address: url }] : []),
  ])
  // An empty address means the site's own.
  if (found.length === 0) {
    await mail({ template: 'submission', to: '', subject, pattern }, noticeKey(id, 0))
  }
  for (const [index, to] of found.entries()) {
    const payload = { template: 'submission', to, subject, pattern, submissionId: id }
    const entry = { kind: 'mail', payload, uniqueKey: noticeKey(id, index) }
    const destination = { kind: 'mail' as const, address: to }
    await destinations.deliver(tx, { submissionId: id, destination, entry }, nowMs)
  }
  // Without bot protection, confirmations could be sent to arbitrary addresses.
  const isGuarded = form.hasCaptcha || form.hasBotCheck
  if (confirmation && replyTo && isGuarded && (await mayConfirm({ tx, kind }, replyTo, nowMs))) {
    const shown = form.fields.filter(field => !hidden.has(field.id))
    const line = fillWithChoices(confirmation.subject, shown, values)
    const payload = { ...confirmation, template: 'submission-confirmation', subject: line }
    await mail(payload, confirmationKey(id))
  }
  if (url) {
    const entry = {
      kind: WEBHOOK_KIND,
      payload: { submissionId: id, url },
      uniqueKey: webhookKey(id),
    }
    const destination = { kind: 'webhook' as const, address: url }
    await destinations.deliver(tx, { submissionId: id, destination, entry }, nowMs)
  }
}

/** The current submission is already stored and counts. */
async function mayConfirm(
  { tx, kind }: { tx: Database; kind: DatabaseKind },
  address: string,
  nowMs: number,
): Promise<boolean> {
  // Prevents concurrent submissions from missing each other in the count.
  await transactionAdvisoryLock({ tx, kind }, `form-confirmation ${address.toLowerCase()}`)
  const { count } = await tx
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', nowMs - HOUR)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['reply_to']), '=', address.toLowerCase()))
    .executeTakeFirstOrThrow()
  return Number(count) <= CONFIRMATIONS_PER_HOUR
}
