import type { Destination } from '#base'
import { type Database, listOutboxByKeys } from '#db'
import { confirmationKey, deliveryKeys, webhookKey } from './outbox-keys.ts'
import type { Delivery } from './schema.ts'

/** Mails, confirmation and webhook call of a submission with their state; held ones last. */
export async function readDeliveries(db: Database, submissionId: string): Promise<Delivery[]> {
  const entries = await listOutboxByKeys(db, deliveryKeys(submissionId))
  const sent = entries.map(({ uniqueKey, isSaved, ...entry }) => {
    const { id, state, recipient, attempts, maxAttempts, lastError, nextTryAt, doneAt } = entry
    return {
      id,
      kind:
        uniqueKey === webhookKey(submissionId)
          ? ('webhook' as const)
          : uniqueKey === confirmationKey(submissionId)
            ? ('confirmation' as const)
            : ('notice' as const),
      state: isSaved ? ('saved' as const) : state,
      destination: null,
      recipient,
      attempts,
      maxAttempts,
      lastError,
      nextTryAt,
      doneAt,
    }
  })
  return [...sent, ...(await readHeld(db, submissionId))]
}

async function readHeld(db: Database, submissionId: string): Promise<Delivery[]> {
  const rows = await db
    .selectFrom('form_held_deliveries')
    .select(['id', 'kind', 'address'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, address }) => ({
    id,
    kind: kind === 'webhook' ? 'webhook' : 'notice',
    state: 'held',
    destination: { kind: kind as Destination['kind'], address },
    recipient: address,
    attempts: 0,
    maxAttempts: 0,
    lastError: null,
    nextTryAt: null,
    doneAt: null,
  }))
}
