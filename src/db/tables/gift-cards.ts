import type { Generated } from 'kysely'

/** Gift cards and store credit. */
export interface GiftCardTables {
  gift_cards: {
    id: string
    /** `GiftCardKind`. */
    kind: string
    /** SHA-256 of the code in hexadecimal digits. */
    code_hash: string
    /** The encrypted code, for mails. */
    sealed_code: string
    last_four: string
    currency: string
    /** In minor units, like `balance`. */
    initial: number
    /** The sum of its entries; never negative. */
    balance: number
    /** Customer of store credit; empty for gift cards. */
    holder_email: string
    recipient_name: string
    recipient_email: string
    sender_name: string
    message: string
    /** For staff. */
    note: string
    /** Language of its mail. */
    locale: string
    /** The order and line it was bought with. */
    order_id: string | null
    line_id: string | null
    /** Counted from 1 among the cards of its line. */
    number_in_line: number | null
    /** Exclusive. */
    expires_at: number | null
    disabled_at: number | null
    /** 1: disabled by the cancellation of its order, so paying the order enables it. */
    disabled_with_order: Generated<number>
    /** 1: its order was erased, so its persons are erased once it is used or expired. */
    erase_when_used: Generated<number>
    author: string
    created_at: number
  }
  /** Append-only ledger: the balance of a card is the sum of its entries. */
  gift_card_entries: {
    id: string
    card_id: string
    /** Counted from 1 per card. */
    position: number
    /** Negative for payments. */
    amount: number
    /** After this entry. */
    balance: number
    /** `GiftCardReason`. */
    reason: string
    order_id: string | null
    note: string
    author: string
    created_at: number
  }
}
