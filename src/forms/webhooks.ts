import { type Clock, createId, createKey, DAY, ok, refuse } from '#base'
import { type Database, labelOutboxEntry, type OutboxHandler, repeatOutboxEntry } from '#db'
import { webhookKey } from './outbox-keys.ts'
import type { SubmittedAnswer } from './schema.ts'

/** Posts JSON to an `https` URL, signed with each secret. Rejects unless the response is 2xx in time. */
export type SendWebhook = (hook: {
  url: string
  secrets: readonly string[]
  body: string
}) => Promise<void>

export interface WebhookDeps {
  db: Database
  clock: Clock
  /** Without a trailing slash. */
  publicUrl: string
  sendWebhook: SendWebhook
}

/** How long a replaced secret is still used for signing, so that receivers can switch. */
const OLD_SECRET_MS = DAY

/** Webhook calls about submissions. All forms of a site share one signing secret. */
export function createWebhooks({ db, clock, publicUrl, sendWebhook }: WebhookDeps) {
  /** Newest first. */
  const stored = () =>
    db
      .selectFrom('form_webhook_secrets')
      .select(['secret', 'created_at as createdAt'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute()

  async function addSecret() {
    const row = { id: createId(clock), secret: createKey(), created_at: clock.now() }
    await db.insertInto('form_webhook_secrets').values(row).execute()
    return { secret: row.secret, createdAt: row.created_at }
  }

  async function current() {
    const [newest] = await stored()
    if (newest) return newest
    await addSecret()
    // A concurrent request may have added one, too.
    const [first] = await stored()
    if (!first) throw new Error('the secret of webhooks was not stored')
    return first
  }

  async function signingSecrets(): Promise<string[]> {
    const { secret, createdAt } = await current()
    const [, before] = await stored()
    const isFresh = clock.now() - createdAt < OLD_SECRET_MS
    return before && isFresh ? [secret, before.secret] : [secret]
  }

  return {
    /** Signing secret for receivers; created on first use. */
    secret: current,

    /** Replaces the secret; the old one still signs for a day. */
    async rotateSecret() {
      const next = await addSecret()
      const keptIds = await db
        .selectFrom('form_webhook_secrets')
        .select('id')
        .orderBy('id', 'desc')
        .limit(2)
        .execute()
      const ids = keptIds.map(({ id }) => id)
      await db.deleteFrom('form_webhook_secrets').where('id', 'not in', ids).execute()
      return next
    },

    /** Repeats the call for a submission, even if delivered. */
    async sendAgain(submissionId: string) {
      const isQueued = await repeatOutboxEntry(db, webhookKey(submissionId), clock.now())
      return isQueued ? ok() : refuse('not-found')
    },

    deliver: (async ({ submissionId, url }, id) => {
      const row = await db
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', String(submissionId))
        .executeTakeFirst()
      // The submission was deleted.
      if (!row) return
      const subject = row.form_title || row.page_path
      await labelOutboxEntry(db, id, { recipient: shownUrl(String(url)), subject, to_folder: 0 })
      const body = JSON.stringify({
        type: 'form.submission',
        id: row.id,
        at: new Date(row.created_at).toISOString(),
        form: { key: row.form_key, title: row.form_title },
        page: { path: row.page_path, url: publicUrl + encodeURI(row.page_path) },
        reply_to: row.reply_to,
        answers: (JSON.parse(row.fields) as SubmittedAnswer[]).map(answer => ({
          id: answer.id,
          label: answer.label,
          value: answer.value,
        })),
      })
      await sendWebhook({ url: String(url), secrets: await signingSecrets(), body })
    }) satisfies OutboxHandler as OutboxHandler,
  }
}

/** Query parameters may contain secrets. */
function shownUrl(url: string): string {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : url
}
