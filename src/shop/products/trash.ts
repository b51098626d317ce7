import { DAY, ok, refuse } from '#base'
import { deleteProduct } from '../catalog/save-products.ts'
import type { ShopDeps } from '../deps.ts'
import type { ShopSettings } from '../model/settings.ts'
import { changeProducts } from './bulk-edit.ts'

type Context = Pick<ShopDeps, 'db' | 'kind' | 'clock' | 'cleanHtml'> & { settings: ShopSettings }

/** How long products stay in the trash. */
export const TRASH_DAYS = 30
const BATCH_SIZE = 50

/** Moves a product to the trash. Idempotent. */
export async function trashProduct(context: Context, id: string) {
  const row = await context.db
    .selectFrom('products')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return refuse('not-found')
  if (row.status !== 'trash') await changeProducts(context, { ids: [id], status: 'trash' })
  return ok()
}

/** Only for trashed products. */
export async function removeProduct(context: Context, id: string) {
  const row = await context.db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'trash')
    .executeTakeFirst()
  return row && (await deleteProduct(context, id)) ? ok() : refuse('not-found')
}

/** Deletes products whose time in the trash is over. Returns how many. */
export async function emptyTrash(context: Context): Promise<number> {
  const due = await context.db
    .selectFrom('products')
    .select('id')
    .where('status', '=', 'trash')
    .where('updated_at', '<', context.clock.now() - TRASH_DAYS * DAY)
    .limit(BATCH_SIZE)
    .execute()
  for (const { id } of due) await deleteProduct(context, id)
  return due.length
}
