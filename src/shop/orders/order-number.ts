import { sql } from 'kysely'
import type { Database, DatabaseKind } from '#db'

/** The next order number. On Postgres, numbers of failed orders are not reused. */
export async function nextOrderNumber(db: Database, kind: DatabaseKind): Promise<number> {
  const { rows } =
    kind === 'postgres'
      ? await sql<{ number: number }>`select nextval('order_numbers') as number`.execute(db)
      : await sql<{ number: number }>`
          update order_numbers set last = last + 1 returning last as number`.execute(db)
  return Number(rows[0]?.number)
}

/** Continues after the highest existing number. */
export async function continueOrderNumbers(db: Database, kind: DatabaseKind) {
  const last = sql`(select coalesce(max(number), 1000) from orders)`
  if (kind === 'postgres') await sql`select setval('order_numbers', ${last})`.execute(db)
  else await sql`update order_numbers set last = ${last}`.execute(db)
}

/** Continues after a number that was not taken from the sequence. Never goes back. */
export async function skipOrderNumber(db: Database, kind: DatabaseKind, number: number) {
  if (kind === 'postgres') {
    await sql`select setval('order_numbers', ${number})
      from order_numbers where last_value < ${number}`.execute(db)
    return
  }
  await sql`update order_numbers set last = ${number} where last < ${number}`.execute(db)
}
