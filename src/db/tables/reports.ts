import type { Generated } from 'kysely'

/** Sums of orders for reports, all derived from orders and refunds. */
export interface ReportTables {
  /** Orders that were changed since the last `noteChanges`, written by triggers. */
  report_changes: { id: Generated<number>; order_id: string; created_at: number }
  /** Days and months with stored sums. */
  report_periods: {
    id: Generated<number>
    time_zone: string
    /** `2026-03-01` or `2026-03`. */
    period: string
    /** Incremented when an order of the period changes. */
    version: number
    /** 1: the stored sums are those of the orders. */
    is_current: number
  }
  report_sums: {
    period_id: number
    /** `ReportDimension`. */
    dimension: string
    currency: string
    /** Subject of the sum, such as the id of a product. */
    key: string
    label: string
    orders: number
    quantity: number
    net: number
    tax: number
  }
}
