import type { Database } from '#db'
import type { ImportedRow, Reference } from './parse-row.ts'

/** What the catalogue holds under a name that a file uses. */
export interface Known {
  table: 'products' | 'variants'
  id: string
  /** The product itself, or the one that the variant belongs to. */
  productId: string
  /** Of a product. */
  type: string | undefined
  digest: string | null
}

type Loose = { product_id?: string; type?: string }

const PRODUCT = 'p'
const VARIANT = 'v'

/**
 * Finds what the rows of a batch are called in the catalogue: by SKU, else by the id that they have in the other
 * system or, for what was exported from here, in this one. Three questions per table, however many rows.
 */
export async function findKnown(db: Database, names: { skus: string[]; externalIds: string[] }) {
  const bySku = new Map<string, Known>()
  const byExternalId = new Map<string, Known & { sku: string | null }>()
  for (const table of ['products', 'variants'] as const) {
    for (const [column, values] of [
      ['sku', names.skus],
      ['id', names.externalIds],
      ['external_id', names.externalIds],
    ] as const) {
      if (values.length === 0) continue
      const rows = await db
        .selectFrom(table)
        .select(['id', 'sku', 'external_id', 'import_digest'])
        .select((table === 'products' ? 'type' : 'product_id') as never)
        .where(column, 'in', values)
        .execute()
      for (const row of rows) {
        const { product_id: productId = row.id, type } = row as Loose
        const known = { table, id: row.id, productId, type, digest: row.import_digest }
        const side = table === 'products' ? PRODUCT : VARIANT
        if (column === 'sku') bySku.set(row.sku ?? '', known)
        else byExternalId.set(`${side} ${row[column]}`, { ...known, sku: row.sku })
      }
    }
  }
  return {
    /** The row's own record; a record with another SKU under the same foreign id is another thing. */
    own(row: Pick<ImportedRow, 'kind' | 'sku' | 'externalId'>): Known | undefined {
      const found = row.sku ? bySku.get(row.sku) : undefined
      if (found) return found
      const side = row.kind === 'variation' ? VARIANT : PRODUCT
      const same = byExternalId.get(`${side} ${row.externalId}`)
      return same && (same.sku === null || !row.sku) ? same : undefined
    },
    /** True when something else already has this foreign id. */
    isTaken(row: Pick<ImportedRow, 'kind' | 'externalId'>, ownId: string | undefined): boolean {
      const side = row.kind === 'variation' ? VARIANT : PRODUCT
      const same = byExternalId.get(`${side} ${row.externalId}`)
      return same !== undefined && same.id !== ownId
    },
    product(reference: Reference): Known | undefined {
      const id = externalIdOf(reference)
      const known = id === undefined ? bySku.get(reference) : byExternalId.get(`${PRODUCT} ${id}`)
      return known?.table === 'products' ? known : undefined
    },
  }
}
export type KnownNames = Awaited<ReturnType<typeof findKnown>>

/** The 44 of `id:44`. */
export function externalIdOf(reference: Reference): string | undefined {
  return /^id:\s*(\S+)$/i.exec(reference)?.[1]
}

export function namesIn(references: readonly Reference[]) {
  const externalIds = references.flatMap(reference => externalIdOf(reference) ?? [])
  const skus = references.filter(reference => externalIdOf(reference) === undefined)
  return { skus, externalIds }
}
