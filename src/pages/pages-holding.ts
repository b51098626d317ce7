import { sql } from 'kysely'
import { containsExactly, type Database } from '#db'
import type { PageDocument } from '#module-contract'

/** Maximum number of listed pages. */
const LIMIT = 50

export interface HoldingPage {
  id: string
  title: string
  /** Found in the published version, not only in the draft. */
  isPublished: boolean
}

/** Some pages and the total number. */
export interface HoldingPages {
  items: HoldingPage[]
  total: number
}

/** SQL condition: the column contains any of these texts. */
export function containsAnyText(column: string, texts: readonly string[]) {
  return sql<boolean>`(${sql.join(
    texts.map(text => containsExactly(column, text)),
    sql` or `,
  )})`
}

/** Pages whose draft, published document or summary contains any of these texts, by title. */
export async function findPagesHolding(
  db: Database,
  texts: readonly string[],
): Promise<HoldingPages> {
  const holding = db
    .selectFrom('pages')
    .where(eb =>
      eb.or([
        containsAnyText('published', texts),
        containsAnyText('draft', texts),
        containsAnyText('summary', texts),
      ]),
    )
  const pages = await holding
    .select(['id', 'title', containsAnyText('published', texts).as('isPublished')])
    .orderBy('title')
    .limit(LIMIT)
    .execute()
  const items = pages.map(page => ({ ...page, isPublished: Boolean(Number(page.isPublished)) }))
  if (items.length < LIMIT) return { items, total: items.length }
  const { total } = await holding
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { items, total: Number(total) }
}

/** Published pages, templates and layout blocks that contain any of these texts. */
export async function findPublishedHolding(db: Database, texts: readonly string[]) {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'title', 'path', 'kind', 'published'])
    .where('published', 'is not', null)
    .where('deleted_at', 'is', null)
    .where('kind', '!=', 'preset')
    .where(containsAnyText('published', texts))
    .orderBy('title')
    .execute()
  return rows.map(({ published, kind, path, id, title }) => ({
    id,
    title,
    path: ['template', 'block'].includes(kind) ? undefined : path,
    document: JSON.parse(published ?? '') as PageDocument,
  }))
}

/** Whether any revision contains one of these texts. */
export async function isInRevisions(db: Database, texts: readonly string[]): Promise<boolean> {
  const found = await db
    .selectFrom('page_revisions')
    .select('id')
    .where(containsAnyText('document', texts))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
