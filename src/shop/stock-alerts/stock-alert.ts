import { DAY } from '#base'

export const STOCK_ALERT_CONFIRM_PATH = '/stock-alerts/confirm'
export const STOCK_ALERT_END_PATH = '/stock-alerts/end'

/** How long a request can be confirmed. */
export const CONFIRM_MS = 7 * DAY
/** How long a confirmed request waits for stock. */
export const WAIT_MS = 365 * DAY
/** How long a mailed request is kept, so that its link works. */
export const SENT_MS = 30 * DAY

export type StockAlertState = 'pending' | 'confirmed' | 'sent'

/** A request as its links show it. */
export interface StockAlertView {
  product: string
  /** Path of the product with the variant chosen; empty if it is not published. */
  path: string
  email: string
  state: StockAlertState
  locale: string
}
