import type { Database } from '#db'
import type { Problem } from './problem.ts'
import type { ProductEdit } from './product-edit.ts'

/** Parts that cannot be in a bundle: bundles, gift cards, and what does not exist. */
export async function findBundleProblems(
  db: Database,
  { type, bundle, giftCard }: ProductEdit,
  id: string | undefined,
): Promise<Problem[]> {
  if (type !== 'simple' || bundle.length === 0) return []
  if (giftCard) return [{ path: '/bundle', message: 'bundle-of-gift-card' }]
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'product_id', 'bundle', 'gift_card', 'type'])
    .where(
      'variants.id',
      'in',
      bundle.map(part => part.variantId),
    )
    .execute()
  const byId = new Map(rows.map(row => [row.id, row]))
  const problems = bundle.flatMap(({ variantId }, index): Problem[] => {
    const row = byId.get(variantId)
    const path = `/bundle/${index}`
    if (!row || (row.type !== 'simple' && row.type !== 'variable')) {
      return [{ path, message: 'part-gone' }]
    }
    if (row.product_id === id || row.bundle !== '[]') return [{ path, message: 'part-is-bundle' }]
    return row.gift_card ? [{ path, message: 'part-is-gift-card' }] : []
  })
  if (id === undefined || !(await isPart(db, id))) return problems
  return [...problems, { path: '/bundle', message: 'is-part-of-bundle' }]
}

async function isPart(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('group_members')
    .innerJoin('products', 'products.id', 'group_id')
    .select('products.id')
    .where('product_id', '=', id)
    .where('bundle', '!=', '[]')
    .executeTakeFirst()
  return row !== undefined
}
