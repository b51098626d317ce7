import { createId, freeSlug, plainText, toSlug } from '#base'
import type { Database } from '#db'
import { isContentKind, type PageSeries, type Taxonomy } from './schema.ts'

/** Reserved slug for all categories in list URLs (NAV-1). */
const EVERY_CATEGORY = 'all'

export function isTermSlugTaken(others: readonly { slug: string }[], slug: string): boolean {
  return slug === EVERY_CATEGORY || others.some(term => term.slug === slug)
}

/** Terms of a page: categories by id, tags by name; new names create tags. */
export interface PageTerms {
  categories: readonly string[]
  tags: readonly string[]
  series: PageSeries
}

/** Ids of terms by name; missing ones are created. */
export async function ensureTerms(
  tx: Database,
  kind: string,
  taxonomy: Taxonomy,
  names: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const given of names) {
    const name = plainText(given)
    const known = await tx
      .selectFrom('terms')
      .select(['id', 'name', 'slug'])
      .where('kind', '=', kind)
      .where('taxonomy', '=', taxonomy)
      .execute()
    const found = known.find(term => term.name === name)
    const id = found?.id ?? createId()
    ids.push(id)
    if (found) continue
    const slug = await freeSlug(toSlug(name) || id, async wanted => isTermSlugTaken(known, wanted))
    await tx
      .insertInto('terms')
      .values({ id, kind, taxonomy, slug, name, description: '', parent_id: null, position: 0 })
      .execute()
  }
  return ids
}

/** Terms of a page. */
export async function termsOf(db: Database, pageId: string) {
  const rows = await db
    .selectFrom('page_terms')
    .innerJoin('terms', 'terms.id', 'page_terms.term_id')
    .select(['terms.id', 'terms.name', 'terms.taxonomy', 'page_terms.position as part'])
    .where('page_id', '=', pageId)
    .orderBy('terms.position')
    .orderBy('name')
    .execute()
  const [series] = rows.filter(row => row.taxonomy === 'series')
  const of = (taxonomy: Taxonomy) => rows.filter(row => row.taxonomy === taxonomy)
  return {
    categories: of('category').map(({ id }) => id),
    tags: of('tag').map(({ name }) => name),
    series: { name: series?.name ?? '', part: series?.part ?? null },
  }
}

/**
 * Sets the terms of a page; omitted taxonomies are unchanged. False without changes if a category
 * belongs to another kind or the kind has no terms.
 */
export async function setTerms(
  tx: Database,
  { id, kind }: { id: string; kind: string },
  { categories, tags, series }: Partial<PageTerms>,
): Promise<boolean> {
  if (!isContentKind(kind)) return !categories?.length && !tags?.length && !series?.name
  if (categories && !(await areCategories(tx, kind, categories))) return false
  if (categories) await replaceTerms(tx, id, 'category', categories)
  if (tags) await replaceTerms(tx, id, 'tag', await ensureTerms(tx, kind, 'tag', tags))
  if (series) {
    const names = series.name.trim() ? [series.name.trim()] : []
    const terms = await ensureTerms(tx, kind, 'series', names)
    await replaceTerms(tx, id, 'series', terms, series.part)
  }
  return true
}

async function areCategories(tx: Database, kind: string, ids: readonly string[]) {
  if (ids.length === 0) return true
  const known = await tx
    .selectFrom('terms')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .where('taxonomy', '=', 'category')
    .execute()
  return known.length === new Set(ids).size
}

async function replaceTerms(
  tx: Database,
  pageId: string,
  taxonomy: Taxonomy,
  termIds: readonly string[],
  position: number | null = null,
) {
  await tx
    .deleteFrom('page_terms')
    .where('page_id', '=', pageId)
    .where('term_id', 'in', eb =>
      eb.selectFrom('terms').select('id').where('taxonomy', '=', taxonomy),
    )
    .execute()
  const rows = [...new Set(termIds)].map(term_id => ({ page_id: pageId, term_id, position }))
  if (rows.length > 0) await tx.insertInto('page_terms').values(rows).execute()
}

/** Removes all terms from a page. */
export async function clearTerms(tx: Database, pageId: string) {
  await tx.deleteFrom('page_terms').where('page_id', '=', pageId).execute()
}
