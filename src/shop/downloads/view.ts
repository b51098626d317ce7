/** `waiting`: the order is not paid. `ended`: the order was cancelled or refunded, or its payment failed. */
export type DownloadState = 'ready' | 'waiting' | 'expired' | 'used-up' | 'ended'

/** A file of an order line. */
export interface OrderDownloadView {
  id: string
  lineId: string
  name: string
  state: DownloadState
  /** Path of the download. */
  path: string
  /** Counted downloads. */
  downloads: number
  /** Null: unlimited. */
  left: number | null
  /** Null: never. */
  expiresAt: number | null
}
