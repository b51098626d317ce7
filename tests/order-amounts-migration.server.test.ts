import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { up } from '../src/db/migrations/0280-order-amounts.ts'
import { describeDatabases } from './support/databases.ts'
import { openTestServices } from './support/services.ts'

/** Amounts of an order as the version before the migration stored them. */
interface OldOrder {
  lines: { subtotal: number; total: number; tax: number }[]
  shipping: { title: string; cost: number; tax: number } | undefined
  taxes: { name: string; percent: number; amount: number }[]
  tax: number
  total: number
  display: 'incl' | 'excl'
}

const parcel = (cost: number, tax: number) => ({ title: 'Parcel', cost, tax })

const oldOrders: [string, OldOrder][] = [
  [
    'with tax included',
    {
      lines: [
        { subtotal: 3632, total: 3632, tax: 580 },
        { subtotal: 999, total: 999, tax: 160 },
      ],
      shipping: parcel(500, 80),
      taxes: [{ name: 'VAT', percent: 19, amount: 820 }],
      tax: 820,
      total: 5131,
      display: 'incl',
    },
  ],
  [
    'with several taxes added',
    {
      lines: [
        { subtotal: 20_000, total: 20_000, tax: 3500 },
        { subtotal: 4041, total: 4041, tax: 404 },
      ],
      shipping: parcel(500, 0),
      taxes: [
        { name: 'Country Tax', percent: 10, amount: 2404 },
        { name: 'State Tax', percent: 7.5, amount: 1500 },
      ],
      tax: 3904,
      total: 28_445,
      display: 'excl',
    },
  ],
  [
    'without tax and shipping',
    {
      lines: [{ subtotal: 500, total: 500, tax: 0 }],
      shipping: undefined,
      taxes: [],
      tax: 0,
      total: 500,
      display: 'incl',
    },
  ],
]

describeDatabases('orders of an older version', openDatabase => {
  it.each(oldOrders)('SH-4: %s show the same amounts', async (_title, old) => {
    const { shop, connection } = await openTestServices(openDatabase)
    // biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
    const db = connection.db as unknown as Kysely<any>
    await restoreOldSchema(db)
    await insertOldOrder(db, old)
    await up(db)
    const order = await shop.orders.load({ number: 7 })
    expect(order?.totals).toMatchObject({
      subtotal: old.lines.reduce((sum, line) => sum + line.subtotal, 0),
      discounts: [],
      discount: 0,
      shipping: old.shipping && { title: old.shipping.title, cost: old.shipping.cost },
      fees: [],
      taxes: old.taxes,
      tax: old.tax,
      total: old.total,
      display: old.display,
    })
    expect(order?.lines).toMatchObject(old.lines)
    const row = await db.selectFrom('orders').select(['total', 'tax']).executeTakeFirstOrThrow()
    expect(row).toEqual({ total: old.total, tax: old.tax })
  })
})

// biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
async function restoreOldSchema(db: Kysely<any>) {
  await db.schema.dropTable('order_discount_parts').execute()
  await db.schema.dropTable('order_discounts').execute()
  for (const [table, column] of [
    ['orders', 'tax_basis'],
    ['orders', 'tax_display'],
    ['orders', 'tax'],
    ...['kind', 'net_before', 'tax_before', 'net', 'taxes'].map(name => ['order_lines', name]),
  ] as [string, string][]) {
    await db.schema.alterTable(table).dropColumn(column).execute()
  }
  for (const [table, column, type] of [
    ['orders', 'totals', 'text'],
    ['orders', 'shipping_title', 'text'],
    ['order_lines', 'subtotal', 'bigint'],
    ['order_lines', 'total', 'bigint'],
  ] as const) {
    await db.schema.alterTable(table).addColumn(column, type).execute()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the schema before the migration
async function insertOldOrder(db: Kysely<any>, { lines, total, ...totals }: OldOrder) {
  await db
    .insertInto('orders')
    .values({
      id: 'old',
      number: 7,
      key: 'old',
      view_key: 'old',
      cart_id: 'old',
      status: 'processing',
      currency: 'EUR',
      email: 'ida@example.com',
      billing: '{}',
      shipping: '{}',
      note: '',
      payment_method: 'cod',
      payment_title: 'Cash on delivery',
      shipping_title: totals.shipping?.title ?? null,
      totals: JSON.stringify(totals),
      total,
      created_at: 1,
      updated_at: 1,
    })
    .execute()
  for (const [position, amounts] of lines.entries()) {
    await db
      .insertInto('order_lines')
      .values({
        id: `line-${position}`,
        order_id: 'old',
        position,
        product_id: 'p',
        variant_id: 'p',
        stock_id: 'p',
        name: 'Bowl',
        options: '[]',
        quantity: 1,
        unit_price: amounts.subtotal,
        virtual: 0,
        ...amounts,
      })
      .execute()
  }
}
