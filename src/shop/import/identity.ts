import type { Database } from '#db'
import type { ImportedRow, Reference } from './parse-row.ts'

/** An existing catalogue entry. */
export interface Known {
  table: 'products' | 'variants'
  id: string
  /** The product, or the variant's product. */
  productId: string
  /** Only for products. */
  type: string | undefined
  digest: string | null
}

/** Suffix of a row digest if images are missing, so that they are tried again. */
export const INCOMPLETE = '!'

type Loose = { product_id?: string; type?: string }

const PRODUCT = 'p'
const VARIANT = 'v'

/**
 * Finds the catalogue entries of a batch by SKU, else by the id in the source system or in this
 * one. Three queries per table.
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
    /** Entry of a row; an entry with the same foreign id but another SKU does not match. */
    own(row: Pick<ImportedRow, 'kind' | 'sku' | 'externalId'>): Known | undefined {
      const found = row.sku ? bySku.get(row.sku) : undefined
      if (found) return found
      const side = row.kind === 'variation' ? VARIANT : PRODUCT
      const same = byExternalId.get(`${side} ${row.externalId}`)
      return same && (same.sku === null || !row.sku) ? same : undefined
    },
    /** Whether another entry has this foreign id. */
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

/** `44` of `id:44`. */
export function externalIdOf(reference: Reference): string | undefined {
  return /^id:\s*(\S+)$/i.exec(reference)?.[1]
}

export function namesIn(references: readonly Reference[]) {
  const externalIds = references.flatMap(reference => externalIdOf(reference) ?? [])
  const skus = references.filter(reference => externalIdOf(reference) === undefined)
  return { skus, externalIds }
}
