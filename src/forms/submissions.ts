import { sql } from 'kysely'
import { type Clock, DAY, ok, refuse } from '#base'
import {
  bucketOf,
  type Database,
  type DatabaseKind,
  type ListColumns,
  type ListOptions,
  okIfAffected,
  PLAIN_COLUMNS,
  readLongList,
} from '#db'
import { deleteSubmissions, deleteSubmissionsBefore, sweepFiles } from './delete-submissions.ts'
import type { FileStore } from './form-files.ts'
import type { SubmissionItem, SubmissionStatus, SubmittedAnswer } from './schema.ts'
import { matchAnswers } from './search-submissions.ts'
import { storedFormFiles } from './stored-files.ts'

const COLUMNS = { createdAt: 'created_at', form: 'form_title', status: 'status' } as const
export type SubmissionSort = keyof typeof COLUMNS
const RETENTION_MS = 30 * DAY

export interface SubmissionFilter {
  /** `<page id>/<module id>`. */
  form?: string | undefined
  status?: SubmissionStatus | undefined
  /** Prefixes of words in the answers. */
  q?: string | undefined
  ids?: string | undefined
}

/** Submissions for staff. */
export function createSubmissions(deps: {
  db: Database
  kind: DatabaseKind
  clock: Clock
  files: FileStore
}) {
  const { db, kind, clock } = deps
  const items = () =>
    db
      .selectFrom('submissions')
      .select(['id', 'page_path as page', 'reply_to as replyTo', 'status', 'fields'])
      .select(['created_at as createdAt', 'form_title as title', 'form_key as key'])
      .select(eb =>
        eb
          .selectFrom('forms')
          .whereRef('forms.form_key', '=', 'submissions.form_key')
          .select('forms.subject')
          .as('subject'),
      )
      .select(eb =>
        eb
          .selectFrom('submission_replies')
          .whereRef('submission_id', '=', 'submissions.id')
          .select(sql<number>`count(*)`.as('n'))
          .as('replies'),
      )

  async function filtered(filter: SubmissionFilter) {
    const matching = filter.q ? await matchAnswers({ db, kind }, filter.q) : undefined
    return (columns: ListColumns = PLAIN_COLUMNS, sort: SubmissionSort = 'createdAt') => {
      // Each form has an index by date.
      const byForm =
        sort === 'createdAt' ? sql.ref<string>('form_key') : columns.filter<string>('form_key')
      let query = items().where('deleted_at', 'is', null)
      if (filter.ids) query = query.where('id', 'in', filter.ids.split(','))
      if (filter.form) query = query.where(byForm, '=', filter.form)
      if (filter.status) query = query.where(columns.filter<string>('status'), '=', filter.status)
      if (matching) query = query.where(matching(columns.filter('submissions.id')))
      return query
    }
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
      const select = await filtered(options)
      const { items: rows, total } = await readLongList({ db, id: 'id' }, options, columns =>
        select(columns, options.sort)
          .orderBy(COLUMNS[options.sort], options.order)
          .orderBy('id', options.order),
      )
      return { items: rows.map(toItem), total }
    },

    async find(id: string): Promise<SubmissionItem | undefined> {
      const row = await items()
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst()
      return row && toItem(row)
    },

    /** Filtered submissions, newest first, in batches of `size`. */
    async *inBatches(filter: SubmissionFilter, size: number): AsyncGenerator<SubmissionItem[]> {
      const select = await filtered(filter)
      const sorted = select().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(size)
      let next = sorted
      for (;;) {
        const rows = await next.execute()
        yield rows.map(toItem)
        const last = rows.at(-1)
        if (!last || rows.length < size) return
        next = sorted.where(({ eb, and, or }) =>
          and([
            eb('created_at', '<=', last.createdAt),
            or([eb('created_at', '<', last.createdAt), eb('id', '<', last.id)]),
          ]),
        )
      }
    },

    /** Number of submissions per time span. */
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

    /** Can be restored for 30 days. */
    trash: (id: string) => update(id, { deleted_at: clock.now() }),
    restore: (id: string) => update(id, { deleted_at: null }, true),

    /** Including replies and mails, also from the trash. */
    deletePermanently: async (id: string) =>
      (await deleteSubmissions(deps, [id])) > 0 ? ok() : refuse('not-found'),

    emptyTrash: () => deleteSubmissionsBefore(deps, 'deleted_at', clock.now() - RETENTION_MS),
    sweepFiles: () => sweepFiles(deps),
    storedFiles: () => storedFormFiles(db),
    /** Deletes submissions sent before a time, including trashed ones. */
    deleteBefore: (before: number) => deleteSubmissionsBefore(deps, 'created_at', before),
  }
}

export type Submissions = ReturnType<typeof createSubmissions>

function toItem(row: {
  id: string
  title: string
  key: string
  subject: string | null
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
    // Forms without a title are named by their page.
    form: title || row.page,
    status: row.status as SubmissionStatus,
    fields: JSON.parse(row.fields) as SubmittedAnswer[],
    replies: Number(row.replies ?? 0),
  }
}
