import { labelOutboxEntry, type OutboxHandler } from '#db'
import type { WebhookDeps } from './deps.ts'
import type { WebhookKind } from './schema.ts'

/** Delivers an outbox entry. Content is read when it is sent, so that retries are never outdated. */
export function createDeliver({ db, clock, sealed, load, sendWebhook }: WebhookDeps) {
  return (async (payload, id) => {
    const topic = String(payload.topic)
    const entityId = String(payload.entityId)
    const hook = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', String(payload.hookId))
      .where('enabled', '=', 1)
      .executeTakeFirst()
    // It was deleted or turned off.
    if (!hook) return
    const [kind = '', change] = topic.split('.')
    const isGone = topic === 'test' || change === 'deleted'
    const data = isGone ? { id: entityId } : await load(kind as WebhookKind, entityId)
    if (!data) return
    await labelOutboxEntry(db, id, {
      recipient: shownUrl(hook.url),
      subject: topic,
      to_folder: 0,
    })
    const body = JSON.stringify({ id, type: topic, at: new Date(clock.now()).toISOString(), data })
    await sendWebhook({ url: hook.url, secrets: [sealed.unseal(hook.secret)], body })
  }) satisfies OutboxHandler as OutboxHandler
}

/** Query parameters may contain secrets. */
function shownUrl(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : url
}
