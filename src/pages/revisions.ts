import { sql } from 'kysely'
import { DAY } from '#base'
import type { PageDocument } from '#module-contract'
import type { PageDeps } from './page-deps.ts'
import type { PageRevision } from './schema.ts'

/** Unpublished saves are kept this long, and this many of the newest per page always. */
const REVISION_RETENTION_MS = 90 * DAY
const NEWEST_KEPT = 50

/** Earlier states of pages. */
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

    /** Deletes old saves. Published and restored states are kept. */
    async pruneRevisions() {
      await db
        .deleteFrom('page_revisions')
        .where('event', '=', 'saved')
        .where('created_at', '<', clock.now() - REVISION_RETENTION_MS)
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
