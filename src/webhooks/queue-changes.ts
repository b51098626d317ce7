import { ok } from '#base'
import { addToOutbox, inTransaction } from '#db'
import type { WebhookDeps } from './deps.ts'
import { readTopics } from './edit-webhooks.ts'
import type { WebhookTopic } from './schema.ts'

const BATCH = 500

/** Queues a delivery per webhook and changed entity. Several changes of an entity become one. */
export async function queueChanges({ db, clock }: Pick<WebhookDeps, 'db' | 'clock'>) {
  for (;;) {
    const { found } = await inTransaction({ db }, async tx => {
      const rows = await tx
        .selectFrom('webhook_changes')
        .selectAll()
        .orderBy('id')
        .limit(BATCH)
        .execute()
      if (rows.length === 0) return ok({ found: 0 })
      const hooks = await tx
        .selectFrom('webhooks')
        .select(['id', 'topics'])
        .where('enabled', '=', 1)
        .orderBy('id')
        .execute()
      const now = clock.now()
      for (const [, changes] of Map.groupBy(rows, row => `${row.kind} ${row.entity_id}`)) {
        const topic = topicOf(changes)
        const entityId = changes[0]?.entity_id ?? ''
        for (const hook of hooks) {
          if (!readTopics(hook.topics).includes(topic)) continue
          const payload = { hookId: hook.id, topic, entityId }
          await addToOutbox(tx, { kind: 'webhook', payload }, now)
        }
      }
      // By id: rows of transactions that commit later have lower ids.
      const ids = rows.map(row => row.id)
      await tx.deleteFrom('webhook_changes').where('id', 'in', ids).execute()
      return ok({ found: rows.length })
    })
    if (found < BATCH) return
  }
}

/** What receivers are told about the changes of an entity. Ids are never used again. */
function topicOf(changes: readonly { kind: string; change: string }[]): WebhookTopic {
  const kind = changes[0]?.kind ?? ''
  const change = ['deleted', 'created'].find(wanted => changes.some(one => one.change === wanted))
  return `${kind}.${change ?? 'changed'}` as WebhookTopic
}
