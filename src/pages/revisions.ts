import { sql } from 'kysely'
import { DAY } from '#base'
import type { PageDocument } from '#module-kit'
import type { PageDeps } from './page-deps.ts'
import type { PageRevision } from './schema.ts'

/** What was saved and not published is kept so long, and of each page so many of the newest for ever. */
const SAVED_KEPT_MS = 90 * DAY
const NEWEST_KEPT = 50

/** Earlier states of a page. */
export function createRevisions({
  db,
  clock,
  documents,
}: Pick<PageDeps, 'db' | 'clock' | 'documents'>) {
  const rows = (pageId: string) =>
    db
      .selectFrom('page_revisions')
      .select(['id', 'title', 'author', 'event'])
      .select(eb => eb.fn.coalesce('updated_at', 'created_at').as('createdAt'))
      .where('page_id', '=', pageId)

  return {
    /** Newest first. */
    async listRevisions(pageId: string, limit = 200): Promise<PageRevision[]> {
      const found = await rows(pageId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return found as PageRevision[]
    },

    /** Forgets old saves: each is a whole document. What was once public, or brought back, stays. */
    async pruneRevisions() {
      await db
        .deleteFrom('page_revisions')
        .where('event', '=', 'saved')
        .where('created_at', '<', clock.now() - SAVED_KEPT_MS)
        .where('id', 'not in', eb =>
          eb
            .selectFrom(
              eb
                .selectFrom('page_revisions')
                .select([
                  'id',
                  sql<number>`row_number() over (partition by page_id order by created_at desc, id desc)`.as(
                    'place',
                  ),
                ])
                .as('ranked'),
            )
            .select('ranked.id')
            .where('ranked.place', '<=', NEWEST_KEPT),
        )
        .execute()
    },

    async findRevision(
      pageId: string,
      id: string,
    ): Promise<(PageRevision & { document: PageDocument }) | undefined> {
      const row = await rows(pageId).select('document').where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const document = documents.upgrade(JSON.parse(row.document) as PageDocument)
      return { ...(row as PageRevision), document }
    },
  }
}
