import { sql } from 'kysely'
import { MINUTE, ok, refuse } from '#base'
import { addToOutbox, type Database, inTransaction } from '#db'
import type { NewsletterDeps } from './deps.ts'
import { CAMPAIGN_KEY, CAMPAIGN_KIND } from './outbox-keys.ts'

/**
 * Maximum deliveries of a campaign waiting in the outbox for their first attempt. Limits retries
 * while the mail server is unreachable. Deferred deliveries do not count, so they do not block
 * others.
 */
const MAX_HANDED = 40
/** The task runs every second and sends a minute's quota in this many steps. */
const STEPS_PER_MINUTE = 30

/** Starts scheduled campaigns and queues their deliveries at the configured rate. Resumes after a crash. */
export function createCampaignSending({ db, clock }: NewsletterDeps) {
  async function begin(id: string) {
    return inTransaction({ db }, async tx => {
      const begun = await tx
        .updateTable('newsletter_letters')
        .set({ status: 'sending', started_at: clock.now() })
        .where('id', '=', id)
        .where('status', '=', 'scheduled')
        .executeTakeFirst()
      // Another process has started it.
      if (begun.numUpdatedRows === 0n) return refuse('not-allowed')
      await tx
        .insertInto('newsletter_deliveries')
        .columns(['letter_id', 'subscriber_id', 'status', 'measured'])
        .expression(
          tx
            .selectFrom('newsletter_subscribers as subscriber')
            .innerJoin('newsletter_letters as campaign', 'campaign.list_id', 'subscriber.list_id')
            .select([
              'campaign.id',
              'subscriber.id as subscriber_id',
              sql.lit('queued').as('status'),
            ])
            .select(
              sql<number>`case when subscriber.measured_at is null then 0 else campaign.measures end`.as(
                'measured',
              ),
            )
            .where('campaign.id', '=', id)
            .where('subscriber.status', '=', 'confirmed'),
        )
        .execute()
      return ok()
    })
  }

  async function handOver({ id, per_minute }: { id: string; per_minute: number }) {
    await noteFailed(id)
    const now = clock.now()
    const counted = await db
      .selectFrom('newsletter_deliveries')
      .select(sql<number>`count(case when handed_at > ${now - MINUTE} then 1 end)`.as('lately'))
      .select(sql<number>`count(case when status in ('handed', 'sending') then 1 end)`.as('open'))
      .select(sql<number>`count(case when status = 'deferred' then 1 end)`.as('deferred'))
      .where('letter_id', '=', id)
      .where('status', '!=', 'queued')
      .executeTakeFirstOrThrow()
    const room = Math.min(
      per_minute - Number(counted.lately),
      MAX_HANDED - Number(counted.open),
      Math.ceil(per_minute / STEPS_PER_MINUTE),
    )
    const next = await queued(db, id, Math.max(room, 1))
    const pending = Number(counted.open) + Number(counted.deferred)
    if (next.length === 0 && pending === 0) return finish(id)
    if (room <= 0 || next.length === 0) return
    await inTransaction({ db }, async tx => {
      const taken = await tx
        .updateTable('newsletter_deliveries')
        .set({ status: 'handed', handed_at: now })
        .where('letter_id', '=', id)
        .where('subscriber_id', 'in', next)
        .where('status', '=', 'queued')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('newsletter_letters')
              .select('id')
              .where('id', '=', id)
              .where('status', '=', 'sending'),
          ),
        )
        .returning('subscriber_id')
        .execute()
      for (const { subscriber_id: subscriberId } of taken) {
        const payload = { template: CAMPAIGN_KIND, letterId: id, subscriberId }
        const uniqueKey = CAMPAIGN_KEY(id, subscriberId)
        await addToOutbox(tx, { kind: CAMPAIGN_KIND, payload, uniqueKey }, now)
      }
      return ok()
    })
  }

  /** Marks deliveries that the outbox gave up. */
  async function noteFailed(id: string) {
    await db
      .updateTable('newsletter_deliveries')
      .set({ status: 'failed' })
      .where('letter_id', '=', id)
      .where('status', 'in', ['handed', 'deferred'])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.failed_at', 'is not', null)
            .whereRef(
              'outbox.unique_key',
              '=',
              sql<string>`${CAMPAIGN_KEY(id, '')} || newsletter_deliveries.subscriber_id`,
            ),
        ),
      )
      .execute()
  }

  async function finish(id: string) {
    await db
      .updateTable('newsletter_letters')
      .set({ status: 'sent', finished_at: clock.now() })
      .where('id', '=', id)
      .where('status', '=', 'sending')
      .execute()
  }

  return {
    begin,

    async run() {
      const due = await db
        .selectFrom('newsletter_letters')
        .select('id')
        .where('status', '=', 'scheduled')
        .where('scheduled_at', '<=', clock.now())
        .execute()
      for (const { id } of due) await begin(id)
      const open = await db
        .selectFrom('newsletter_letters')
        .select(['id', 'per_minute'])
        .where('status', '=', 'sending')
        .execute()
      for (const campaign of open) await handOver(campaign)
    },
  }
}

async function queued(db: Database, campaignId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .select('subscriber_id')
    .where('letter_id', '=', campaignId)
    .where('status', '=', 'queued')
    .orderBy('subscriber_id')
    .limit(limit)
    .execute()
  return rows.map(row => row.subscriber_id)
}
