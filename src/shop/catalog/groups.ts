import type { Database } from '#db'
import { type BundlePart, readBundle } from '../model/bundle.ts'
import { readIds } from './stored.ts'

/** Updates the members of products that are groups or bundles. */
export async function refreshMembers(
  db: Database,
  products: readonly { id: string; type: string; grouped: string; bundle: string }[],
) {
  const ids = products.map(product => product.id)
  if (ids.length === 0) return
  await db.deleteFrom('group_members').where('group_id', 'in', ids).execute()
  const rows = products
    .filter(product => product.type === 'grouped')
    .flatMap(({ id, grouped }) =>
      [...new Set(readIds(grouped))].map(product_id => ({ group_id: id, product_id })),
    )
  rows.push(...(await partsOf(db, products)))
  if (rows.length > 0) await db.insertInto('group_members').values(rows).execute()
}

async function partsOf(db: Database, products: readonly { id: string; bundle: string }[]) {
  const parts = products.flatMap(({ id, bundle }) =>
    readBundle(bundle).map(part => ({ id, ...part })),
  )
  if (parts.length === 0) return []
  const variants = await db
    .selectFrom('variants')
    .select(['id', 'product_id', 'stock_id'])
    .where(
      'id',
      'in',
      parts.map(({ variantId }) => variantId),
    )
    .execute()
  for (const { id, stock_id } of variants) {
    const taken = parts.filter(part => part.variantId === id).map(part => part.quantity)
    const bundled = taken.reduce((sum, quantity) => sum + quantity, 0)
    await db
      .updateTable('stock_items')
      .set({ bundled })
      .where('id', '=', stock_id)
      .where('bundled', '<', bundled)
      .execute()
  }
  const productOf = new Map(variants.map(row => [row.id, row.product_id]))
  await markChoices(db, parts, productOf)
  const members = parts.flatMap(({ id, variantId }) => {
    const member = productOf.get(variantId)
    return member ? [[`${id} ${member}`, { group_id: id, product_id: member }] as const] : []
  })
  return [...new Map(members).values()]
}

/** Notes the quantity that a bundle takes of each variant that buyers choose. */
async function markChoices(
  db: Database,
  parts: readonly BundlePart[],
  productOf: ReadonlyMap<string, string>,
) {
  for (const { variantId, quantity, choice } of parts) {
    if (!choice) continue
    await db
      .updateTable('stock_items')
      .set({ bundled: quantity })
      .where('product_id', '=', productOf.get(variantId) ?? '')
      .where('bundled', '<', quantity)
      .execute()
  }
}

/** Groups and bundles that contain any of these products. */
export async function groupsWith(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('group_members')
    .select('group_id')
    .distinct()
    .where('product_id', 'in', ids)
    .orderBy('group_id')
    .execute()
  return rows.map(row => row.group_id)
}
