import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../connect.ts'

/**
 * Orders, amount spent and last order of each customer, and notes and tags of staff. Triggers note
 * changed orders, so that no code that changes an order can forget it. A background task adds guests
 * and existing orders.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind) {
  const add = (column: string, type: 'text' | 'integer' | 'bigint', initial?: string | number) =>
    db.schema
      .alterTable('customers')
      .addColumn(column, type, added =>
        initial === undefined ? added : added.notNull().defaultTo(initial),
      )
      .execute()
  await add('note', 'text', '')
  await add('tags', 'text', '[]')
  await add('order_count', 'integer', 0)
  await add('spent', 'bigint', 0)
  await add('last_order_at', 'bigint')
  for (const column of ['created_at', 'last_order_at', 'order_count', 'spent']) {
    await db.schema
      .createIndex(`customers_by_${column}`)
      .on('customers')
      .columns([column, 'id'])
      .execute()
  }
  await db.schema
    .createTable('customer_changes')
    .addColumn('id', kind === 'sqlite' ? 'integer' : 'bigserial', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull())
    .addColumn('customer_id', 'text')
    .execute()
  await sql`insert into customer_changes (order_id) select id from orders where email <> ''`.execute(
    db,
  )
  const insert = 'insert into customer_changes (order_id, customer_id) values'
  const added = sql.raw(`${insert} (new.id, new.customer_id);`)
  const changed = sql.raw(`${insert} (new.id, old.customer_id);`)
  const deleted = sql.raw(`${insert} (old.id, old.customer_id);`)
  const columns = sql.raw('status, paid, refunded, email, customer_id')
  if (kind === 'sqlite') {
    await sql`create trigger customer_changes_added after insert on orders
      begin ${added} end`.execute(db)
    await sql`create trigger customer_changes_changed after update of ${columns} on orders
      begin ${changed} end`.execute(db)
    await sql`create trigger customer_changes_deleted after delete on orders
      begin ${deleted} end`.execute(db)
    return
  }
  await sql`create function note_customer_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${added}
      elsif tg_op = 'UPDATE' then
        if (old.status, old.paid, old.refunded, old.email, old.customer_id)
          is distinct from (new.status, new.paid, new.refunded, new.email, new.customer_id)
        then ${changed}
        end if;
      else ${deleted}
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger customer_changes_noted
    after insert or update or delete on orders
    for each row execute function note_customer_change()`.execute(db)
}
