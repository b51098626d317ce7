import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/** Reads invalidations in the order of commits. The old rows were valid for seconds only and are dropped. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema.dropTable('invalidations').execute()
  const table = db.schema
    .createTable('invalidations')
    .addColumn('tags', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
  if (kind === 'sqlite') {
    await table.addColumn('id', 'integer', column => column.primaryKey().autoIncrement()).execute()
    return
  }
  await table
    .addColumn('id', 'bigserial', column => column.primaryKey())
    .addColumn('committed_by', sql`xid8`, column =>
      column.notNull().defaultTo(sql`pg_current_xact_id()`),
    )
    .execute()
  await db.schema
    .createIndex('invalidations_committed_by')
    .on('invalidations')
    .column('committed_by')
    .execute()
}
