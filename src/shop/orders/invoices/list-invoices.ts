import { sql } from 'kysely'
import { normalizeForSearch } from '#base'
import { type Database, type ListOf, type ListOptions, readLongList } from '#db'
import type { InvoiceDocument, InvoiceKind } from '../../invoices/document.ts'

const COLUMNS = { issuedOn: 'issued_on', number: 'number_key' } as const
export type InvoiceSort = keyof typeof COLUMNS

export interface InvoiceFilter {
  ids?: ListOptions['ids']
  /** Start of a number or of the buyer's name, or an order number. */
  q?: ListOptions['q']
  kind?: InvoiceKind | undefined
  /** ISO dates, inclusive. */
  from?: string | undefined
  to?: string | undefined
}

export interface InvoiceListItem {
  id: string
  kind: InvoiceKind
  number: string
  issuedOn: string
  orderId: string
  orderNumber: number
  buyer: string
  total: number
  tax: number
  currency: string
  isCancelled: boolean
}

/** Above all characters that names and numbers start with. */
const LAST = '\uffff'

/** Issued documents for staff. */
export async function listInvoices(
  db: Database,
  query: Omit<ListOptions, 'sort'> & InvoiceFilter & { sort: InvoiceSort },
): Promise<ListOf<InvoiceListItem>> {
  const { items, total } = await readLongList({ db, id: 'invoices.id' }, query, ({ filter }) =>
    db
      .selectFrom('invoices')
      .select(['id', 'kind', 'number', 'issued_on', 'order_id', 'order_number'])
      .select(['buyer', 'total', 'tax', 'currency', 'cancelled_at'])
      .where(({ and }) => and(conditions(query, filter)))
      .orderBy(COLUMNS[query.sort], query.order)
      .orderBy('id', query.order),
  )
  return {
    total,
    items: items.map(row => ({
      id: row.id,
      kind: row.kind as InvoiceKind,
      number: row.number,
      issuedOn: row.issued_on,
      orderId: row.order_id,
      orderNumber: row.order_number,
      buyer: row.buyer,
      total: row.total,
      tax: row.tax,
      currency: row.currency,
      isCancelled: row.cancelled_at !== null,
    })),
  }
}

type Filter = <Value>(column: string) => ReturnType<typeof sql.ref<Value>>

function conditions(
  { ids, q = '', kind, from, to }: InvoiceFilter,
  column: unknown = (name: string) => sql.ref(name),
) {
  const filter = column as Filter
  const found = [sql<boolean>`1 = 1`]
  if (ids) found.push(sql<boolean>`id in (${sql.join(ids.split(','))})`)
  if (kind) found.push(sql<boolean>`${filter('kind')} = ${kind}`)
  if (from) found.push(sql<boolean>`issued_on >= ${from}`)
  if (to) found.push(sql<boolean>`issued_on <= ${to}`)
  const words = q.trim().replaceAll('\0', '')
  if (words) found.push(startsWith(words))
  return found
}

function startsWith(words: string) {
  const number = words.toLowerCase()
  const name = normalizeForSearch(words)
  const order = /^#?\d{1,9}$/.test(words) ? Number(words.replace('#', '')) : -1
  return sql<boolean>`(
    (number_key >= ${number} and number_key < ${number + LAST})
    or (buyer_key >= ${name} and buyer_key < ${name + LAST})
    or order_number = ${order})`
}

const BATCH = 200

/** Documents of a filtered list by date, oldest first. */
export async function* readDocuments(
  db: Database,
  filter: InvoiceFilter,
): AsyncGenerator<InvoiceDocument> {
  let after = { day: '', id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('invoices')
      .select(['id', 'issued_on', 'document'])
      .where(({ and }) => and(conditions(filter)))
      .where(({ eb, or, and }) =>
        or([
          eb('issued_on', '>', after.day),
          and([eb('issued_on', '=', after.day), eb('id', '>', after.id)]),
        ]),
      )
      .orderBy('issued_on')
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const row of rows) yield JSON.parse(row.document) as InvoiceDocument
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    after = { day: last.issued_on, id: last.id }
  }
}

/** Deletes documents whose statutory retention is over, counted from the end of their year. */
export async function deleteOldInvoices(
  db: Database,
  { keepYears, today }: { keepYears: number; today: string },
): Promise<number> {
  const first = `${Number(today.slice(0, 4)) - keepYears}-01-01`
  const deleted = await db.deleteFrom('invoices').where('issued_on', '<', first).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}
