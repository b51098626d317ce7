import { sql } from 'kysely'
import { type Clock, DAY, ok, refuse } from '#base'
import { bucketOf, contains, type Database, type ListOptions, okIfAffected, readList } from '#db'
import { deleteSubmissions, deleteSubmissionsBefore } from './delete-submissions.ts'
import type { SubmissionItem, SubmissionStatus, SubmittedAnswer } from './schema.ts'

const COLUMNS = { createdAt: 'created_at', form: 'form_title', status: 'status' } as const
export type SubmissionSort = keyof typeof COLUMNS
const KEPT_MS = 30 * DAY

export interface SubmissionFilter {
  /** `<page id>/<module id>`. */
  form?: string | undefined
  status?: SubmissionStatus | undefined
  q?: string | undefined
  ids?: string | undefined
}

/** What visitors sent, for those who answer it. */
export function createSubmissions({ db, clock }: { db: Database; clock: Clock }) {
  const items = () =>
    db
      .selectFrom('submissions')
      .select(['id', 'page_path as page', 'reply_to as replyTo', 'status', 'fields'])
      .select(['created_at as createdAt', 'form_title as title', 'form_key as key'])
      .select(eb =>
        eb
          .selectFrom('submission_replies')
          .whereRef('submission_id', '=', 'submissions.id')
          .select(sql<number>`count(*)`.as('n'))
          .as('replies'),
      )

  function filtered(filter: SubmissionFilter) {
    let query = items().where('deleted_at', 'is', null)
    if (filter.ids) query = query.where('id', 'in', filter.ids.split(','))
    if (filter.form) query = query.where('form_key', '=', filter.form)
    if (filter.status) query = query.where('status', '=', filter.status)
    if (filter.q) query = query.where(contains(filter.q, 'fields'))
    return query
  }

  async function update(id: string, values: Record<string, unknown>, isDeleted = false) {
    const changed = await db
      .updateTable('submissions')
      .set(values)
      .where('id', '=', id)
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .executeTakeFirst()
    return okIfAffected(changed)
  }

  return {
    async list(options: Omit<ListOptions, 'sort'> & SubmissionFilter & { sort: SubmissionSort }) {
      const query = filtered(options)
        .orderBy(COLUMNS[options.sort], options.order)
        .orderBy('id', options.order)
      const { items: rows, total } = await readList(query, options)
      return { items: rows.map(toItem), total }
    },

    async find(id: string): Promise<SubmissionItem | undefined> {
      const row = await items()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row && toItem(row)
    },

    /** Forms that something was sent through, by their titles. */
    async formsUsed(): Promise<{ key: string; title: string }[]> {
      const rows = await db
        .selectFrom('submissions')
        .select(['form_key as key'])
        .select(eb => [eb.fn.max('form_title').as('title'), eb.fn.max('page_path').as('page')])
        .where('deleted_at', 'is', null)
        .groupBy('form_key')
        .execute()
      return rows
        .map(({ key, title, page }) => ({ key, title: title || page }))
        .sort((a, b) => a.title.localeCompare(b.title))
    },

    /** How many came in each span of time, from its start to the next. */
    async countBySpan(starts: readonly number[]): Promise<number[]> {
      const span = bucketOf('created_at', starts)
      const rows = await db
        .selectFrom('submissions')
        .select([span.as('span'), sql<number>`count(*)`.as('count')])
        .where('created_at', '>=', starts[0] ?? 0)
        .groupBy(span)
        .execute()
      return starts.map((_, index) =>
        Number(rows.find(row => Number(row.span) === index)?.count ?? 0),
      )
    },

    setStatus: (id: string, status: SubmissionStatus) =>
      update(id, {
        status,
        ...(status === 'new' ? { read_at: null } : {}),
        ...(status === 'read' ? { read_at: clock.now() } : {}),
      }),

    /** It can be put back for 30 days. */
    trash: (id: string) => update(id, { deleted_at: clock.now() }),
    restore: (id: string) => update(id, { deleted_at: null }, true),

    /** With its replies and mails; from the list or from the trash. */
    deletePermanently: async (id: string) =>
      (await deleteSubmissions(db, [id])) > 0 ? ok() : refuse('not-found'),

    emptyTrash: () => deleteSubmissionsBefore(db, 'deleted_at', clock.now() - KEPT_MS),
    /** Deletes what was sent before a moment, wherever it is. */
    deleteBefore: (before: number) => deleteSubmissionsBefore(db, 'created_at', before),
  }
}

export type Submissions = ReturnType<typeof createSubmissions>

function toItem(row: {
  id: string
  title: string
  key: string
  page: string
  replyTo: string | null
  status: string
  createdAt: number
  fields: string
  replies: number | null
}): SubmissionItem {
  const { title, key: _, ...rest } = row
  return {
    ...rest,
    // A form without a title is known by where it stands.
    form: title || row.page,
    status: row.status as SubmissionStatus,
    fields: JSON.parse(row.fields) as SubmittedAnswer[],
    replies: Number(row.replies ?? 0),
  }
}
