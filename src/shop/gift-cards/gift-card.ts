import { createHash, randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Minor } from '#base'
import type { Tables } from '#db'

/** `store-credit` can be used only with the email address of its holder. */
export const GIFT_CARD_KINDS = ['gift-card', 'store-credit'] as const
export type GiftCardKind = (typeof GIFT_CARD_KINDS)[number]

/** Reasons of ledger entries: `release` returns the payment of an order that was cancelled or failed. */
export type GiftCardReason = 'issue' | 'payment' | 'release' | 'refund' | 'adjustment' | 'revoke'

/** A gift card or store credit, without its code. */
export interface GiftCard {
  id: string
  kind: GiftCardKind
  lastFour: string
  currency: string
  balance: Minor
  /** Owner of store credit; otherwise empty. */
  holderEmail: string
  /** Exclusive; null if it does not expire. */
  expiresAt: number | null
  isDisabled: boolean
}

/** Letters and digits that do not look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 16

/** A random code in groups of four: `7KQM-2RPA-X9DC-HW4T`. */
export function createCode(): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)])
  return letters.join('').replace(/.{4}(?=.)/g, '$&-')
}

/** The letters of an entered code; undefined if it cannot be the code of a gift card. */
export function readCode(entered: string): string | undefined {
  const letters = entered.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return letters.length === CODE_LENGTH ? letters : undefined
}

/** Codes are looked up by their hash: with 80 random bits they cannot be guessed from it. */
export const hashCode = (letters: string) => createHash('sha256').update(letters).digest('hex')

export const GIFT_CARD_COLUMNS = [
  ...['id', 'kind', 'last_four', 'currency', 'balance', 'holder_email'],
  ...['expires_at', 'disabled_at'],
] as const satisfies readonly (keyof Tables['gift_cards'])[]

type Row = Pick<Selectable<Tables['gift_cards']>, (typeof GIFT_CARD_COLUMNS)[number]>

export const toGiftCard = (row: Row): GiftCard => ({
  id: row.id,
  kind: row.kind as GiftCardKind,
  lastFour: row.last_four,
  currency: row.currency,
  balance: Number(row.balance),
  holderEmail: row.holder_email,
  expiresAt: row.expires_at,
  isDisabled: row.disabled_at !== null,
})
