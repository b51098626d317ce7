import { type Database, invalidate } from '#db'

/** After a product's address changed: whoever has the old one is led to the new one. */
export async function redirectFromOld(
  db: Database,
  before: { id: string; slug: string; path: string },
  nowMs: number,
) {
  const now = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  if (now.slug === before.slug) return
  const from = before.path + before.slug
  const to = before.path + now.slug
  // It may have had its new address before: nothing leads away from that any more.
  await db.deleteFrom('redirects').where('from_path', '=', to).execute()
  await db.updateTable('redirects').set({ to_path: to }).where('to_path', '=', from).execute()
  const row = { from_path: from, to_path: to, status: 301, created_at: nowMs }
  await db
    .insertInto('redirects')
    .values(row)
    .onConflict(conflict => conflict.column('from_path').doUpdateSet(row))
    .execute()
  await invalidate(db, [`path:${from}`, `path:${to}`])
}
