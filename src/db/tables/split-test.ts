export interface SplitTestTables {
  /** Tests that have begun. Those that have not stand in the documents of pages alone. */
  split_tests: {
    id: string
    /** The page, template or layout block in whose document it stands. */
    page_id: string
    /** `running`, `paused` or `ended`. */
    status: string
    /** JSON, as it was when the test began. */
    definition: string
    started_at: number
    ended_at: number | null
    /** The subject that it was ended with. */
    winner: string | null
    /** Why it stands still. */
    pause_reason: string | null
    /** Since when it stands still, or stood when it was ended. */
    paused_at: number | null
    /** How long it stood still before; null for never. */
    paused_ms: number | null
    /** Counts of earlier hours are made up. */
    sample_until: number | null
    updated_at: number
  }
  /** What a visitor did, once each; kept for 90 days. */
  split_test_events: {
    test_id: string
    /** A hash that is another in each test. */
    visitor: string
    record_type: string
    /** Of what may happen more than once, such as orders: which; else empty. */
    reference: string
    subject: string
    at: number
  }
  /** How often it was done in an hour; what reports are made of. */
  split_test_counts: {
    test_id: string
    /** UTC milliseconds of its beginning. */
    hour: number
    subject: string
    record_type: string
    device: string
    is_returning: number
    times: number
    /** Sums of money, in minor units, and of its squares. */
    value: number
    value_squares: number
  }
}
