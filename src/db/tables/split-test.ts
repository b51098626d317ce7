export interface SplitTestTables {
  /** Split tests that were started. Others exist only in page documents. */
  split_tests: {
    id: string
    /** Page, template or layout block that contains the test. */
    page_id: string
    /** `running`, `paused` or `ended`. */
    status: string
    /** JSON of the definition at the start. */
    definition: string
    started_at: number
    ended_at: number | null
    /** The winning subject. */
    winner: string | null
    /** Reason of the pause. */
    pause_reason: string | null
    /** Start of the current pause, or of the pause in which it ended. */
    paused_at: number | null
    /** Total length of earlier pauses; null if none. */
    paused_ms: number | null
    /** Counts before this time are sample data. */
    sample_until: number | null
    updated_at: number
  }
  /** Events of visitors, each once; kept for 90 days. */
  split_test_events: {
    test_id: string
    /** Hash that differs between tests. */
    visitor: string
    record_type: string
    /** Identifies repeatable events such as orders; otherwise empty. */
    reference: string
    subject: string
    at: number
  }
  /** Hourly event counts, the basis of reports. */
  split_test_counts: {
    test_id: string
    /** Start of the hour in UTC milliseconds. */
    hour: number
    subject: string
    record_type: string
    device: string
    is_returning: number
    times: number
    /** Sum of amounts in minor units, and of their squares. */
    value: number
    value_squares: number
  }
}
