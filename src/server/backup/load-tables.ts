import type { DatabaseKind } from '#db'
import { type BackupSource, IncompleteBackup } from './backup-source.ts'
import { createRowsHash } from './repository/chunks.ts'
import { type AnyTables, allowWaits, listTables, type Row, writeRows } from './tables.ts'

/**
 * Writes all rows of a backup into empty tables of the same schema, and compares counts and hashes.
 * Returns the number of rows. Fails with `IncompleteBackup`.
 */
export async function loadTables(
  tx: AnyTables,
  kind: DatabaseKind,
  source: BackupSource,
  onRows: (count: number) => void = () => {},
): Promise<number> {
  await allowWaits(tx)
  const saved = new Map(source.tables.map(table => [table.name, table]))
  let rows = 0
  for (const table of await listTables(tx, kind)) {
    const expected = saved.get(table.name)
    // A table that only this version saves.
    if (!expected) continue
    saved.delete(table.name)
    const hash = createRowsHash()
    const written = await writeRows(tx, table, hashed(source.rows(table.name), hash), onRows)
    const isSame = expected.hash === undefined || expected.hash === hash.digest()
    if (written !== expected.rows || !isSame) {
      throw new IncompleteBackup(`the table ${table.name} differs`)
    }
    rows += written
  }
  return rows
}

async function* hashed(rows: AsyncIterable<Row>, hash: ReturnType<typeof createRowsHash>) {
  for await (const row of rows) {
    hash.add(row)
    yield row
  }
}
