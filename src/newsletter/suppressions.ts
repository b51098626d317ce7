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

/** Who was written to no more is known by this after the address itself is gone. */
export const hashOf = (email: string) =>
  createHash('sha256')
    .update(`newsletter ${toEmailKey(email)}`)
    .digest('hex')

/** Their own word, by a confirmed sign-up, ends these. Others are ended by staff. */
const ENDED_BY_CONFIRMATION: readonly SuppressionReason[] = ['erased', 'bounce']

/** Addresses that are written to no more, on no list. */
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

    /** Ends every subscription of an address, and keeps it from beginning another. */
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

    /** Lets an address sign up again; what it was subscribed to stays ended. */
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
  // A complaint is not forgotten because the address bounces or is erased afterwards; the address is.
  await query
    .onConflict(conflict =>
      reason === 'erased'
        ? conflict.column('id').doUpdateSet({ email: null })
        : conflict.column('id').doNothing(),
    )
    .execute()
}

/** Whether nothing may be sent to an address, not even the question whether it wants letters. */
export async function isBlocked(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter_suppressions')
    .select('reason')
    .where('id', '=', hashOf(email))
    .executeTakeFirst()
  return row !== undefined && !ENDED_BY_CONFIRMATION.includes(row.reason as SuppressionReason)
}

/** Whoever confirms has an address that works, and wants letters. */
export async function endSuppression(tx: Database, email: string) {
  await tx
    .deleteFrom('newsletter_suppressions')
    .where('id', '=', hashOf(email))
    .where('reason', 'in', [...ENDED_BY_CONFIRMATION])
    .execute()
}
