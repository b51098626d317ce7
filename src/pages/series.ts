import type { Database } from '#db'
import type { Tag } from './content-cards.ts'
import { listTag, termsTag } from './page-tags.ts'
import type { ContentKind, Series } from './schema.ts'

/** Upper limit for display. */
const MAX_PARTS = 500

/** Published parts of a series by number, then by date. */
export function partsOf(db: Database, termId: string) {
  return db
    .selectFrom('page_terms')
    .innerJoin('pages', 'pages.id', 'page_terms.page_id')
    .select(['pages.id', 'path', 'published_title as title'])
    .where('term_id', '=', termId)
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy(eb => eb.fn.coalesce('page_terms.position', eb.val(MAX_PARTS * 100)))
    .orderBy('published_at')
    .orderBy('pages.id')
    .limit(MAX_PARTS)
    .execute()
}

/** Series of posts and projects. */
export function createSeries({ db }: { db: Database }) {
  return {
    /** Series of a page, published or not; usually none. */
    async of(pageId: string, kind: ContentKind, tag: Tag): Promise<Series | undefined> {
      tag(`page:${pageId}`, listTag(kind), termsTag(kind))
      const term = await db
        .selectFrom('page_terms')
        .innerJoin('terms', 'terms.id', 'page_terms.term_id')
        .select(['terms.id', 'slug', 'name', 'description'])
        .where('page_id', '=', pageId)
        .where('taxonomy', '=', 'series')
        .executeTakeFirst()
      if (!term) return undefined
      const parts = await partsOf(db, term.id)
      return { ...term, parts: parts.map(part => ({ ...part, title: part.title ?? '' })) }
    },
  }
}
