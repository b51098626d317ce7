import { sql } from 'kysely'
import { createId, ok, refuse } from '#base'
import {
  addToOutbox,
  contains,
  type Database,
  inTransaction,
  type ListOptions,
  okIfAffected,
  readList,
} from '#db'
import type { MailPart } from '#mail'
import type { NewsletterDeps } from './deps.ts'
import { CAMPAIGN_KEY } from './outbox-keys.ts'
import { MORE_BLOCKS } from './pause-campaign.ts'
import {
  type Campaign,
  type CampaignStatus,
  DELIVERY_STATUSES,
  type DeliveryStatus,
} from './schema.ts'

export type CampaignValues = Pick<
  Campaign,
  'subject' | 'listId' | 'pageId' | 'perMinute' | 'measures'
>

const COLUMNS = { createdAt: 'campaign.created_at', subject: 'campaign.subject' } as const
export type CampaignSort = keyof typeof COLUMNS

/** Campaigns to a list. Scheduling stores the content, so later edits do not change it. */
export function createCampaigns({ db, clock }: NewsletterDeps) {
  const items = () =>
    db
      .selectFrom('newsletter_letters as campaign')
      .leftJoin('newsletter_lists as list', 'list.id', 'campaign.list_id')
      .select([
        'campaign.id',
        'campaign.subject',
        'campaign.list_id as listId',
        'list.name as list',
      ])
      .select(['campaign.page_id as pageId', 'campaign.per_minute as perMinute', 'campaign.status'])
      .select('campaign.measures')
      .select(['campaign.scheduled_at as scheduledAt', 'campaign.started_at as startedAt'])
      .select(['campaign.finished_at as finishedAt', 'campaign.created_at as createdAt'])
      .select('campaign.pause_reason as pauseReason')

  async function reportOf(id: string): Promise<Campaign['report']> {
    const rows = await db
      .selectFrom('newsletter_deliveries')
      .select(['status', sql<number>`count(*)`.as('count')])
      .select(sql<number>`count(unsubscribed_at)`.as('unsubscribed'))
      .select(sql<number>`sum(measured)`.as('measured'))
      .select(sql<number>`count(opened_at)`.as('opened'))
      .select(sql<number>`count(clicked_at)`.as('clicked'))
      .where('letter_id', '=', id)
      .groupBy('status')
      .execute()
    const counts = DELIVERY_STATUSES.map(status => [
      status,
      Number(rows.find(row => row.status === status)?.count ?? 0),
    ])
    const all = (['unsubscribed', 'measured', 'opened', 'clicked'] as const).map(name => [
      name,
      rows.reduce((sum, row) => sum + Number(row[name]), 0),
    ])
    return Object.fromEntries([...counts, ...all])
  }

  const withReport = async <Row extends { id: string; status: string; measures: number }>(
    row: Row,
  ) =>
    ({
      ...row,
      measures: row.measures === 1,
      report: await reportOf(row.id),
    }) as unknown as Campaign

  async function find(id: string): Promise<Campaign | undefined> {
    const row = await items().where('campaign.id', '=', id).executeTakeFirst()
    return row && withReport(row)
  }

  const hasList = async (id: string | null) =>
    id === null ||
    (await db
      .selectFrom('newsletter_lists')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()) !== undefined

  /** Updates a campaign if it has one of these statuses. */
  async function move(tx: Database, id: string, from: readonly CampaignStatus[], values: object) {
    const changed = await tx
      .updateTable('newsletter_letters')
      .set(values)
      .where('id', '=', id)
      .where('status', 'in', [...from])
      .executeTakeFirst()
    return changed.numUpdatedRows > 0n ? ok() : refuse('not-allowed')
  }

  return {
    find,

    /** The newest draft that uses this block. */
    draftIn: (pageId: string) =>
      db
        .selectFrom('newsletter_letters')
        .select(['id', 'subject'])
        .where('page_id', '=', pageId)
        .where('status', '=', 'draft')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Content stored at scheduling; undefined for drafts. */
    async partsOf(id: string): Promise<MailPart[] | undefined> {
      const row = await db
        .selectFrom('newsletter_letters')
        .select('parts')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.parts ? JSON.parse(row.parts) : undefined
    },

    async list(options: Omit<ListOptions, 'sort'> & { sort: CampaignSort }) {
      let query = items()
        .orderBy(COLUMNS[options.sort], options.order)
        .orderBy('campaign.id', options.order)
      if (options.ids) query = query.where('campaign.id', 'in', options.ids.split(','))
      if (options.q) query = query.where(contains(options.q, 'campaign.subject'))
      const { items: rows, total } = await readList(query, options)
      return { items: await Promise.all(rows.map(withReport)), total }
    },

    async add(values: CampaignValues) {
      if (!(await hasList(values.listId))) return refuse('invalid')
      const id = createId(clock)
      await db
        .insertInto('newsletter_letters')
        .values({
          id,
          status: 'draft',
          created_at: clock.now(),
          ...toRow(values),
          ...UNSENT,
          ...UNPAUSED,
        })
        .execute()
      return ok({ id })
    },

    change: async (id: string, values: CampaignValues) =>
      (await hasList(values.listId)) ? move(db, id, ['draft'], toRow(values)) : refuse('invalid'),

    /** Sends the campaign from that time on. */
    schedule: (id: string, at: number, parts: readonly MailPart[]) =>
      move(db, id, ['draft'], {
        status: 'scheduled',
        scheduled_at: at,
        parts: JSON.stringify(parts),
      }),

    unschedule: (id: string) => move(db, id, ['scheduled'], { status: 'draft', ...UNSENT }),

    /** Cancels pending deliveries. */
    stop: (id: string) =>
      inTransaction({ db }, async tx => {
        const stopped = await move(tx, id, ['sending', 'paused'], {
          status: 'stopped',
          pause_reason: null,
          finished_at: clock.now(),
        })
        if (!stopped.ok) return stopped
        await tx
          .updateTable('newsletter_deliveries')
          .set({ status: 'skipped' })
          .where('letter_id', '=', id)
          .where('status', 'in', ['queued', 'handed', 'deferred'])
          .execute()
        return ok()
      }),

    /** Continues a paused campaign for all pending recipients except blocked ones. */
    resume: (id: string) =>
      inTransaction({ db }, async tx => {
        const { count } = await tx
          .selectFrom('newsletter_deliveries')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('letter_id', '=', id)
          .where('status', '=', 'blocked')
          .executeTakeFirstOrThrow()
        const resumed = await move(tx, id, ['paused'], {
          status: 'sending',
          pause_reason: null,
          accepted_blocks: Number(count) + MORE_BLOCKS,
        })
        if (!resumed.ok) return resumed
        await requeue(tx, id, ['handed', 'deferred'])
        return ok()
      }),

    /** Repeats deliveries that failed or whose outcome is unknown. */
    sendAgain: (id: string) =>
      inTransaction({ db }, async tx => {
        const again = await move(tx, id, ['sent', 'sending'], {
          status: 'sending',
          finished_at: null,
        })
        if (!again.ok) return again
        const count = await requeue(tx, id, ['uncertain', 'failed', 'blocked'])
        return count > 0 ? ok({ count }) : refuse('not-allowed')
      }),

    /** Sends the campaign to one address as a test. */
    sendTest: (
      campaign: Pick<Campaign, 'id' | 'subject'>,
      to: string,
      parts: readonly MailPart[],
    ) =>
      addToOutbox(
        db,
        {
          kind: 'mail',
          payload: {
            template: 'newsletter-test',
            to,
            subject: campaign.subject,
            parts: JSON.stringify(parts),
          },
        },
        clock.now(),
      ),

    /** A running campaign must be stopped first. */
    delete: async (id: string) => {
      const query = db
        .deleteFrom('newsletter_letters')
        .where('id', '=', id)
        .where('status', 'not in', ['sending', 'paused'])
      const gone = okIfAffected(await query.executeTakeFirst())
      return gone.ok || !(await find(id)) ? gone : refuse('not-allowed')
    },
  }
}

/** Resets deliveries and deletes their outbox entries, because the new ones use the same keys. */
async function requeue(tx: Database, campaignId: string, from: readonly DeliveryStatus[]) {
  const rows = await tx
    .updateTable('newsletter_deliveries')
    .set({ status: 'queued', handed_at: null })
    .where('letter_id', '=', campaignId)
    .where('status', 'in', [...from])
    .returning('subscriber_id')
    .execute()
  const keys = rows.map(row => CAMPAIGN_KEY(campaignId, row.subscriber_id))
  for (let start = 0; start < keys.length; start += KEYS_PER_QUERY) {
    const some = keys.slice(start, start + KEYS_PER_QUERY)
    await tx.deleteFrom('outbox').where('unique_key', 'in', some).execute()
  }
  return rows.length
}

/** Limit of parameters per statement. */
const KEYS_PER_QUERY = 500

const UNPAUSED = { pause_reason: null, accepted_blocks: 0 }
const UNSENT = { parts: null, scheduled_at: null, started_at: null, finished_at: null }

const toRow = ({ subject, listId, pageId, perMinute, measures }: CampaignValues) => ({
  subject,
  list_id: listId,
  page_id: pageId,
  per_minute: perMinute,
  measures: Number(measures),
})
