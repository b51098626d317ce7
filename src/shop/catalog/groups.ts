import type { Database } from '#db'
import { readIds } from './stored.ts'

/** Updates the members of products that are groups. */
export async function refreshMembers(
  db: Database,
  products: readonly { id: string; type: string; grouped: string }[],
) {
  const ids = products.map(product => product.id)
  if (ids.length === 0) return
  await db.deleteFrom('group_members').where('group_id', 'in', ids).execute()
  const rows = products
    .filter(product => product.type === 'grouped')
    .flatMap(({ id, grouped }) =>
      [...new Set(readIds(grouped))].map(product_id => ({ group_id: id, product_id })),
    )
  if (rows.length > 0) await db.insertInto('group_members').values(rows).execute()
}

/** Groups that contain any of these products. */
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
