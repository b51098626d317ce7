import { createHash } from 'node:crypto'
import { ok } from '#base'
import {
  contains,
  type Database,
  inTransaction,
  type ListOptions,
  okIfAffected,
  readList,
} from '#db'
import { toEmailKey } from './address.ts'
import type { NewsletterDeps } from './deps.ts'
import type { Suppression, SuppressionReason } from './schema.ts'

/** Identifies a suppressed address after the address itself is erased. */
export const hashOf = (email: string) =>
  createHash('sha256')
    .update(`newsletter ${toEmailKey(email)}`)
    .digest('hex')

/** Ended by a confirmed subscription; other reasons only by staff. */
const ENDED_BY_CONFIRMATION: readonly SuppressionReason[] = ['erased', 'bounce']

/** Addresses that get no mail from any list. */
export function createSuppressions({ db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>) {
  return {
    async list(options: ListOptions) {
      let query = db
        .selectFrom('newsletter_suppressions')
        .select(['id', 'email', 'reason', 'created_at as createdAt'])
        .orderBy('created_at', options.order)
        .orderBy('id', options.order)
      if (options.ids) query = query.where('id', 'in', options.ids.split(','))
      if (options.q) query = query.where(contains(options.q, 'email'))
      const { items, total } = await readList(query, options)
      return { items: items as Suppression[], total }
    },

    /** Ends all subscriptions of an address and blocks new ones. */
    add: (email: string, reason: SuppressionReason) =>
      inTransaction({ db }, async tx => {
        await suppress(tx, email, reason, clock.now())
        await tx
          .updateTable('newsletter_subscribers')
          .set({ status: reason === 'bounce' ? 'bounced' : 'suppressed', ended_at: clock.now() })
          .where('email_key', '=', toEmailKey(email))
          .where('status', 'in', ['pending', 'confirmed'])
          .execute()
        return ok({ id: hashOf(email) })
      }),

    /** Allows new subscriptions; ended ones stay ended. */
    remove: async (id: string) =>
      okIfAffected(
        await db.deleteFrom('newsletter_suppressions').where('id', '=', id).executeTakeFirst(),
      ),
  }
}

export async function suppress(
  tx: Database,
  email: string,
  reason: SuppressionReason,
  nowMs: number,
) {
  const kept = { email: reason === 'erased' ? null : email.trim(), reason }
  const query = tx
    .insertInto('newsletter_suppressions')
    .values({ id: hashOf(email), ...kept, created_at: nowMs })
  // A later bounce or erasure does not replace a complaint as the reason, but removes the address.
  await query
    .onConflict(conflict =>
      reason === 'erased'
        ? conflict.column('id').doUpdateSet({ email: null })
        : conflict.column('id').doNothing(),
    )
    .execute()
}

/** Whether the address may receive nothing, not even a confirmation mail. */
export async function isBlocked(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_suppressions')
    .select('reason')
    .where('id', '=', hashOf(email))
    .executeTakeFirst()
  return row !== undefined && !ENDED_BY_CONFIRMATION.includes(row.reason as SuppressionReason)
}

/** A confirmation proves that the address works and wants mail. */
export async function endSuppression(tx: Database, email: string) {
  await tx
    .deleteFrom('newsletter_suppressions')
    .where('id', '=', hashOf(email))
    .where('reason', 'in', [...ENDED_BY_CONFIRMATION])
    .execute()
}
