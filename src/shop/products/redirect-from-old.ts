import type { Database } from '#db'
import type { ShopDeps } from '../deps.ts'

/** Redirects the old URL after a product's slug changed. */
export async function redirectFromOld(
  db: Database,
  before: { id: string; slug: string; path: string },
  redirect: ShopDeps['redirect'],
) {
  const now = await db
    .selectFrom('products')
    .select('slug')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow()
  if (now.slug !== before.slug)
    await redirect(db, before.path + before.slug, before.path + now.slug)
}
