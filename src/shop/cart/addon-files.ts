import { fileTypeFromFile } from 'file-type'
import { createKey, type PostedFile, type Result, refuse, StorageUnavailable } from '#base'
import type { Database } from '#db'
import {
  ADDON_FILE_ENDINGS,
  type AddonValues,
  MAX_ADDON_FILE_MB,
  readAddons,
  readFileValue,
  toFileValue,
} from '../model/addon.ts'
import { type AddonMessage, MEGABYTE } from '../model/check-addons.ts'

/** Private storage of uploaded files: a folder per file. */
export interface OrderFiles {
  adopt(name: string, path: string): Promise<void>
  remove(folder: string): Promise<void>
}

const WRONG_FILE: AddonMessage = { key: 'addonFile', values: { max: MAX_ADDON_FILE_MB } }
const NOT_STORED: AddonMessage = { key: 'addonFileNotStored' }
const PREFIX = 'addon-'

/** Whether a product has add-ons for files, so that its form may upload some. */
export async function acceptsFiles(db: Database, productId: string): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('addons')
    .where('id', '=', productId.replaceAll('\0', ''))
    .where('status', '=', 'published')
    .executeTakeFirst()
  return readAddons(row?.addons ?? null).some(({ type }) => type === 'file')
}

/** Moves uploaded files to the private storage, all or none. Types are detected from the content. */
export async function keepFiles(
  store: OrderFiles,
  files: readonly PostedFile[],
): Promise<
  Result<{ uploads: Record<string, string> }, 'addons', { message: AddonMessage; addon: string }>
> {
  const uploads: Record<string, string> = {}
  for (const { field, path, name, size } of files) {
    const addon = field.startsWith(PREFIX) ? field.slice(PREFIX.length) : ''
    const ending = path && addon && !uploads[addon] && size > 0 ? await endingOf(path) : undefined
    if (!ending || size > MAX_ADDON_FILE_MB * MEGABYTE) {
      await dropFiles(store, uploads)
      return refuse('addons', { message: WRONG_FILE, addon })
    }
    const key = `${createKey()}/1.${ending}`
    try {
      await store.adopt(key, path)
    } catch (error) {
      // The task `sweep-order-files` deletes what remains.
      await dropFiles(store, uploads).catch(() => {})
      if (error instanceof StorageUnavailable)
        return refuse('addons', { message: NOT_STORED, addon })
      throw error
    }
    uploads[addon] = toFileValue({ key, bytes: size, name: plainName(name) })
  }
  return { ok: true, uploads }
}

export async function dropFiles(store: OrderFiles, uploads: Record<string, string>) {
  for (const folder of foldersOf(uploads)) await store.remove(folder)
}

async function endingOf(path: string): Promise<string | undefined> {
  const found = await fileTypeFromFile(path)
  return ADDON_FILE_ENDINGS.find(ending => ending === found?.ext)
}

/** Name without path and invisible characters. */
function plainName(name: string): string {
  const last = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const clean = last.replace(/[\p{Cc}\p{Cf}]/gu, '').trim()
  return [...clean].slice(-120).join('') || 'file'
}

const foldersOf = (uploads: Record<string, string> = {}) =>
  Object.values(uploads).flatMap(value => readFileValue(value)?.key.split('/')[0] ?? [])

/** Notes the cart that needs uploaded files; files that are no value of an add-on are not needed. */
export async function noteFiles(
  db: Database,
  cartId: string,
  { uploads = {}, addons }: { uploads: Record<string, string> | undefined; addons: AddonValues },
) {
  const needed = Object.entries(uploads).filter(([addon, value]) => addons[addon] === value)
  const rows = foldersOf(Object.fromEntries(needed)).map(id => ({
    id,
    cart_id: cartId,
    order_id: null,
  }))
  if (rows.length > 0) await db.insertInto('addon_files').values(rows).execute()
}

export async function moveFilesToCart(db: Database, { from, to }: { from: string; to: string }) {
  const rows = db.updateTable('addon_files').set({ cart_id: to }).where('cart_id', '=', from)
  await rows.where('order_id', 'is', null).execute()
}

export async function moveFilesToOrder(db: Database, ids: { cartId: string; orderId: string }) {
  const set = { order_id: ids.orderId }
  await db.updateTable('addon_files').set(set).where('cart_id', '=', ids.cartId).execute()
}

/** Of these files, those that carts and orders need. Forgets those of deleted carts and orders. */
export async function findUsedFiles(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE)
    const rows = await db
      .selectFrom('addon_files')
      .leftJoin('carts', 'carts.id', 'addon_files.cart_id')
      .leftJoin('orders', 'orders.id', 'addon_files.order_id')
      .select(['addon_files.id', 'addon_files.order_id', 'carts.id as cart', 'orders.id as order'])
      .where('addon_files.id', 'in', some)
      .execute()
    const gone = rows.filter(row => (row.order_id ? !row.order : !row.cart)).map(row => row.id)
    if (gone.length > 0) await db.deleteFrom('addon_files').where('id', 'in', gone).execute()
    for (const { id } of rows) if (!gone.includes(id)) used.add(id)
  }
  return used
}

/** Ids of all files of existing carts and orders. */
export async function listUsedFiles(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('addon_files')
    .leftJoin('carts', 'carts.id', 'addon_files.cart_id')
    .leftJoin('orders', 'orders.id', 'addon_files.order_id')
    .select('addon_files.id')
    .where(eb => eb.or([eb('carts.id', 'is not', null), eb('orders.id', 'is not', null)]))
    .execute()
  return rows.map(({ id }) => id)
}

const AT_ONCE = 200
