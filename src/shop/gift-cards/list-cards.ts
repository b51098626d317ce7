import { type Selectable, sql } from 'kysely'
import { contains, type Database, type ListOf, type ListOptions, readList, type Tables } from '#db'
import { type GiftCardKind, type GiftCardReason, hashCode, readCode } from './gift-card.ts'
import { isValidAt } from './validity.ts'
import type { GiftCardDetail, GiftCardItem, GiftCardStatus } from './view.ts'

const COLUMNS = {
  createdAt: 'created_at',
  balance: 'balance',
  expiresAt: 'expires_at',
} as const
export type GiftCardSort = keyof typeof COLUMNS

/** Latest entries of a card that staff sees. */
const MAX_ENTRIES = 200

export interface GiftCardQuery extends ListOptions {
  sort: GiftCardSort
  status?: GiftCardStatus | undefined
  kind?: GiftCardKind | undefined
  /** Bought with this order. */
  boughtWith?: string | undefined
}

/** Gift cards for staff. A search finds a whole code, the last four letters, names and emails. */
export async function listGiftCards(
  db: Database,
  query: GiftCardQuery,
  nowMs: number,
): Promise<ListOf<GiftCardItem>> {
  let select = db
    .selectFrom('gift_cards')
    .selectAll()
    .orderBy(COLUMNS[query.sort], query.order)
    .orderBy('id', query.order)
  if (query.ids) select = select.where('id', 'in', query.ids.split(','))
  const letters = query.q && readCode(query.q)
  if (letters) select = select.where('code_hash', '=', hashCode(letters))
  else if (query.q?.trim()) {
    const text = query.q.trim()
    select = select.where(
      contains(text, 'last_four', 'recipient_name', 'recipient_email', 'holder_email', 'note'),
    )
  }
  if (query.kind) select = select.where('kind', '=', query.kind)
  if (query.boughtWith) select = select.where('order_id', '=', query.boughtWith)
  if (query.status) select = select.where(hasStatus(query.status, nowMs))
  const { items, total } = await readList(select, query)
  return { total, items: items.map(row => toItem(row, nowMs)) }
}

/** A gift card with its latest entries. */
export async function loadGiftCard(
  db: Database,
  id: string,
  nowMs: number,
): Promise<GiftCardDetail | undefined> {
  const row = await db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const entries = await db
    .selectFrom('gift_card_entries')
    .leftJoin('orders', 'orders.id', 'gift_card_entries.order_id')
    .select([
      ...(['gift_card_entries.id', 'amount', 'balance', 'reason', 'order_id'] as const),
      ...(['gift_card_entries.note', 'author', 'gift_card_entries.created_at'] as const),
      'orders.number',
    ])
    .where('card_id', '=', id)
    .orderBy('position', 'desc')
    .limit(MAX_ENTRIES)
    .execute()
  return {
    ...toItem(row, nowMs),
    entries: entries.map(entry => ({
      id: entry.id,
      amount: Number(entry.amount),
      balance: Number(entry.balance),
      reason: entry.reason as GiftCardReason,
      orderId: entry.order_id,
      orderNumber: entry.number,
      note: entry.note,
      author: entry.author,
      createdAt: entry.created_at,
    })),
  }
}

/** Sum of what can still be spent, by currency. */
export async function sumBalances(db: Database, nowMs: number) {
  const rows = await db
    .selectFrom('gift_cards')
    .select(['currency', eb => eb.fn.sum<number | string>('balance').as('balance')])
    .where(hasStatus('active', nowMs))
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map(row => ({ currency: row.currency, balance: Number(row.balance) }))
}

function toItem(row: Selectable<Tables['gift_cards']>, nowMs: number): GiftCardItem {
  return {
    id: row.id,
    name: `…${row.last_four}`,
    kind: row.kind as GiftCardKind,
    status: statusOf(row, nowMs),
    lastFour: row.last_four,
    currency: row.currency,
    initial: Number(row.initial),
    balance: Number(row.balance),
    holderEmail: row.holder_email,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    senderName: row.sender_name,
    message: row.message,
    note: row.note,
    orderId: row.order_id,
    expiresAt: row.expires_at,
    author: row.author,
    createdAt: row.created_at,
  }
}

function statusOf(
  row: Pick<Selectable<Tables['gift_cards']>, 'disabled_at' | 'expires_at' | 'balance'>,
  nowMs: number,
): GiftCardStatus {
  if (row.disabled_at !== null) return 'disabled'
  if (row.expires_at !== null && row.expires_at <= nowMs) return 'expired'
  return Number(row.balance) > 0 ? 'active' : 'used'
}

/** The same as `statusOf` in SQL. */
function hasStatus(status: GiftCardStatus, nowMs: number) {
  const isValid = isValidAt(nowMs)
  switch (status) {
    case 'disabled':
      return sql<boolean>`disabled_at is not null`
    case 'expired':
      return sql<boolean>`disabled_at is null and expires_at <= ${nowMs}`
    case 'used':
      return sql<boolean>`${isValid} and balance = 0`
    case 'active':
      return sql<boolean>`${isValid} and balance > 0`
  }
}
