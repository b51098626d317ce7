import { sql } from 'kysely'
import { ok, plainText, refuse, toSlug } from '#base'
import {
  contains,
  type Database,
  inTransaction,
  invalidate,
  type ListOf,
  type ListOptions,
  readList,
} from '#db'
import { catalogTags } from '../catalog/reader.ts'
import type { Swatch } from '../catalog/swatch.ts'
import type { ShopDeps } from '../deps.ts'
import { facetTags } from '../facets/facet-tags.ts'

export interface AttributeValueEdit {
  id: string
  name: string
  /** Color as `#rrggbb`, or empty. */
  colour: string
  /** Media id, or null. */
  image: string | null
}

export interface AttributeEdit {
  name: string
  slug: string
  position: number
  /** Whether visitors can filter by it. */
  filterable: boolean
  /** In the order of filters; missing values keep their place. */
  values: AttributeValueEdit[]
}

export interface AttributeItem extends AttributeEdit {
  id: string
}

export async function listAttributes(
  db: Database,
  query: ListOptions,
): Promise<ListOf<AttributeItem>> {
  let select = db
    .selectFrom('attributes')
    .selectAll()
    .orderBy(query.sort === 'position' ? 'position' : sql`lower(name)`, query.order)
    .orderBy('id')
  if (query.ids) select = select.where('id', 'in', query.ids.split(','))
  if (query.q) select = select.where(contains(query.q, 'name'))
  const { items, total } = await readList(select, query)
  const values =
    items.length === 0
      ? []
      : await db
          .selectFrom('attribute_values')
          .select(['id', 'attribute_id', 'name', 'swatch'])
          .where(
            'attribute_id',
            'in',
            items.map(item => item.id),
          )
          .orderBy('position')
          .orderBy('name')
          .execute()
  const byAttribute = Map.groupBy(values, value => value.attribute_id)
  return {
    total,
    items: items.map(({ id, name, slug, position, filterable }) => ({
      id,
      name,
      slug,
      position,
      filterable: filterable === 1,
      values: (byAttribute.get(id) ?? []).map(toValue),
    })),
  }
}

function toValue(row: { id: string; name: string; swatch: string | null }): AttributeValueEdit {
  const { colour = '', image = null } = JSON.parse(row.swatch ?? '{}') as Swatch
  return { id: row.id, name: row.name, colour, image }
}

/** Changes names, order and swatches. Products keep their own names of values. */
export function changeAttribute(
  context: Pick<ShopDeps, 'db'>,
  id: string,
  { name, slug, position, filterable, values }: AttributeEdit,
) {
  return inTransaction(context, async db => {
    const wanted = toSlug(slug || name) || id
    const taken = await db
      .selectFrom('attributes')
      .select('id')
      .where('slug', '=', wanted)
      .where('id', '!=', id)
      .executeTakeFirst()
    if (taken) return refuse('taken')
    const known = await db
      .updateTable('attributes')
      .set({ name: plainText(name).trim(), slug: wanted, position, filterable: filterable ? 1 : 0 })
      .where('id', '=', id)
      .executeTakeFirst()
    if (known.numUpdatedRows === 0n) return refuse('not-found')
    for (const [index, value] of values.entries()) {
      const { colour, image } = value
      const swatch = { ...(colour && { colour }), ...(image && { image }) }
      await db
        .updateTable('attribute_values')
        .set({
          name: plainText(value.name).trim(),
          position: index,
          swatch: colour || image ? JSON.stringify(swatch) : null,
        })
        .where('id', '=', value.id)
        .where('attribute_id', '=', id)
        .execute()
    }
    await invalidate(db, [catalogTags.lists, facetTags.terms])
    return ok({ id })
  })
}
