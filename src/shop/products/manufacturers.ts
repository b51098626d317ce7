import { createId, ok, plainText, refuse } from '#base'
import { contains, inTransaction, invalidate, type ListOf, type ListOptions, readList } from '#db'
import { MANUFACTURERS_TAG } from '../catalog/product-safety.ts'
import type { ShopDeps } from '../deps.ts'

export interface ManufacturerEdit {
  name: string
  /** Postal address, in lines. */
  address: string
  /** Email address or website. */
  contact: string
  /** Responsible person in the EU; empty if the manufacturer is in the EU. */
  responsibleName: string
  responsibleAddress: string
  responsibleContact: string
}

export interface ManufacturerItem extends ManufacturerEdit {
  id: string
  products: number
}

type Context = Pick<ShopDeps, 'db' | 'clock'>

export async function listManufacturers(
  { db }: Context,
  query: ListOptions,
): Promise<ListOf<ManufacturerItem>> {
  let select = db
    .selectFrom('manufacturers')
    .selectAll()
    .select(eb =>
      eb
        .selectFrom('products')
        .select(sub => sub.fn.countAll<number | string>().as('count'))
        .whereRef('products.manufacturer_id', '=', 'manufacturers.id')
        .as('products'),
    )
    .orderBy('name', query.order)
    .orderBy('id')
  if (query.ids) select = select.where('id', 'in', query.ids.split(','))
  if (query.q?.trim()) select = select.where(contains(query.q, 'name', 'address'))
  const { items, total } = await readList(select, query)
  return {
    total,
    items: items.map(row => ({
      id: row.id,
      name: row.name,
      address: row.address,
      contact: row.contact,
      responsibleName: row.responsible_name,
      responsibleAddress: row.responsible_address,
      responsibleContact: row.responsible_contact,
      products: Number(row.products),
    })),
  }
}

/** Creates a manufacturer, or updates the one with this id. */
export function saveManufacturer(context: Context, edit: ManufacturerEdit, id?: string) {
  const nowMs = context.clock.now()
  return inTransaction(context, async db => {
    const own = id ?? createId(context.clock)
    const row = {
      name: plainText(edit.name).trim(),
      address: plainText(edit.address),
      contact: plainText(edit.contact),
      responsible_name: plainText(edit.responsibleName),
      responsible_address: plainText(edit.responsibleAddress),
      responsible_contact: plainText(edit.responsibleContact),
      updated_at: nowMs,
    }
    const same = await db
      .selectFrom('manufacturers')
      .select('id')
      .where('name', '=', row.name)
      .where('id', '!=', own)
      .executeTakeFirst()
    if (same) return refuse('taken')
    if (id === undefined) {
      await db
        .insertInto('manufacturers')
        .values({ id: own, ...row, created_at: nowMs })
        .execute()
      return ok({ id: own })
    }
    const known = await db
      .updateTable('manufacturers')
      .set(row)
      .where('id', '=', id)
      .executeTakeFirst()
    if (known.numUpdatedRows === 0n) return refuse('not-found')
    await invalidate(db, [MANUFACTURERS_TAG])
    return ok({ id })
  })
}

/** Deletes a manufacturer, which its products then no longer state. */
export function deleteManufacturer(context: Context, id: string) {
  return inTransaction(context, async db => {
    const gone = await db.deleteFrom('manufacturers').where('id', '=', id).executeTakeFirst()
    if (gone.numDeletedRows === 0n) return refuse('not-found')
    await db
      .updateTable('products')
      .set({ manufacturer_id: null })
      .where('manufacturer_id', '=', id)
      .execute()
    await invalidate(db, [MANUFACTURERS_TAG])
    return ok()
  })
}
