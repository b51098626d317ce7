import { sql } from 'kysely'
import { normalizeForSearch } from '#base'
import { type Database, type DatabaseKind, prepareQuery } from '#db'
import type { BillingAddress } from '../address/addresses.ts'
import { foldedWords } from '../catalog/match.ts'

const BATCH = 200
/** Maximum number of newest matches. */
const MAX_MATCHES = 1000

/** Writes search words of orders: number, names, company, email. */
export async function writeOrderWords(
  db: Database,
  orders: readonly { id: string; number: number; billing: BillingAddress }[],
) {
  for (const { id, number, billing } of orders) {
    const { first_name, last_name, company, email } = billing
    const body = normalizeForSearch([number, first_name, last_name, company, email].join(' '))
    await upsertWords.execute(db, { orderId: id, body })
  }
}

const upsertWords = prepareQuery<{ orderId: string; body: string }>()((db, value) =>
  db
    .insertInto('order_search')
    .values({ order_id: value('orderId'), body: value('body') })
    .onConflict(conflict => conflict.column('order_id').doUpdateSet({ body: value('body') })),
)

/** Rebuilds the search words of all orders within the caller's transaction. */
export async function reindexOrders(db: Database) {
  await db.deleteFrom('order_search').execute()
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number', 'billing'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    const end = rows.at(-1)
    if (!end) return
    await writeOrderWords(
      db,
      rows.map(row => ({ ...row, billing: JSON.parse(row.billing) as BillingAddress })),
    )
    last = end.id
  }
}

/** Ids of orders in which every word of the text is a prefix; limited to the newest. */
export async function findOrderIds(
  { db, kind }: { db: Database; kind: DatabaseKind },
  text: string,
): Promise<string[]> {
  const words = foldedWords(text)
  if (words.length === 0) return []
  const query =
    kind === 'postgres'
      ? sql<{ id: string }>`select order_id as id from order_search
          where document @@ to_tsquery('simple', ${words.map(word => `${word}:*`).join(' & ')})
          order by order_id desc limit ${MAX_MATCHES}`
      : sql<{ id: string }>`select order_id as id from order_search where id in (
          select rowid from order_words
          where order_words match ${words.map(word => `"${word}"*`).join(' ')}
          order by rowid desc limit ${MAX_MATCHES})`
  const { rows } = await query.execute(db)
  return rows.map(row => row.id)
}
