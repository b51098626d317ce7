import type { Kysely } from 'kysely'

const BATCH = 200
/** An email address in a list of recipients, with or without a display name. */
const ADDRESS = /[^\s<>,;"@]+@[^\s<>,;"@]+/g

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/**
 * Destinations of forms, and deliveries that wait for an editor's approval. Destinations on
 * published pages are approved, unless an author published the page last.
 */
export async function up(db: Schema) {
  await db.schema
    .createTable('form_destinations')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('requested_by', 'text', column => column.notNull())
    .addColumn('requested_at', 'bigint', column => column.notNull())
    .addColumn('approved_by', 'text')
    .addColumn('approved_at', 'bigint')
    .addPrimaryKeyConstraint('form_destinations_key', ['kind', 'address'])
    .execute()
  await db.schema
    .createTable('form_held_deliveries')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('submission_id', 'text', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('entry_kind', 'text', column => column.notNull())
    .addColumn('payload', 'text', column => column.notNull())
    .addColumn('unique_key', 'text', column => column.notNull().unique())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('form_held_deliveries_submission')
    .on('form_held_deliveries')
    .column('submission_id')
    .execute()
  await db.schema
    .createIndex('form_held_deliveries_destination')
    .on('form_held_deliveries')
    .columns(['kind', 'address', 'id'])
    .execute()
  await approvePublished(db)
}

async function approvePublished(db: Schema) {
  const authors = await db
    .selectFrom('auth_users')
    .select('id')
    .where('role', '=', 'author')
    .execute()
  const authorIds = new Set(authors.map(({ id }) => id))
  for (let last = ''; ; ) {
    const pages = await db
      .selectFrom('pages')
      .select(['id', 'published', 'updated_at'])
      .where('published', 'is not', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const page of pages) {
      const found = destinationsIn(JSON.parse(page.published))
      if (found.length === 0) continue
      const revisions = await db
        .selectFrom('page_revisions')
        .select(['author', 'author_id', 'event'])
        .where('page_id', '=', page.id)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const published = revisions.find(({ event }) => event === 'published')
      // A scheduled publication belongs to the last editor.
      const by = published?.author_id
        ? published
        : revisions.find(({ author_id: id }) => id !== null)
      const isApproved = !by || !authorIds.has(by.author_id)
      const name = published?.author ?? ''
      for (const { kind, address } of found) {
        const approval = { approved_by: name, approved_at: page.updated_at }
        await db
          .insertInto('form_destinations')
          .values({
            kind,
            address,
            requested_by: name,
            requested_at: page.updated_at,
            ...(isApproved ? approval : {}),
          })
          .onConflict(conflict => {
            const same = conflict.columns(['kind', 'address'])
            return isApproved ? same.doUpdateSet(approval) : same.doNothing()
          })
          .execute()
      }
    }
    if (pages.length < BATCH) return
    last = pages.at(-1)?.id
  }
}

function destinationsIn(value: unknown): { kind: string; address: string }[] {
  if (Array.isArray(value)) return value.flatMap(destinationsIn)
  if (typeof value !== 'object' || value === null) return []
  const { type, props } = value as { type?: unknown; props?: Record<string, unknown> }
  const inner = Object.values(value).flatMap(destinationsIn)
  if (!props || typeof props !== 'object') return inner
  if (type === 'contact-form') return [...ofContactForm(props), ...inner]
  if (type === 'newsletter') return [...ofNewsletter(props), ...inner]
  return inner
}

function ofContactForm(props: Record<string, unknown>) {
  const rules = Array.isArray(props.recipients) ? props.recipients : []
  const mails = [props.to, ...rules.map(rule => rule?.to)].join(',').match(ADDRESS) ?? []
  const url = typeof props.webhook === 'string' ? props.webhook.trim() : ''
  return [
    ...mails.map(address => ({ kind: 'mail', address: address.toLowerCase() })),
    ...(/^https?:/i.test(url) ? [{ kind: 'webhook', address: url }] : []),
  ]
}

function ofNewsletter({ redirect, sendsAlong }: Record<string, unknown>) {
  const href = (redirect as { url?: unknown } | null | undefined)?.url
  if (!Array.isArray(sendsAlong) || sendsAlong.length === 0 || typeof href !== 'string') return []
  const url = /^https?:/i.test(href) ? URL.parse(href) : null
  return url ? [{ kind: 'redirect', address: url.origin }] : []
}
