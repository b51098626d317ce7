/** What the script of a page watches for split tests; in the page as `#vt-split-tests`. */
export interface SplitGoals {
  nonce: string
  tests: {
    test: string
    subject: string
    bounceMs: number
    /** Ids of the elements that are the goal. */
    modules: string[]
    /** The script asks which subject it is; `subject` is shown until then. */
    later?: true
  }[]
}
