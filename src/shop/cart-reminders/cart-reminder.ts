import { DAY } from '#base'

export const CART_RESTORE_PATH = '/cart-reminders/restore'
export const CART_REMINDERS_END_PATH = '/cart-reminders/end'

/** The address is erased this long after the last mail, or after the consent without one. */
export const ADDRESS_KEPT_MS = 60 * DAY

/** States of a cart with consent to reminders, in the admin's list. */
export const CART_REMINDER_STATES = [
  'waiting',
  'reminded',
  'restored',
  'recovered',
  'ended',
] as const
export type CartReminderState = (typeof CART_REMINDER_STATES)[number]

export interface CartReminderItem {
  id: string
  /** Empty after it was erased. */
  email: string
  state: CartReminderState
  /** Number of items and their value in the shop's currency, as of the last mail. */
  items: number
  value: number
  sent: number
  consentedAt: number
  lastSentAt: number | null
  orderId: string | null
  orderNumber: number | null
  /** In the shop's currency. */
  orderTotal: number | null
}

/** Sums over a period, by the time of the first mail. Values in the shop's currency. */
export interface CartReminderReport {
  /** Open carts with items, last changed within the period and before the waiting time. */
  abandoned: number
  reminded: number
  remindedValue: number
  recovered: number
  recoveredValue: number
}
