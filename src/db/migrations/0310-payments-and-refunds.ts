import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

/**
 * Payments, refunds and fulfilments have tables. Existing orders get the payment and the refund that
 * their status implies.
 */
export async function up(db: Schema) {
  await addColumns(db)
  await createPayments(db)
  await createRefunds(db)
  await createFulfilments(db)
  await fillPayments(db)
  await fillRefunds(db)
  await replaceListIndexes(db)
}

async function addColumns(db: Schema) {
  for (const [column, type, initial] of [
    ['payment_state', 'text', 'unpaid'],
    ['fulfilment_state', 'text', 'none'],
    ['paid', 'bigint', 0],
    ['refunded', 'bigint', 0],
  ] as const) {
    await db.schema
      .alterTable('orders')
      .addColumn(column, type, definition => definition.notNull().defaultTo(initial))
      .execute()
  }
  for (const column of ['locale', 'payment_details']) {
    await db.schema.alterTable('orders').addColumn(column, 'text').execute()
  }
  await db.schema.alterTable('order_events').addColumn('amount', 'bigint').execute()
}

/** The covering indexes of the list contain its filters. */
async function replaceListIndexes(db: Schema) {
  const filters = ['status', 'payment_method', 'payment_state', 'fulfilment_state']
  for (const columns of [
    ['created_at', 'number', ...filters, 'id'],
    ['number', ...filters, 'created_at', 'id'],
    ['total', 'number', ...filters, 'created_at', 'id'],
    ['status', 'created_at', 'number', ...filters.slice(1), 'total', 'id'],
  ]) {
    // The names of the indexes contain the first three columns.
    const before = columns[0] === 'number' ? ['number', 'status', 'payment_method'] : columns
    const name = `orders_by_${before.slice(0, 3).join('_')}`
    await db.schema.dropIndex(name).execute()
    await db.schema.createIndex(name).on('orders').columns(columns).execute()
  }
}

async function createPayments(db: Schema) {
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('attempt', 'integer', column => column.notNull())
    .addColumn('method', 'text', column => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('currency', 'text', column => column.notNull())
    .addColumn('test_mode', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('event_position', 'integer')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute()
  await sql`create unique index payments_attempt on payments (order_id, attempt)`.execute(db)
  await sql`create unique index payments_reference on payments (method, reference)
    where reference is not null`.execute(db)
  await sql`create index payments_pending on payments (created_at) where state = 'pending'`.execute(
    db,
  )
  await db.schema
    .createTable('payment_events')
    .addColumn('provider', 'text', column => column.notNull())
    .addColumn('event_id', 'text', column => column.notNull())
    .addColumn('payment_id', 'text', column => column.notNull().references('payments.id'))
    .addColumn('outcome', 'text', column => column.notNull())
    .addColumn('received_at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('payment_events_pkey', ['provider', 'event_id'])
    .execute()
  await sql`create index payment_events_payment on payment_events (payment_id)`.execute(db)
}

async function createRefunds(db: Schema) {
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('amount', 'bigint', column => column.notNull())
    .addColumn('reason', 'text', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('credit_note_number', 'integer')
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await sql`create unique index refunds_position on refunds (order_id, position)`.execute(db)
  await db.schema
    .createTable('refund_lines')
    .addColumn('refund_id', 'text', column => column.notNull().references('refunds.id'))
    .addColumn('line_id', 'text', column => column.notNull())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('quantity', 'integer', column => column.notNull())
    .addColumn('restocked', 'integer', column => column.notNull())
    .addColumn('net', 'bigint', column => column.notNull())
    .addColumn('tax', 'bigint', column => column.notNull())
    .addColumn('taxes', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('refund_lines_pkey', ['refund_id', 'line_id'])
    .execute()
  await sql`create index refund_lines_order on refund_lines (order_id, line_id)`.execute(db)
}

async function createFulfilments(db: Schema) {
  await db.schema
    .createTable('fulfilments')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('position', 'integer', column => column.notNull())
    .addColumn('carrier', 'text', column => column.notNull())
    .addColumn('tracking_number', 'text', column => column.notNull())
    .addColumn('tracking_url', 'text', column => column.notNull())
    .addColumn('event_position', 'integer', column => column.notNull())
    .addColumn('author', 'text', column => column.notNull())
    .addColumn('created_at', 'bigint', column => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .execute()
  await sql`create unique index fulfilments_position on fulfilments (order_id, position)`.execute(
    db,
  )
  await db.schema
    .createTable('fulfilment_lines')
    .addColumn('fulfilment_id', 'text', column => column.notNull().references('fulfilments.id'))
    .addColumn('line_id', 'text', column => column.notNull())
    .addColumn('order_id', 'text', column => column.notNull().references('orders.id'))
    .addColumn('quantity', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('fulfilment_lines_pkey', ['fulfilment_id', 'line_id'])
    .execute()
  await sql`create index fulfilment_lines_order on fulfilment_lines (order_id)`.execute(db)
}

/** Cash on delivery is paid when the order is completed, other methods when it is processed. */
const WAS_PAID = sql`(status in ('completed', 'refunded')
  or (status = 'processing' and payment_method <> 'cod'))`

async function fillPayments(db: Schema) {
  await sql`insert into payments
    (id, order_id, attempt, method, state, amount, currency, author, created_at, settled_at)
    select id || '-payment', id, 1, payment_method, 'settled', total, currency, 'system',
      updated_at, updated_at
    from orders where ${WAS_PAID} and total > 0`.execute(db)
  await sql`update orders set payment_state = 'paid', paid = total where ${WAS_PAID}`.execute(db)
  await sql`update orders set payment_state = 'paid' where total = 0`.execute(db)
  await sql`update orders set fulfilment_state = 'all' where status = 'completed'`.execute(db)
}

const BATCH = 500

async function fillRefunds(db: Schema) {
  await sql`insert into refunds (id, order_id, position, amount, reason, author, created_at)
    select id || '-refund', id, 1, total, '', 'system', updated_at
    from orders where status = 'refunded' and total > 0`.execute(db)
  await sql`update orders set payment_state = 'refunded', refunded = total
    where status = 'refunded' and total > 0`.execute(db)
  for (let last = ''; ; ) {
    const refunds: { id: string; order_id: string }[] = await db
      .selectFrom('refunds')
      .select(['id', 'order_id'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (refunds.length === 0) return
    last = refunds.at(-1)?.id ?? ''
    for (const refund of refunds) {
      const lines: { id: string; quantity: number; net: number; tax: number; taxes: string }[] =
        await db
          .selectFrom('order_lines')
          .select(['id', 'quantity', 'net', 'tax', 'taxes'])
          .where('order_id', '=', refund.order_id)
          .execute()
      const rows = lines.map(({ id, quantity, net, tax, taxes }) => ({
        ...{ refund_id: refund.id, line_id: id, order_id: refund.order_id },
        ...{ quantity, restocked: 0, net, tax },
        taxes: JSON.stringify((JSON.parse(taxes) as unknown[][]).map(one => one[4])),
      }))
      if (rows.length > 0) await db.insertInto('refund_lines').values(rows).execute()
    }
  }
}
