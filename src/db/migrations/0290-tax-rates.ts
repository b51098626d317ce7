import type { Kysely } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

const PPM_PER_PERCENT = 10_000

/** Tax rates become a table. They were a list in the settings, with one rate per country and class. */
export async function up(db: Schema) {
  await db.schema
    .createTable('tax_rates')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('country', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('postcodes', 'text', column => column.notNull())
    .addColumn('cities', 'text', column => column.notNull())
    .addColumn('ppm', 'integer', column => column.notNull())
    .addColumn('name', 'text', column => column.notNull())
    .addColumn('priority', 'integer', column => column.notNull())
    .addColumn('compound', 'integer', column => column.notNull())
    .addColumn('shipping', 'integer', column => column.notNull())
    .addColumn('tax_class', 'text', column => column.notNull())
    .addColumn('position', 'integer', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('tax_rates_place')
    .on('tax_rates')
    .columns(['country', 'state'])
    .execute()
  await db.schema
    .createIndex('tax_rates_list')
    .on('tax_rates')
    .columns(['tax_class', 'position', 'id'])
    .execute()
  for (const column of ['tax_exemption', 'tax_country']) {
    await db.schema
      .alterTable('orders')
      .addColumn(column, 'text', definition => definition.notNull().defaultTo(''))
      .execute()
  }
  await moveRates(db)
}

interface OldRate {
  country: string
  taxClass: string
  name: string
  percent: number
  shipping: boolean
}

async function moveRates(db: Schema) {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'shop')
    .executeTakeFirst()
  const stored: { taxes?: OldRate[] } | null = row ? JSON.parse(row.value) : null
  if (!stored?.taxes) return
  const { taxes, ...rest } = stored
  const rates = taxes.map(({ country, taxClass, name, percent, shipping }, position) => ({
    id: `settings-${String(position).padStart(5, '0')}`,
    country: country === '*' ? '' : country,
    state: '',
    postcodes: '[]',
    cities: '[]',
    ppm: Math.round(percent * PPM_PER_PERCENT),
    name,
    // Rates of the same place were added up; of one priority, only the first applies.
    priority: 1 + taxes.slice(0, position).filter(one => isSamePlace(one, taxes[position])).length,
    compound: 0,
    shipping: shipping ? 1 : 0,
    tax_class: taxClass,
    position,
  }))
  for (let start = 0; start < rates.length; start += 100) {
    await db
      .insertInto('tax_rates')
      .values(rates.slice(start, start + 100))
      .execute()
  }
  // Shipping had the rates of the standard class. New shops use those of the items.
  const next = { ...rest, tax: { shippingClass: '' } }
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(next) })
    .where('key', '=', 'shop')
    .execute()
}

const isSamePlace = (a: OldRate, b: OldRate | undefined) =>
  a.country === b?.country && a.taxClass === b.taxClass
