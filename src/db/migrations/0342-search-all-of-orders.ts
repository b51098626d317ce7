import { type Kysely, sql } from 'kysely'

// biome-ignore lint/suspicious/noExplicitAny: a migration is older than today's table types
type Schema = Kysely<any>

const BATCH = 200
const MAX_WORDS = 300

/** Orders are also found by phone, address, items, coupons, notes, tracking and payment reference. */
export async function up(db: Schema) {
  await sql`create index payments_by_reference on payments (reference)
    where reference is not null`.execute(db)
  for (let last = ''; ; ) {
    const orders = await db
      .selectFrom('orders')
      .select(['id', 'number', 'email', 'billing', 'shipping', 'note', 'vat_id'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (orders.length === 0) return
    const ids = orders.map(order => order.id)
    const more = await loadWords(db, ids)
    for (const order of orders) {
      const { number, email, billing, shipping, note, vat_id } = order
      const parts = [number, email, ...valuesOf(billing), ...valuesOf(shipping), note, vat_id]
      const words = fold([...parts, ...(more.get(order.id) ?? [])].join(' ')).split(' ')
      const body = [...new Set(words)].slice(0, MAX_WORDS).join(' ')
      await db.updateTable('order_search').set({ body }).where('order_id', '=', order.id).execute()
    }
    last = ids.at(-1)
  }
}

const valuesOf = (json: string) => Object.values(JSON.parse(json) as Record<string, string>)

/** Items, coupons, notes and tracking numbers by order. */
async function loadWords(db: Schema, ids: string[]): Promise<Map<string, string[]>> {
  const words = new Map<string, string[]>()
  const { rows } = await sql<{ order_id: string; text: string | null }>`
    select order_id, name || ' ' || coalesce(sku, '') as text from order_lines
      where order_id in (${sql.join(ids)})
    union all select order_id, code from order_discounts where order_id in (${sql.join(ids)})
    union all select order_id, message from order_events
      where order_id in (${sql.join(ids)}) and kind in ('note', 'customer-note')
    union all select order_id, tracking_number from fulfilments
      where order_id in (${sql.join(ids)})`.execute(db)
  for (const { order_id, text } of rows) {
    words.set(order_id, [...(words.get(order_id) ?? []), text ?? ''])
  }
  return words
}

function fold(text: string): string {
  const plain = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ł: 'l' }
  return text
    .toWellFormed()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[æœøđðþħıł]/g, letter => plain[letter as keyof typeof plain])
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
