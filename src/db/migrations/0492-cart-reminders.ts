import { type Kysely, sql } from 'kysely'

/** Consents to mails about carts that were not ordered, and addresses that ended them. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('cart_reminders')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('cart_id', 'text', column =>
      column.notNull().unique().references('carts.id').onDelete('cascade'),
    )
    .addColumn('email', 'text', column => column.notNull())
    .addColumn('locale', 'text', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.unique())
    .addColumn('sealed_token', 'text')
    .addColumn('sent', 'integer', column => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('items', 'integer', column => column.notNull())
    .addColumn('value', 'bigint', column => column.notNull())
    .addColumn('consented_at', 'bigint', column => column.notNull())
    .addColumn('updated_at', 'bigint', column => column.notNull())
    .addColumn('first_sent_at', 'bigint')
    .addColumn('last_sent_at', 'bigint')
    .addColumn('restored_at', 'bigint')
    .addColumn('restored_cart_id', 'text')
    .addColumn('ended_at', 'bigint')
    .execute()
  await sql`create index cart_reminders_due on cart_reminders (due_at, id)
    where due_at is not null`.execute(db)
  await db.schema.createIndex('cart_reminders_email').on('cart_reminders').column('email').execute()
  for (const column of ['consented_at', 'first_sent_at']) {
    await db.schema
      .createIndex(`cart_reminders_${column}`)
      .on('cart_reminders')
      .columns([column, 'id'])
      .execute()
  }
  await db.schema
    .createTable('cart_reminder_ends')
    .addColumn('address_hash', 'text', column => column.primaryKey())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
}
