import { sql } from 'kysely'
import { contains, type ListColumns, type ListOptions, readLongList } from '#db'
import type { CommentDeps } from './deps.ts'
import type { CommentItem, CommentStatus, DiscussedPage } from './schema.ts'

/** Pending comments first. */
const COLUMNS = {
  status: sql`case status when 'pending' then 0 else 1 end`,
  createdAt: sql`created_at`,
  name: sql`lower(author_name)`,
} as const
export type CommentSort = keyof typeof COLUMNS

export interface CommentFilter {
  /** Without a status: everything except spam and trash. */
  status?: CommentStatus | 'trash' | undefined
  page?: string | undefined
  q?: string | undefined
  ids?: string | undefined
}

export type CommentListOptions = Omit<ListOptions, 'sort'> &
  Omit<CommentFilter, 'page'> & { sort: CommentSort; onPage?: string | undefined }

interface Row {
  id: string
  page_id: string
  parent_id: string | null
  author_name: string
  author_email: string | null
  author_website: string | null
  body: string
  status: string
  staff_id: string | null
  created_at: number
  deleted_at: number | null
}

/** Comments for moderators. */
export function createCommentItems({ db, findPages }: CommentDeps) {
  const rows = () =>
    db
      .selectFrom('comments')
      .select(['id', 'page_id', 'parent_id', 'author_name', 'author_email', 'author_website'])
      .select(['body', 'status', 'staff_id', 'created_at', 'deleted_at'])

  function filtered(
    { status, onPage, q, ids, sort }: Omit<CommentListOptions, 'page' | 'perPage' | 'order'>,
    columns: ListColumns,
  ) {
    // Each status has an index by date.
    const isByDate = sort !== 'name' && !q
    const byStatus = isByDate ? sql.ref<string>('status') : columns.filter<string>('status')
    const query = rows()
    if (ids) return query.where('id', 'in', ids.split(','))
    let found = query.where(columns.scope('deleted_at'), status === 'trash' ? 'is not' : 'is', null)
    if (!status) found = found.where('status', '!=', 'spam')
    else if (status !== 'trash') found = found.where(byStatus, '=', status)
    if (onPage) found = found.where('page_id', '=', onPage)
    if (q) found = found.where(contains(q, 'author_name', 'author_email', 'body'))
    return found
  }

  /** Adds pages and parent comments, each loaded once. */
  async function toItems(found: readonly Row[]): Promise<CommentItem[]> {
    const parentIds = found.flatMap(row => row.parent_id ?? [])
    const [pages, parents] = await Promise.all([
      findPages([...new Set(found.map(row => row.page_id))]),
      parentIds.length > 0
        ? db
            .selectFrom('comments')
            .select(['id', 'author_name as name'])
            .where('id', 'in', parentIds)
            .execute()
        : [],
    ])
    return found.map(row => toItem(row, pages.get(row.page_id), parents))
  }

  return {
    async list(options: CommentListOptions) {
      // All comments of a status are pending, or none.
      const isOneStatus = options.status !== undefined && options.status !== 'trash'
      // Newest first within pending and other comments.
      const byDate = options.sort === 'createdAt' ? options.order : 'desc'
      const { items, total } = await readLongList(
        { db, id: 'id', readsRows: Boolean(options.q) },
        options,
        columns =>
          filtered(options, columns)
            .$if(options.sort !== 'status' || !isOneStatus, found =>
              found.orderBy(COLUMNS[options.sort], options.order),
            )
            .orderBy('created_at', byDate)
            .orderBy('id', byDate),
      )
      return { items: await toItems(items), total }
    },

    /** Includes trashed comments. */
    async find(id: string): Promise<CommentItem | undefined> {
      const row = await rows().where('id', '=', id).executeTakeFirst()
      return row && (await toItems([row]))[0]
    },
  }
}

export type CommentItems = ReturnType<typeof createCommentItems>

function toItem(
  row: Row,
  page: DiscussedPage | undefined,
  parents: readonly { id: string; name: string }[],
): CommentItem {
  const isShown = row.status === 'published' && row.deleted_at === null && page?.isPublic
  return {
    id: row.id,
    status: row.status as CommentStatus,
    name: row.author_name,
    email: row.author_email,
    website: row.author_website,
    body: row.body,
    createdAt: row.created_at,
    deletedAt: row.deleted_at,
    isStaff: row.staff_id !== null,
    page: { id: row.page_id, title: page?.title ?? '', path: page?.path ?? '' },
    parent: parents.find(parent => parent.id === row.parent_id) ?? null,
    url: isShown ? `${page.path}#comment-${row.id}` : null,
  }
}
