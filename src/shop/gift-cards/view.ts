import type { Minor } from '#base'
import type { GiftCardKind, GiftCardReason } from './gift-card.ts'

export const GIFT_CARD_STATUSES = ['active', 'used', 'expired', 'disabled'] as const
export type GiftCardStatus = (typeof GIFT_CARD_STATUSES)[number]

/** A gift card for staff, without its code. */
export interface GiftCardItem {
  id: string
  /** For titles: `…HW4T`. */
  name: string
  kind: GiftCardKind
  status: GiftCardStatus
  lastFour: string
  currency: string
  initial: Minor
  balance: Minor
  holderEmail: string
  recipientName: string
  recipientEmail: string
  senderName: string
  message: string
  note: string
  /** Order it was bought with. */
  orderId: string | null
  expiresAt: number | null
  author: string
  createdAt: number
}

export interface GiftCardEntry {
  id: string
  amount: Minor
  /** After this entry. */
  balance: Minor
  reason: GiftCardReason
  orderId: string | null
  orderNumber: number | null
  note: string
  author: string
  createdAt: number
}

export interface GiftCardDetail extends GiftCardItem {
  /** Latest first. */
  entries: GiftCardEntry[]
}
