/** Tables of drafts and of changes after the purchase. */
export interface OrderChangeTables {
  /** Input of draft orders, to continue editing. */
  order_drafts: {
    order_id: string
    /** JSON `OrderInput`. */
    input: string
  }
}
