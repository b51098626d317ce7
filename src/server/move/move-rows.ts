import { rebuildDerived } from '../backup/rebuild-derived.ts'
import { type AnyTables, allowWaits, inSnapshot, readRows, writeRows } from '../backup/tables.ts'
import type { openServices } from '../services/create-services.ts'
import {
  createFingerprint,
  type Fingerprint,
  fingerprintTable,
  type RowProgress,
} from './fingerprint.ts'
import { continueSequence, listMovedTables } from './moved-tables.ts'

export type OpenSite = Awaited<ReturnType<typeof openServices>>
type Progress = ((progress: RowProgress) => void) | undefined

/**
 * Copies all rows in batches from one snapshot in one transaction of the target. A process that ends
 * before the commit leaves the target empty. Returns the fingerprints of the read rows.
 */
export async function moveRows(
  source: OpenSite,
  target: OpenSite,
  { onRows, onRebuild }: { onRows: Progress; onRebuild?: () => void },
) {
  const { kind } = source.connection
  const moved = new Map<string, Fingerprint>()
  await inSnapshot(source.db as AnyTables, async from => {
    // While one transaction works, the other waits, on large sites for long.
    await allowWaits(from, 0)
    const tables = await listMovedTables(from, kind)
    await target.db.transaction().execute(async to => {
      const tx = to as AnyTables
      await allowWaits(tx, 0)
      for (const { name } of tables.toReversed()) await tx.deleteFrom(name).execute()
      for (const table of tables) {
        const fingerprint = createFingerprint(table.name)
        async function* rows() {
          for await (const batch of readRows(from, kind, table.name)) {
            for (const row of batch) {
              // Before it is written, because writing clears references to the same table.
              fingerprint.add(row)
              yield row
            }
            onRows?.({ table: table.name, rows: fingerprint.read().rows })
          }
        }
        await writeRows(tx, table, rows())
        await continueSequence(tx, target.connection.kind, table.name)
        moved.set(table.name, fingerprint.read())
      }
      onRebuild?.()
      await rebuildDerived(to, target, onRows)
    })
  })
  return moved
}

/** Fingerprints of all moved tables, from one snapshot. */
export async function fingerprintRows({ db, connection }: OpenSite, onProgress: Progress) {
  const found = new Map<string, Fingerprint>()
  await inSnapshot(db as AnyTables, async tx => {
    const site = { db: tx, kind: connection.kind }
    for (const { name } of await listMovedTables(tx, connection.kind)) {
      found.set(name, await fingerprintTable(site, name, onProgress))
    }
  })
  return found
}

/** Numbers of rows without reading them. */
export async function countRows({ db, connection }: OpenSite) {
  const found = new Map<string, number>()
  await inSnapshot(db as AnyTables, async tx => {
    for (const { name } of await listMovedTables(tx, connection.kind)) {
      const { rows } = await tx
        .selectFrom(name)
        .select(({ fn }) => fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
      found.set(name, Number(rows))
    }
  })
  return found
}
