import { type Database, listOutboxByKeys } from '#db'
import { confirmationKey, deliveryKeys, webhookKey } from './outbox-keys.ts'
import type { Delivery } from './schema.ts'

/** What a submission sent and how far it came: mails to its recipients, the confirmation, the webhook. */
export async function readDeliveries(db: Database, submissionId: string): Promise<Delivery[]> {
  const entries = await listOutboxByKeys(db, deliveryKeys(submissionId))
  return entries.map(({ uniqueKey, isSaved, ...entry }) => {
    const { id, state, recipient, attempts, maxAttempts, lastError, nextTryAt, doneAt } = entry
    return {
      id,
      kind:
        uniqueKey === webhookKey(submissionId)
          ? 'webhook'
          : uniqueKey === confirmationKey(submissionId)
            ? 'confirmation'
            : 'notice',
      state: isSaved ? 'saved' : state,
      recipient,
      attempts,
      maxAttempts,
      lastError,
      nextTryAt,
      doneAt,
    }
  })
}
