import { createId, freeSlug as findFreeSlug, toSlug } from '#base'
import { type Database, invalidate } from '#db'
import { facetTags } from '../facets/facet-tags.ts'
import type { ManufacturerInput } from './input.ts'
import { catalogTags } from './reader.ts'

export type TermKind = 'category' | 'tag' | 'brand'

export interface NewTerm {
  kind: TermKind
  id: string
  name: string
}

/** Called with each term that did not exist. */
type OnCreated = (term: NewTerm) => void

/** Id of a category by its path; creates missing levels. */
export async function ensureCategory(
  db: Database,
  names: readonly string[],
  onCreated?: OnCreated,
): Promise<string> {
  let parentId: string | null = null
  for (const name of names) parentId = await ensureChild(db, parentId, name, onCreated)
  if (parentId === null) throw new TypeError('a category needs a name')
  return parentId
}

async function ensureChild(
  db: Database,
  parentId: string | null,
  name: string,
  onCreated?: OnCreated,
): Promise<string> {
  const known = await db
    .selectFrom('categories')
    .select('id')
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.id
  const id = createId()
  const slug = await freeSlug(db, 'categories', toSlug(name) || id)
  const inherited =
    parentId === null
      ? null
      : db.selectFrom('categories').select('shown_size_guide').where('id', '=', parentId)
  await db
    .insertInto('categories')
    .values({
      ...{ id, parent_id: parentId, slug, name, description: '', image: null, position: 0 },
      shown_size_guide: inherited,
    })
    .execute()
  onCreated?.({ kind: 'category', id, name })
  await invalidate(db, [catalogTags.terms])
  return id
}

export async function ensureTag(
  db: Database,
  name: string,
  onCreated?: OnCreated,
): Promise<string> {
  const known = await db.selectFrom('tags').select('id').where('name', '=', name).executeTakeFirst()
  if (known) return known.id
  const id = createId()
  const slug = await freeSlug(db, 'tags', toSlug(name) || id)
  await db.insertInto('tags').values({ id, slug, name }).execute()
  onCreated?.({ kind: 'tag', id, name })
  await invalidate(db, [catalogTags.terms])
  return id
}

export async function ensureBrand(
  db: Database,
  name: string,
  onCreated?: OnCreated,
): Promise<string> {
  const known = await db
    .selectFrom('brands')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return known.id
  const id = createId()
  const slug = await freeSlug(db, 'brands', toSlug(name) || id)
  await db.insertInto('brands').values({ id, slug, name, description: '', image: null }).execute()
  onCreated?.({ kind: 'brand', id, name })
  await invalidate(db, [facetTags.terms, catalogTags.terms])
  return id
}

/** Known ones are found by name and keep their details. */
export async function ensureManufacturer(db: Database, input: ManufacturerInput): Promise<string> {
  const known = await db
    .selectFrom('manufacturers')
    .select('id')
    .where('name', '=', input.name)
    .executeTakeFirst()
  if (known) return known.id
  const [id, now] = [createId(), Date.now()]
  await db
    .insertInto('manufacturers')
    .values({ id, ...input, created_at: now, updated_at: now })
    .execute()
  return id
}

/** A slug that is unique in the table. */
export function freeSlug(
  db: Database,
  table: 'categories' | 'tags' | 'products' | 'brands',
  wanted: string,
  ownId = '',
): Promise<string> {
  return findFreeSlug(wanted, async slug => {
    const taken = await db
      .selectFrom(table)
      .select('id')
      .where('slug', '=', slug)
      .where('id', '!=', ownId)
      .executeTakeFirst()
    return taken !== undefined
  })
}

/** Returns a function from a category to its ancestors, including itself. Loads the whole tree. */
export async function categoryAncestors(db: Database): Promise<(id: string) => string[]> {
  const rows = await db.selectFrom('categories').select(['id', 'parent_id']).execute()
  const parents = new Map(rows.map(row => [row.id, row.parent_id]))
  return id => {
    const path: string[] = []
    for (let at: string | null = id; at && !path.includes(at); at = parents.get(at) ?? null) {
      path.push(at)
    }
    return path
  }
}

/** Finds or creates categories, tags and brands, with a cache. */
export function createTermFinder(db: Database, onCreated?: OnCreated) {
  const found = new Map<string, Promise<string>>()
  const once = (key: string, find: () => Promise<string>) => {
    const known = found.get(key) ?? find()
    found.set(key, known)
    return known
  }
  return {
    category: (names: readonly string[]) =>
      once(`category ${JSON.stringify(names)}`, () => ensureCategory(db, names, onCreated)),
    tag: (name: string) => once(`tag ${name}`, () => ensureTag(db, name, onCreated)),
    manufacturer: (input: ManufacturerInput) =>
      once(`manufacturer ${input.name}`, () => ensureManufacturer(db, input)),
    brand: (name: string) => once(`brand ${name}`, () => ensureBrand(db, name, onCreated)),
  }
}
export type TermFinder = ReturnType<typeof createTermFinder>
