/** Goals of the page's split tests, embedded as `#vt-split-tests`. */
export interface SplitGoals {
  nonce: string
  tests: {
    test: string
    subject: string
    bounceMs: number
    /** Ids of the goal elements. */
    modules: string[]
    /** The script requests the visitor's subject; until then `subject` is shown. */
    later?: true
  }[]
}
