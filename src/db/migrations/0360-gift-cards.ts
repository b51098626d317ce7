import { type Kysely, sql } from 'kysely'

/** Gift cards and store credit, their ledger, and those that a cart pays with. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('gift_cards')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('code_hash', 'text', column => column.notNull().unique())
    .addColumn('sealed_code', 'text', column => column.notNull())
    .addColumn('last_four', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('initial', 'bigint', column => column.notNull())
    .addColumn('balance', 'bigint', column => column.notNull().check(sql`balance >= 0`))
    .addColumn('holder_email', 'text', column => column.notNull())
    .addColumn('recipient_name', 'text', column => column.notNull())
    .addColumn('recipient_email', 'text', column => column.notNull())
    .addColumn('sender_name', 'text', column => column.notNull())
    .addColumn('message', 'text', column => column.notNull())
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('line_id', 'text')
    .addColumn('number_in_line', 'integer')
    .addColumn('expires_at', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('gift_cards_of_line', ['line_id', 'number_in_line'])
    .execute()
  await sql`create index gift_cards_listed on gift_cards (created_at, id)`.execute(db)
  await sql`create index gift_cards_of_order on gift_cards (order_id) where order_id is not null`.execute(
    db,
  )
  await db.schema
    .createTable('gift_card_entries')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('card_id', 'text', column => column.notNull().references('gift_cards.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('balance', 'bigint', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('order_id', 'text')
    .addColumn('note', 'text', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addUniqueConstraint('gift_card_entries_position', ['card_id', 'position'])
    .execute()
  await db.schema
    .alterTable('carts')
    .addColumn('gift_cards', 'text', column => column.notNull().defaultTo('[]'))
    .execute()
  await db.schema
    .alterTable('products')
    .addColumn('gift_card', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('order_lines')
    .addColumn('gift_card', 'integer', column => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('orders')
    .addColumn('card_delivery', 'text', column => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('refunds')
    .addColumn('card_amount', 'bigint', column => column.notNull().defaultTo(0))
    .execute()
}
