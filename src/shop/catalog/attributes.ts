import { createId, freeSlug, toSlug } from '#base'
import { type Database, invalidate } from '#db'
import { facetTags } from '../facets/facet-tags.ts'
import type { ProductOption } from './view.ts'

/** Key of a value, which is the same for all spellings in upper and lower case. */
export const toValueKey = (value: string) => value.trim().toLowerCase()

/** Ids of the values of shared attributes, by option key and value key. */
export type AttributeValueIds = Map<string, Map<string, string>>

/** Finds the shared attributes of products and their values, and creates missing ones. */
export async function ensureAttributeValues(
  db: Database,
  options: readonly ProductOption[],
): Promise<AttributeValueIds> {
  const shared = options.filter(option => option.global)
  const attributes = await ensureAttributes(db, shared)
  const wanted = new Map<string, { attributeId: string; option: ProductOption; value: string }>()
  for (const option of shared) {
    const attributeId = attributes.get(option.key) as string
    for (const value of option.values) {
      const key = `${attributeId} ${toValueKey(value)}`
      if (toValueKey(value) && !wanted.has(key)) wanted.set(key, { attributeId, option, value })
    }
  }
  const ids: AttributeValueIds = new Map([...attributes.keys()].map(key => [key, new Map()]))
  let known = await findValues(db, [...wanted.values()])
  const missing = [...wanted]
    .filter(([key]) => !known.has(key))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, { attributeId, option, value }] of missing) {
    await createValue(db, attributeId, option, value)
  }
  if (missing.length > 0) {
    known = await findValues(db, [...wanted.values()])
    await invalidate(db, [facetTags.terms])
  }
  for (const [key, { option, value }] of wanted) {
    const id = known.get(key)
    if (id) ids.get(option.key)?.set(toValueKey(value), id)
  }
  return ids
}

async function ensureAttributes(db: Database, options: readonly ProductOption[]) {
  const names = new Map(options.map(({ key, name }) => [key, name]))
  const find = async () => {
    if (names.size === 0) return new Map<string, string>()
    const rows = await db
      .selectFrom('attributes')
      .select(['id', 'key'])
      .where('key', 'in', [...names.keys()])
      .execute()
    return new Map(rows.map(row => [row.key, row.id]))
  }
  const known = await find()
  const missing = [...names].filter(([key]) => !known.has(key)).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [key, name] of missing) {
    const id = createId()
    const slug = await freeSlug(toSlug(key) || id, async slug => {
      const taken = await db
        .selectFrom('attributes')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirst()
      return taken !== undefined
    })
    await db
      .insertInto('attributes')
      .values({ id, key, slug, name, position: 0, filterable: 1 })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  return missing.length > 0 ? find() : known
}

const CHUNK = 400

async function findValues(
  db: Database,
  wanted: readonly { attributeId: string; value: string }[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const attributes = [...new Set(wanted.map(one => one.attributeId))]
  const keys = [...new Set(wanted.map(one => toValueKey(one.value)))]
  for (let at = 0; at < keys.length; at += CHUNK) {
    const rows = await db
      .selectFrom('attribute_values')
      .select(['id', 'attribute_id', 'value_key'])
      .where('attribute_id', 'in', attributes)
      .where('value_key', 'in', keys.slice(at, at + CHUNK))
      .execute()
    for (const row of rows) found.set(`${row.attribute_id} ${row.value_key}`, row.id)
  }
  return found
}

async function createValue(
  db: Database,
  attributeId: string,
  option: ProductOption,
  value: string,
) {
  const id = createId()
  const slug = await freeSlug(toSlug(value) || id, async slug => {
    const taken = await db
      .selectFrom('attribute_values')
      .select('id')
      .where('attribute_id', '=', attributeId)
      .where('slug', '=', slug)
      .executeTakeFirst()
    return taken !== undefined
  })
  const swatch = option.swatches?.[value]
  await db
    .insertInto('attribute_values')
    .values({
      id,
      attribute_id: attributeId,
      value_key: toValueKey(value),
      slug,
      name: value.trim(),
      position: option.values.indexOf(value),
      swatch: swatch ? JSON.stringify(swatch) : null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
