import { sql } from 'kysely'
import { bucketOf, type Database, withRelaxedDurability } from '#db'

/** Number of visitors who reached a step of a form on a day. */
export interface CountedStep {
  /** `<page id>/<module id>`. */
  form: string
  title: string
  subject?: string | undefined
  page: string
  /** `YYYY-MM-DD` in the site's time zone. */
  day: string
  step: 'started' | 'sent'
  times: number
}

/** Daily counts of started and submitted forms, without personal data. */
export function createFormStatistics({ db }: { db: Database }) {
  async function add({ form, title, subject = '', page, day, step, times }: CountedStep) {
    const started = step === 'started' ? times : 0
    const sent = step === 'sent' ? times : 0
    await db
      .insertInto('form_counts')
      .values({ form_key: form, day, started, sent })
      .onConflict(conflict =>
        conflict.columns(['form_key', 'day']).doUpdateSet({
          started: sql<number>`form_counts.started + excluded.started`,
          sent: sql<number>`form_counts.sent + excluded.sent`,
        }),
      )
      .execute()
    // Register forms that are only started, too.
    await db
      .insertInto('forms')
      .values({
        form_key: form,
        title,
        subject: subject || null,
        page_path: page,
        fields: '[]',
        updated_at: 0,
      })
      .onConflict(conflict => conflict.column('form_key').doNothing())
      .execute()
  }

  return {
    add: (counted: readonly CountedStep[]) =>
      withRelaxedDurability(async () => {
        for (const one of counted) await add(one)
      }),

    /** Number of submissions per time span, excluding trash. */
    async sentBySpan(form: string, starts: readonly number[]): Promise<number[]> {
      const span = bucketOf('created_at', starts)
      const rows = await db
        .selectFrom('submissions')
        .select([span.as('span'), sql<number>`count(*)`.as('count')])
        .where('form_key', '=', form)
        .where('deleted_at', 'is', null)
        .where('created_at', '>=', starts[0] ?? 0)
        .groupBy(span)
        .execute()
      const counts = new Map(rows.map(row => [Number(row.span), Number(row.count)]))
      return starts.map((_, index) => counts.get(index) ?? 0)
    },

    /** Visitors who started the form since a day, and how many submitted it. */
    async ratio(form: string, sinceDay: string): Promise<{ started: number; sent: number }> {
      const row = await db
        .selectFrom('form_counts')
        .select(({ fn }) => [
          fn.sum<number>('started').as('started'),
          fn.sum<number>('sent').as('sent'),
        ])
        .where('form_key', '=', form)
        .where('day', '>=', sinceDay)
        .executeTakeFirst()
      return { started: Number(row?.started ?? 0), sent: Number(row?.sent ?? 0) }
    },
  }
}
