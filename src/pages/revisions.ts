import type { PageDocument } from '#module-kit'
import type { PageDeps } from './page-deps.ts'
import type { PageRevision } from './schema.ts'

/** Earlier states of a page. */
export function createRevisions({ db, documents }: Pick<PageDeps, 'db' | 'documents'>) {
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
