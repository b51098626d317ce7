import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/** Webhooks, and triggers that note changed rows while there are any. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  await db.schema
    .createTable('webhooks')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('url', 'text', column => column.notNull())
    .addColumn('topics', 'text', column => column.notNull())
    .addColumn('enabled', 'integer', column => column.notNull())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createTable('webhook_changes')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('entity_id', 'text', column => column.notNull())
    .addColumn('change', 'text', column => column.notNull())
    .execute()
  for (const watched of WATCHED) {
    if (kind === 'sqlite') await watchOnSqlite(db, watched)
    else await watchOnPostgres(db, watched)
  }
}

interface Watched {
  table: string
  kind: string
  /** Column with the id of the entity. */
  id: string
  /** Changes that the table's rows mean for the entity, by operation. */
  operations: Partial<Record<'insert' | 'update' | 'delete', string>>
  /** Columns whose updates count. */
  of?: string
  /** Rows that count, with `row.` before columns. */
  when?: string
}

const WATCHED: Watched[] = [
  {
    table: 'orders',
    kind: 'order',
    id: 'id',
    operations: { insert: 'created', update: 'changed' },
    of: 'updated_at',
    when: `row.status <> 'draft'`,
  },
  {
    table: 'products',
    kind: 'product',
    id: 'id',
    operations: { insert: 'created', update: 'changed', delete: 'deleted' },
    // Not popularity and ratings, which tasks and visitors change.
    of: 'updated_at, status, min_price, max_price, stock_state',
  },
  {
    table: 'stock_items',
    kind: 'product',
    id: 'product_id',
    operations: { update: 'changed' },
  },
  {
    table: 'reviews',
    kind: 'review',
    id: 'id',
    operations: { insert: 'created', update: 'changed' },
  },
]

const note = ({ kind, id }: Watched, change: string, row: string) =>
  `insert into webhook_changes (kind, entity_id, change) values ('${kind}', ${row}.${id}, '${change}');`

const conditionOf = ({ when }: Watched, row: string) =>
  ['exists (select 1 from webhooks where enabled = 1)', ...(when ? [when] : [])]
    .join(' and ')
    .replaceAll('row.', `${row}.`)

async function watchOnSqlite(db: Kysely<unknown>, watched: Watched) {
  for (const [operation, change] of Object.entries(watched.operations)) {
    const row = operation === 'delete' ? 'old' : 'new'
    const columns = operation === 'update' && watched.of ? ` of ${watched.of}` : ''
    await sql
      .raw(
        `create trigger webhooks_${watched.table}_${operation} after ${operation}${columns} on ${watched.table}
         when ${conditionOf(watched, row)} begin ${note(watched, change, row)} end`,
      )
      .execute(db)
  }
}

async function watchOnPostgres(db: Kysely<unknown>, watched: Watched) {
  for (const [operation, change] of Object.entries(watched.operations)) {
    const row = operation === 'delete' ? 'old' : 'new'
    const name = `webhooks_${watched.table}_${operation}`
    const columns = operation === 'update' && watched.of ? ` of ${watched.of}` : ''
    // Conditions of triggers must not contain queries.
    await sql
      .raw(
        `create function note_${name}() returns trigger language plpgsql as $$
         begin if ${conditionOf(watched, row)} then ${note(watched, change, row)} end if; return null; end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger ${name} after ${operation}${columns} on ${watched.table}
         for each row execute function note_${name}()`,
      )
      .execute(db)
  }
}
