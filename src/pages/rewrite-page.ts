import { ok, refuse } from '#base'
import { type Database, invalidate } from '#db'
import type { PageDocument } from '#module-contract'
import { refreshListings } from './listings.ts'
import type { Author, PageDeps } from './page-deps.ts'
import { pageTags } from './page-tags.ts'
import { writeRevision } from './write-revision.ts'

/**
 * Returns a function that changes draft and published version of a page separately, so that pending
 * changes of the draft stay unpublished. The change itself is published at once, as a revision.
 */
export function createRewritePage({ clock }: Pick<PageDeps, 'clock'>) {
  return async (
    tx: Database,
    id: string,
    change: (document: PageDocument) => PageDocument,
    author: Author,
  ) => {
    const page = await tx
      .selectFrom('pages')
      .select(['id', 'path', 'kind', 'title', 'published_title', 'draft', 'published'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!page) return refuse('not-found')
    const rewrite = (stored: string) => JSON.stringify(change(JSON.parse(stored)))
    const draft = rewrite(page.draft)
    const published = page.published && rewrite(page.published)
    const now = clock.now()
    await tx
      .updateTable('pages')
      .set(eb => ({ draft, published, version: eb('version', '+', 1), updated_at: now }))
      .where('id', '=', id)
      .execute()
    const state = { pageId: id, author }
    if (published && published !== draft) {
      const title = page.published_title ?? page.title
      const event = 'published'
      await writeRevision(tx, clock, { ...state, document: published, title, event })
    }
    const event = published === draft ? 'published' : 'saved'
    await writeRevision(tx, clock, { ...state, document: draft, title: page.title, event })
    if (published) await refreshListings(tx, [id])
    await invalidate(tx, pageTags(page))
    return ok()
  }
}
