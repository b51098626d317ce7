import { sql } from 'kysely'
import type { Database } from '#db'

/** A change that an import makes. */
export interface NewChange {
  item: string
  kind: 'created' | 'updated' | 'deleted'
  label: string
  /** State before the change. */
  before?: unknown
  /** State after the change, if it is known already. */
  mark?: string
}

export interface StoredChange {
  item: string
  kind: NewChange['kind']
  label: string
  before: unknown
  mark: string | null
}

/** Bound values stay below the limit of SQLite. */
const BATCH = 500

/** Records changes of an import within their transactions. */
export interface Journal {
  /** Adds changes. The first one of an item counts: it has the state before the import. */
  add(db: Database, changes: readonly NewChange[]): Promise<void>
  /** Stores the states after the changes. */
  mark(db: Database, marks: ReadonlyMap<string, string>): Promise<void>
}

/** Continues after the changes of an interrupted run. */
export async function openJournal(db: Database, importId: string): Promise<Journal> {
  const last = await db
    .selectFrom('import_changes')
    .select(eb => eb.fn.max('position').as('position'))
    .where('import_id', '=', importId)
    .executeTakeFirst()
  let position = Number(last?.position ?? 0)
  return {
    async add(tx, changes) {
      for (let start = 0; start < changes.length; start += BATCH) {
        const rows = changes.slice(start, start + BATCH).map(change => ({
          import_id: importId,
          item: change.item,
          position: ++position,
          kind: change.kind,
          label: change.label.slice(0, 200),
          before: change.before === undefined ? null : JSON.stringify(change.before),
          mark: change.mark ?? null,
        }))
        await tx
          .insertInto('import_changes')
          .values(rows)
          .onConflict(conflict => conflict.columns(['import_id', 'item']).doNothing())
          .execute()
      }
    },
    async mark(tx, marks) {
      for (const [item, mark] of marks) {
        await tx
          .updateTable('import_changes')
          .set({ mark })
          .where('import_id', '=', importId)
          .where('item', '=', item)
          .execute()
      }
    },
  }
}

/** The last changes, newest first. */
export async function readChanges(
  db: Database,
  importId: string,
  limit: number,
): Promise<StoredChange[]> {
  const rows = await db
    .selectFrom('import_changes')
    .select(['item', 'kind', 'label', 'before', 'mark'])
    .where('import_id', '=', importId)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
  return rows.map(row => ({
    ...row,
    kind: row.kind as StoredChange['kind'],
    before: row.before === null ? undefined : JSON.parse(row.before),
  }))
}

export const countChanges = (db: Database) =>
  db
    .selectFrom('import_changes')
    .select(['import_id', sql<number | string>`count(*)`.as('count')])
    .groupBy('import_id')

export async function dropChanges(db: Database, importId: string, items: readonly string[]) {
  await db
    .deleteFrom('import_changes')
    .where('import_id', '=', importId)
    .where('item', 'in', items)
    .execute()
}
