import { inBatches } from '#db'
import type { NewsletterDeps } from './deps.ts'
import { eraseAddress } from './subscribers.ts'

const BATCH_SIZE = 100

/**
 * Deletes unconfirmed and former subscribers after a time (decision 21). Other subscriptions of an
 * address are kept. For former subscribers a hash remains, so that imports do not add them again.
 */
export function createRetention({ db, clock }: NewsletterDeps) {
  /** Returns the number of deleted rows. */
  async function remove(
    statuses: readonly string[],
    column: 'created_at' | 'ended_at',
    before: number,
  ) {
    let count = 0
    await inBatches({
      size: BATCH_SIZE,
      find: async () => {
        const query = db
          .selectFrom('newsletter_subscribers')
          .select('id')
          .where('status', 'in', [...statuses])
          .where(column, '<=', before)
        return (await query.limit(BATCH_SIZE).execute()).map(row => row.id)
      },
      work: async ids => {
        for (const id of ids) count += await letGo(id)
      },
    })
    return count
  }

  async function letGo(id: string): Promise<number> {
    const row = await db
      .deleteFrom('newsletter_subscribers')
      .where('id', '=', id)
      .where('status', '!=', 'confirmed')
      .returning(['email', 'email_key', 'status'])
      .executeTakeFirst()
    if (!row) return 0
    const stays = await db
      .selectFrom('newsletter_subscribers')
      .select('id')
      .where('email_key', '=', row.email_key)
      .executeTakeFirst()
    if (!stays && row.status !== 'pending') await eraseAddress(db, row.email, clock.now())
    return 1
  }

  return async function applyRetention(before: {
    unconfirmed: number | undefined
    former: number | undefined
  }): Promise<number> {
    let count = 0
    if (before.unconfirmed !== undefined) {
      count += await remove(['pending'], 'created_at', before.unconfirmed)
    }
    if (before.former !== undefined) {
      count += await remove(['unsubscribed', 'bounced', 'suppressed'], 'ended_at', before.former)
    }
    return count
  }
}
