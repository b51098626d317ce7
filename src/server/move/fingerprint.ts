import { hash } from 'node:crypto'
import type { DatabaseKind } from '#db'
import { type AnyTables, type Row, readRows } from '../backup/tables.ts'
import { comparedColumns } from './moved-tables.ts'

/** Number of rows of a table and a hash of their content. */
export interface Fingerprint {
  rows: number
  hash: string
}

export interface RowProgress {
  table: string
  rows: number
}

const LANES = 4

/**
 * Adds up the SHA-256 hashes of rows, so that the result does not depend on their order, which
 * databases sort differently. Equal values of SQLite and Postgres have equal hashes.
 */
export function createFingerprint(table: string) {
  const sums = new BigUint64Array(LANES)
  let rows = 0
  let columns: readonly string[] | undefined
  return {
    add(row: Row) {
      columns ??= comparedColumns(table, row)
      const text = JSON.stringify(columns.map(column => [column, canonical(row[column])]))
      const digest = hash('sha256', text, 'buffer')
      for (let lane = 0; lane < LANES; lane++) {
        // The array keeps the lowest 64 bits.
        sums[lane] = (sums[lane] ?? 0n) + digest.readBigUInt64BE(lane * 8)
      }
      rows++
    },
    read: (): Fingerprint => ({
      rows,
      hash: [...sums].map(sum => sum.toString(16).padStart(16, '0')).join(''),
    }),
  }
}

/** JSON value that is the same for a value read from SQLite and from Postgres. */
function canonical(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'bigint') return Number(value)
  if (value instanceof Date) return value.getTime()
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') }
  return value
}

/** Reads a whole table in batches. */
export async function fingerprintTable(
  { db, kind }: { db: AnyTables; kind: DatabaseKind },
  table: string,
  onProgress?: (progress: RowProgress) => void,
): Promise<Fingerprint> {
  const fingerprint = createFingerprint(table)
  for await (const batch of readRows(db, kind, table)) {
    for (const row of batch) fingerprint.add(row)
    onProgress?.({ table, rows: fingerprint.read().rows })
  }
  return fingerprint.read()
}
