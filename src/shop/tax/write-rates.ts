import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, Tables } from '#db'
import type { TaxRateItem } from './tax-rate-edit.ts'

/** Rows per statement, below the limit of bound values of both databases. */
const BATCH = 500

export const toRow = (rate: TaxRateItem): Tables['tax_rates'] => ({
  id: rate.id,
  country: rate.country,
  state: rate.state,
  postcodes: JSON.stringify(rate.postcodes),
  cities: JSON.stringify(rate.cities),
  ppm: rate.ppm,
  name: rate.name,
  priority: rate.priority,
  compound: rate.compound ? 1 : 0,
  shipping: rate.shipping ? 1 : 0,
  tax_class: rate.taxClass,
  position: rate.position,
})

/** Inserts any number of rates; other requests are served between the batches. */
export async function insertRates(db: Database, rates: readonly TaxRateItem[]) {
  for (let start = 0; start < rates.length; start += BATCH) {
    await db
      .insertInto('tax_rates')
      .values(rates.slice(start, start + BATCH).map(toRow))
      .execute()
    await setImmediate()
  }
}

/** Returns the number of deleted rates. */
export async function deleteRates(db: Database, ids: readonly string[]): Promise<number> {
  let deleted = 0
  for (let start = 0; start < ids.length; start += BATCH) {
    const { numDeletedRows } = await db
      .deleteFrom('tax_rates')
      .where('id', 'in', ids.slice(start, start + BATCH))
      .executeTakeFirst()
    deleted += Number(numDeletedRows)
  }
  return deleted
}

/** Writes the positions of existing rates. */
export async function moveRates(
  db: Database,
  rates: readonly Pick<TaxRateItem, 'id' | 'position'>[],
) {
  for (let start = 0; start < rates.length; start += BATCH) {
    const batch = rates.slice(start, start + BATCH)
    const cases = batch.map(({ id, position }) => sql`when ${id} then cast(${position} as integer)`)
    await db
      .updateTable('tax_rates')
      .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
      .where(
        'id',
        'in',
        batch.map(rate => rate.id),
      )
      .execute()
    await setImmediate()
  }
}

export async function nextPosition(db: Database): Promise<number> {
  const row = await db
    .selectFrom('tax_rates')
    .select(sql<number>`coalesce(max(position), -1) + 1`.as('next'))
    .executeTakeFirst()
  return Number(row?.next ?? 0)
}
