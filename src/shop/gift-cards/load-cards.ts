import { type Database, prepareQuery } from '#db'
import { GIFT_CARD_COLUMNS, type GiftCard, hashCode, readCode, toGiftCard } from './gift-card.ts'

/** The gift card with an entered code. Needs no query for texts that cannot be one. */
export async function findCard(db: Database, entered: string): Promise<GiftCard | undefined> {
  const letters = readCode(entered)
  const row = letters && (await cardOfCode.first(db, { hash: hashCode(letters) }))
  return row ? toGiftCard(row) : undefined
}

const cardOfCode = prepareQuery<{ hash: string }>()((db, value) =>
  db.selectFrom('gift_cards').select(GIFT_CARD_COLUMNS).where('code_hash', '=', value('hash')),
)

/** Gift cards in the order of their ids in the list. */
export async function loadCards(db: Database, ids: readonly string[]): Promise<GiftCard[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('gift_cards')
    .select(GIFT_CARD_COLUMNS)
    .where('id', 'in', ids)
    .execute()
  return ids.flatMap(id => {
    const row = rows.find(one => one.id === id)
    return row ? toGiftCard(row) : []
  })
}
