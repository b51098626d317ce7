import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { inTreeOrder } from '#base'
import type { Database, Tables } from '#db'
import type { ContentQuery, Taxonomy } from './schema.ts'

/** What a list asks of categories and tags. */
export type TermQuery = Pick<ContentQuery, 'kind' | 'category' | 'tag' | 'within'>

/** Conditions that a page fulfils by its categories and tags; undefined where nothing can. */
export async function termConditions(db: Database, { kind, category, tag, within }: TermQuery) {
  if (!category && !tag && !within) return []
  const terms = await db.selectFrom('terms').selectAll().where('kind', '=', kind).execute()
  const ordered = inTreeOrder(terms)
  /** What is in a category below is in those above it. */
  const withBelow = (ids: readonly string[]) =>
    ordered
      .filter(({ row, above }) => [row, ...above].some(one => ids.includes(one.id)))
      .map(({ row }) => row.id)
  const bySlug = (taxonomy: Taxonomy, slug: string) =>
    terms.filter(term => term.taxonomy === taxonomy && term.slug === slug).map(term => term.id)
  const sets = [
    ...(category ? [withBelow(bySlug('category', category))] : []),
    ...(tag ? [bySlug('tag', tag)] : []),
    ...(within ? [withBelow(within)] : []),
  ]
  return sets.some(ids => ids.length === 0) ? undefined : sets.map(isInOneOf)
}

const isInOneOf =
  (ids: readonly string[]) =>
  (eb: ExpressionBuilder<Tables, 'pages'>): Expression<SqlBool> =>
    eb.exists(
      eb
        .selectFrom('page_terms')
        .select('page_terms.page_id')
        .whereRef('page_terms.page_id', '=', 'pages.id')
        .where('page_terms.term_id', 'in', ids),
    )
