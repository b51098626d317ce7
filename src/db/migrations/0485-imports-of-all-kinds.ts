import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/**
 * Imports of other kinds than products, the changes of an import for its undo, all refused rows, and
 * columns that staff matched by hand.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const add = (column: string, initial?: string) =>
    db.schema
      .alterTable('product_imports')
      .addColumn(column, 'text', added =>
        initial === undefined ? added : added.notNull().defaultTo(initial),
      )
      .execute()
  await add('kind', 'products')
  await add('options', '{}')
  await add('mapping')
  await add('undo')
  await db.schema
    .createTable('import_changes')
    .addColumn('import_id', 'text', column =>
      column.notNull().references('product_imports.id').onDelete('cascade'),
    )
    .addColumn('item', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('label', 'text', column => column.notNull())
    .addColumn('before', 'text')
    .addColumn('mark', 'text')
    .addPrimaryKeyConstraint('import_changes_key', ['import_id', 'item'])
    .execute()
  await db.schema
    .createIndex('import_changes_in_order')
    .on('import_changes')
    .columns(['import_id', 'position'])
    .execute()
  await db.schema
    .createTable('import_problems')
    .addColumn('import_id', 'text', column =>
      column.notNull().references('product_imports.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('row', 'integer', column => column.notNull())
    .addColumn('message', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('import_problems_key', ['import_id', 'position'])
    .execute()
  await db.schema
    .createTable('import_mappings')
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('headings', 'text', column => column.notNull())
    .addColumn('mapping', 'text', column => column.notNull())
    .addColumn('used_at', kind === 'postgres' ? 'bigint' : 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('import_mappings_key', ['kind', 'headings'])
    .execute()
}
