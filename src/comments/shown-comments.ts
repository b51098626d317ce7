import { sql } from 'kysely'
import { type CommentDeps, commentsTag } from './deps.ts'
import { discussionOf } from './discussion.ts'
import type { CommentRules, Discussion, ShownComment } from './schema.ts'
import { toThreads } from './to-threads.ts'

/** Adds cache tags that invalidate the result. */
type Tag = (...tags: string[]) => void
const nothing: Tag = () => {}

/** Maximum number of comments on one page of the list. */
const MAX_SHOWN = 1000

/** Comments as visitors see them. */
export function createShownComments({ db, clock, rules, findPages }: CommentDeps) {
  const published = (pageId: string) =>
    db
      .selectFrom('comments')
      .where('page_id', '=', pageId)
      // Must match the partial index `comments_shown` literally; otherwise all comments are
      // scanned.
      .where(sql<boolean>`status = 'published' and deleted_at is null`)

  return {
    /** Whether a page accepts comments, until when, and by which rules. */
    async discussion(
      pageId: string,
      tag: Tag = nothing,
    ): Promise<{ state: Discussion; closesAt?: number; rules: CommentRules }> {
      tag('site', `page:${pageId}`)
      const [own, found] = await Promise.all([rules(), findPages([pageId])])
      const page = found.get(pageId)
      const { state, closesAt } = page
        ? discussionOf(page, own, clock.now())
        : { state: 'off' as const }
      return { state, rules: own, ...(closesAt ? { closesAt } : {}) }
    },

    /** Number of visible comments and threads of a page. */
    async count(pageId: string, tag: Tag = nothing): Promise<{ total: number; threads: number }> {
      tag(commentsTag(pageId))
      const { total, threads } = await db
        .selectFrom(
          published(pageId)
            .select(eb => eb.fn.countAll<number>().as('comments'))
            .groupBy('thread_id')
            .as('thread'),
        )
        .select(sql<number>`coalesce(sum(comments), 0)`.as('total'))
        .select(eb => eb.fn.countAll<number>().as('threads'))
        .executeTakeFirstOrThrow()
      return { total: Number(total), threads: Number(threads) }
    },

    /** One page of threads. */
    async threads(
      pageId: string,
      page: number,
      { perPage, order, depth }: Pick<CommentRules, 'perPage' | 'order' | 'depth'>,
      tag: Tag = nothing,
    ): Promise<ShownComment[]> {
      tag(commentsTag(pageId))
      const direction = order === 'oldest' ? 'asc' : 'desc'
      const heads = await published(pageId)
        .select('thread_id')
        .groupBy('thread_id')
        .orderBy(sql`min(created_at)`, direction)
        .orderBy('thread_id', direction)
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute()
      const ids = heads.map(row => row.thread_id)
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('comments')
        .selectAll()
        .where('thread_id', 'in', ids)
        .orderBy('created_at')
        .orderBy('id')
        .limit(MAX_SHOWN)
        .execute()
      const inThread = (thread: string) => rows.filter(row => row.thread_id === thread)
      return toThreads(
        ids.flatMap(inThread).map(row => ({
          id: row.id,
          parentId: row.parent_id,
          name: row.author_name,
          website: row.author_website,
          at: row.created_at,
          body: row.body,
          isStaff: row.staff_id !== null,
          isPublished: row.status === 'published' && row.deleted_at === null,
        })),
        depth,
      )
    },

    /** A visible comment of a page. */
    async findShown(
      pageId: string,
      id: string,
      tag: Tag = nothing,
    ): Promise<{ id: string; name: string } | undefined> {
      tag(commentsTag(pageId))
      return published(pageId)
        .select(['id', 'author_name as name'])
        .where('id', '=', id)
        .executeTakeFirst()
    },

    /** The page of the list that contains a comment. */
    async pageOf(pageId: string, id: string): Promise<number> {
      const { perPage, order } = await rules()
      const heads = await published(pageId)
        .select('thread_id')
        .groupBy('thread_id')
        .orderBy(sql`min(created_at)`, order === 'oldest' ? 'asc' : 'desc')
        .orderBy('thread_id', order === 'oldest' ? 'asc' : 'desc')
        .execute()
      const own = await published(pageId)
        .select('thread_id')
        .where('id', '=', id)
        .executeTakeFirst()
      const index = heads.findIndex(row => row.thread_id === own?.thread_id)
      return 1 + Math.floor(Math.max(0, index) / perPage)
    },
  }
}

export type ShownComments = ReturnType<typeof createShownComments>
