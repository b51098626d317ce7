import { sql } from 'kysely'
import type { Database } from '#db'
import { termPath } from './addresses.ts'
import { TERM_TABLES, type TermKind } from './categories.ts'
import { type CatalogReader, catalogTags } from './reader.ts'

/** Products of a term, as the page of the shop lists them. */
export interface TermArchive {
  of: 'product'
  by: TermKind
  /** Id of the term. */
  id: string
  slug: string
  name: string
  /** Plain text. */
  description: string
  /** Media id. */
  image: string | undefined
  /** The term and, for categories, its ancestors; the topmost first. */
  trail: readonly { id: string; slug: string; name: string }[]
}

interface TermAddress {
  by: TermKind
  slug: string
}

/** Ends the search for ancestors. */
const MAX_DEPTH = 100
const MAX_SLUG_LENGTH = 200

/**
 * Term that a query names: the category, else the tag, else the brand if it is the only one. Other
 * parameters filter and sort its products.
 */
export function readTerm(query: URLSearchParams): TermAddress | undefined {
  for (const by of ['category', 'tag'] as const) {
    const slug = (query.get(by) ?? '').trim().slice(0, MAX_SLUG_LENGTH)
    if (slug) return { by, slug }
  }
  const brands = query.getAll('brand').join(',').split(',')
  const [slug, ...others] = new Set(brands.map(one => one.trim()).filter(Boolean))
  return slug && others.length === 0 ? { by: 'brand', slug } : undefined
}

/** The archive that a query of the page of the shop names, read with one query. */
export async function findArchive(
  { db, tag }: Pick<CatalogReader, 'db' | 'tag'>,
  query: URLSearchParams,
): Promise<TermArchive | undefined> {
  const asked = readTerm(query)
  if (!asked) return undefined
  tag?.(catalogTags.lists)
  const { by } = asked
  const [term, ...ancestors] = await readTrail(db, by, asked.slug.replaceAll('\0', ''))
  if (!term) {
    // It may be created later.
    tag?.(catalogTags.terms)
    return undefined
  }
  const trail = [...ancestors.reverse(), term].map(({ id, slug, name }) => ({ id, slug, name }))
  if (by === 'category') tag?.(...trail.map(({ id }) => catalogTags.category(id)))
  const { id, slug, name, description, image } = term
  return { of: 'product', by, id, slug, name, description, image: image ?? undefined, trail }
}

interface TermRow {
  id: string
  slug: string
  name: string
  description: string
  image: string | null
}

/** The term and, for categories, its ancestors from the nearest on. */
async function readTrail(db: Database, by: TermKind, slug: string): Promise<TermRow[]> {
  if (by === 'tag') {
    const rows = await db
      .selectFrom('tags')
      .select(['id', 'slug', 'name'])
      .where('slug', '=', slug)
      .execute()
    return rows.map(row => ({ ...row, description: '', image: null }))
  }
  const columns = ['id', 'slug', 'name', 'description', 'image'] as const
  if (by === 'brand') {
    return db.selectFrom('brands').select(columns).where('slug', '=', slug).execute()
  }
  return db
    .withRecursive('trail', query =>
      query
        .selectFrom('categories')
        .select([...columns, 'parent_id'])
        .select(sql<number>`0`.as('level'))
        .where('slug', '=', slug)
        .unionAll(
          query
            .selectFrom('trail')
            .innerJoin('categories', 'categories.id', 'trail.parent_id')
            .select([
              'categories.id',
              'categories.slug',
              'categories.name',
              'categories.description',
              'categories.image',
              'categories.parent_id',
            ])
            .select(sql<number>`trail.level + 1`.as('level'))
            .where('trail.level', '<', MAX_DEPTH),
        ),
    )
    .selectFrom('trail')
    .select(columns)
    .orderBy('level')
    .execute()
}

/**
 * Path of the archive with the most products.
 * @param id Limits the result to this term.
 */
export async function findFullestArchive(
  { db, settings }: Pick<CatalogReader, 'db' | 'settings'>,
  by: TermKind = 'category',
  id?: string,
): Promise<string | undefined> {
  const table = TERM_TABLES[by]
  const products = sql`(
    select products from product_lists where product_lists.id = ${sql.ref(`${table}.id`)}
  )`
  const term = await db
    .selectFrom(table)
    .select('slug')
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .orderBy(sql`coalesce(${products}, 0)`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return term && termPath(settings, by, term.slug)
}
