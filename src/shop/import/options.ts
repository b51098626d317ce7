import type { Database } from '#db'
import { readOptions } from '../catalog/stored.ts'
import type { ProductOption } from '../catalog/view.ts'

/** Marks options used by variations, and adds those that the product does not list. */
export async function mergeOptions(db: Database, used: Map<string, ProductOption[]>) {
  for (const [productId, options] of used) {
    const row = await db
      .selectFrom('products')
      .select('options')
      .where('id', '=', productId)
      .executeTakeFirstOrThrow()
    const merged = merge(readOptions(row.options), options)
    await db
      .updateTable('products')
      .set({ options: JSON.stringify(merged) })
      .where('id', '=', productId)
      .execute()
  }
}

function merge(own: ProductOption[], used: ProductOption[]): ProductOption[] {
  const merged = new Map(own.map(option => [option.key, option]))
  for (const option of used) {
    const before = merged.get(option.key) ?? { ...option, values: [], visible: true }
    const value = option.values.join(', ')
    const values =
      value && !before.values.includes(value) ? [...before.values, value] : before.values
    merged.set(option.key, { ...before, values, variation: true })
  }
  return [...merged.values()]
}
