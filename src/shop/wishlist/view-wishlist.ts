import type { Database } from '#db'
import { loadCards } from '../catalog/cards.ts'
import { nameOptions, writeChoice } from '../catalog/choice-address.ts'
import type { CatalogReader } from '../catalog/reader.ts'
import { readChoice, readOptions } from '../catalog/stored.ts'
import type { ProductCard, ProductOption } from '../catalog/view.ts'
import type { WishedProduct, WishlistView } from './wishlist.ts'
import { loadItems, type StoredWishlist } from './wishlist-store.ts'

/** A list with current prices, newest first. Products that are not published are only counted. */
export async function viewWishlist(
  reader: CatalogReader,
  list: StoredWishlist | undefined,
): Promise<WishlistView> {
  const { currency, locale } = reader.settings
  const money = { currency, locale }
  if (!list) return { items: [], gone: 0, shareKey: undefined, money, freshUntil: undefined }
  const rows = await loadItems(reader.db, list.id)
  const ids = [...new Set(rows.map(row => row.product_id))]
  const { products, freshUntil } = await loadCards(reader, ids)
  const cards = new Map(products.map(card => [card.id, card]))
  const options = await loadOptions(reader.db, [...cards.keys()])
  const items = rows.flatMap(row => {
    const card = cards.get(row.product_id)
    return card ? [toWished(row, card, options.get(card.id) ?? [])] : []
  })
  const shareKey = list.share_key ?? undefined
  return { items, gone: rows.length - items.length, shareKey, money, freshUntil }
}

function toWished(
  row: { id: string; options: string },
  card: ProductCard,
  options: readonly ProductOption[],
): WishedProduct {
  const kept = readChoice(row.options)
  const needed = options.filter(option => option.variation)
  const chosen = needed.flatMap(({ key, name, values }) => {
    const value = kept[key]
    return value !== undefined && values.includes(value) ? [{ key, name, value }] : []
  })
  const isWhole = card.type === 'variable' && chosen.length === needed.length
  const isForSale = card.price !== undefined && card.stock !== 'out-of-stock'
  return {
    id: row.id,
    card,
    options: chosen,
    path: card.path + queryOf(options, chosen),
    canAdd: isForSale && (card.quickAdd !== undefined || isWhole),
  }
}

function queryOf(options: readonly ProductOption[], chosen: WishedProduct['options']): string {
  const choice = Object.fromEntries(chosen.map(({ key, value }) => [key, value]))
  const written = writeChoice(
    options,
    nameOptions(options, name => name),
    choice,
  )
  const entries = Object.entries(written).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : ''
}

async function loadOptions(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, ProductOption[]>()
  const rows = await db
    .selectFrom('products')
    .select(['id', 'options'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(row => [row.id, readOptions(row.options)]))
}
