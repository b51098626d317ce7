import { sql } from 'kysely'
import { containsExactly, type Database } from '#db'

/** How many pages are named at most. */
const LIMIT = 50

export interface HoldingPage {
  id: string
  title: string
  /** In what visitors get, not in the draft alone. */
  isPublished: boolean
}

/** Whether any of these texts stands in a column. */
export function holdsOneOf(column: string, texts: readonly string[]) {
  return sql<boolean>`(${sql.join(
    texts.map(text => containsExactly(column, text)),
    sql` or `,
  )})`
}

/** Pages in whose draft, published document or summary one of these texts stands, by title. */
export async function findPagesHolding(
  db: Database,
  texts: readonly string[],
): Promise<HoldingPage[]> {
  const pages = await db
    .selectFrom('pages')
    .select(['id', 'title', holdsOneOf('published', texts).as('isPublished')])
    .where(eb =>
      eb.or([
        holdsOneOf('published', texts),
        holdsOneOf('draft', texts),
        holdsOneOf('summary', texts),
      ]),
    )
    .orderBy('title')
    .limit(LIMIT)
    .execute()
  return pages.map(page => ({ ...page, isPublished: Boolean(Number(page.isPublished)) }))
}

/** Whether an earlier state of any page holds one of these texts. */
export async function isInRevisions(db: Database, texts: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('page_revisions')
    .select('id')
    .where(holdsOneOf('document', texts))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
