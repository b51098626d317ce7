import { createId, createKey, ok, refuse } from '#base'
import { addToOutbox, type ListOptions, okIfAffected, readList } from '#db'
import type { WebhookDeps } from './deps.ts'
import { WEBHOOK_TOPICS, type Webhook, type WebhookTopic } from './schema.ts'

export interface WebhookEdit {
  name: string
  /** `https`. */
  url: string
  topics: readonly WebhookTopic[]
  enabled: boolean
}

/** Webhooks for staff. */
export function createWebhookEditor({ db, clock, sealed }: WebhookDeps) {
  const rows = () =>
    db
      .selectFrom('webhooks')
      .select(['id', 'name', 'url', 'topics', 'enabled', 'secret', 'created_at'])

  const toWebhook = (row: Awaited<ReturnType<typeof find>> & object): Webhook => ({
    id: row.id,
    name: row.name,
    url: row.url,
    topics: readTopics(row.topics),
    enabled: row.enabled === 1,
    secret: sealed.unseal(row.secret),
    createdAt: row.created_at,
  })
  const find = (id: string) => rows().where('id', '=', id).executeTakeFirst()

  async function load(id: string): Promise<Webhook | undefined> {
    const row = await find(id)
    return row && toWebhook(row)
  }

  return {
    load,

    async list(query: ListOptions) {
      const { items, total } = await readList(
        rows().orderBy('name', query.order).orderBy('id', query.order),
        query,
      )
      return { items: items.map(toWebhook), total }
    },

    async create(edit: WebhookEdit) {
      const id = createId(clock)
      const secret = sealed.seal(createKey())
      await db
        .insertInto('webhooks')
        .values({ id, secret, created_at: clock.now(), ...toColumns(edit) })
        .execute()
      return ok({ id })
    },

    async change(id: string, changes: Partial<WebhookEdit>) {
      const known = await load(id)
      if (!known) return refuse('not-found')
      const row = toColumns({ ...known, ...changes })
      return okIfAffected(
        await db.updateTable('webhooks').set(row).where('id', '=', id).executeTakeFirst(),
      )
    },

    /** The next deliveries are signed with a new secret. */
    async replaceSecret(id: string) {
      const secret = sealed.seal(createKey())
      return okIfAffected(
        await db.updateTable('webhooks').set({ secret }).where('id', '=', id).executeTakeFirst(),
      )
    },

    remove: async (id: string) =>
      okIfAffected(await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst()),

    /** Queues a delivery without content. */
    async sendTest(id: string) {
      if (!(await find(id))) return refuse('not-found')
      const payload = { hookId: id, topic: 'test', entityId: '' }
      await addToOutbox(db, { kind: 'webhook', payload }, clock.now())
      return ok()
    },
  }
}

const toColumns = ({ name, url, topics, enabled }: WebhookEdit) => ({
  name: name.trim(),
  url,
  topics: JSON.stringify(WEBHOOK_TOPICS.filter(topic => topics.includes(topic))),
  enabled: enabled ? 1 : 0,
})

/** Topics of other versions are ignored. */
export function readTopics(stored: string): WebhookTopic[] {
  const topics = JSON.parse(stored) as string[]
  return WEBHOOK_TOPICS.filter(topic => topics.includes(topic))
}
