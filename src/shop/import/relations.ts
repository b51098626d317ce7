import type { Database } from '#db'
import { findKnown, type KnownNames, namesIn } from './identity.ts'
import type { ImportedRow, Reference } from './parse-row.ts'

const BATCH = 250

/** Links products to members, upsells and cross-sells, once all exist. */
export async function linkProducts(
  db: Database,
  written: readonly { id: string; row: ImportedRow }[],
) {
  for (let i = 0; i < written.length; i += BATCH) {
    const batch = written.slice(i, i + BATCH)
    const references = batch.flatMap(({ row }) => [
      ...row.grouped,
      ...row.upsells,
      ...row.crossSells,
    ])
    const known = await findKnown(db, namesIn(references))
    for (const { id, row } of batch) {
      await db
        .updateTable('products')
        .set({
          grouped: toIds(known, row.grouped),
          upsells: toIds(known, row.upsells),
          cross_sells: toIds(known, row.crossSells),
        })
        .where('id', '=', id)
        .execute()
    }
  }
}

function toIds(known: KnownNames, references: readonly Reference[]): string {
  return JSON.stringify(references.flatMap(reference => known.product(reference)?.id ?? []))
}
