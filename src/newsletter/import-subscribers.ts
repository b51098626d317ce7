import type { Encoding } from '#base'
import { createId, ok, refuse } from '#base'
import { yieldToWriters } from '#db'
import { toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import { readSubscriberFile, type SubscriberRow } from './read-subscriber-file.ts'
import type { SubscriberImport } from './schema.ts'
import { EMPTY_SUBSCRIBER } from './subscribers.ts'
import { hashOf, suppress } from './suppressions.ts'

const BATCH = 500

/**
 * Imports a CSV file of people who subscribed elsewhere. `isPreview` writes nothing. Existing
 * subscriptions are not changed, so nobody who unsubscribed is added again; suppressed addresses
 * are skipped. People who left, bounced or complained elsewhere are added with that status, which
 * later imports respect; bounced and complained addresses are suppressed on all lists.
 */
export function createImport({ db, clock, locale }: NewsletterDeps) {
  return async function importSubscribers(
    listId: string,
    file: Uint8Array,
    {
      consentText,
      isPreview,
      encoding,
    }: { consentText: string; isPreview: boolean; encoding?: Encoding | undefined },
  ) {
    const list = await db
      .selectFrom('newsletter_lists')
      .select('account_id')
      .where('id', '=', listId)
      .executeTakeFirst()
    if (!list || list.account_id) return refuse('invalid')
    const read = await readSubscriberFile(file, { language: await locale(), encoding })
    if (!read.ok) return read
    const { ok: _, rows, total, ...found } = read
    const report: SubscriberImport = {
      ...found,
      rows: total,
      added: 0,
      ended: 0,
      known: 0,
      suppressed: 0,
    }
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH)
      const suppressed = await suppressedOf(batch)
      const wanted = batch.filter(row => !suppressed.has(hashOf(row.email)))
      report.suppressed += batch.length - wanted.length
      const known = await knownOf(listId, wanted)
      const fresh = wanted.filter(row => !known.has(toEmailKey(row.email)))
      const added = isPreview ? fresh : await insert(listId, fresh, consentText)
      report.known += wanted.length - added.length
      const ended = added.filter(row => row.status !== 'confirmed').length
      report.ended += ended
      report.added += added.length - ended
      if (!isPreview) await yieldToWriters()
    }
    return ok({ report })
  }

  async function suppressedOf(batch: readonly SubscriberRow[]) {
    const found = await db
      .selectFrom('newsletter_suppressions')
      .select('id')
      .where(
        'id',
        'in',
        batch.map(row => hashOf(row.email)),
      )
      .execute()
    return new Set(found.map(row => row.id))
  }

  async function knownOf(listId: string, rows: readonly SubscriberRow[]) {
    if (rows.length === 0) return new Set<string>()
    const known = await db
      .selectFrom('newsletter_subscribers')
      .select('email_key')
      .where('list_id', '=', listId)
      .where(
        'email_key',
        'in',
        rows.map(row => toEmailKey(row.email)),
      )
      .execute()
    return new Set(known.map(row => row.email_key))
  }

  /** Returns the rows that were not on the list. */
  async function insert(listId: string, rows: readonly SubscriberRow[], consentText: string) {
    if (rows.length === 0) return []
    const now = clock.now()
    const added = await db
      .insertInto('newsletter_subscribers')
      .values(
        rows.map(row => {
          const isConfirmed = row.status === 'confirmed'
          return {
            ...EMPTY_SUBSCRIBER,
            id: createId(clock),
            list_id: listId,
            email: row.email,
            email_key: toEmailKey(row.email),
            first_name: row.firstName,
            last_name: row.lastName,
            status: row.status,
            source: 'import',
            consent_text: isConfirmed ? consentText : '',
            consent_at: isConfirmed ? now : null,
            confirmed_at: isConfirmed ? now : null,
            ended_at: isConfirmed ? null : now,
            created_at: now,
          }
        }),
      )
      .onConflict(conflict => conflict.columns(['list_id', 'email_key']).doNothing())
      .returning('email_key')
      .execute()
    const keys = new Set(added.map(row => row.email_key))
    const inserted = rows.filter(row => keys.has(toEmailKey(row.email)))
    for (const { email, status } of inserted) {
      if (status === 'bounced') await suppress(db, email, 'bounce', now)
      if (status === 'suppressed') await suppress(db, email, 'complaint', now)
    }
    return inserted
  }
}
