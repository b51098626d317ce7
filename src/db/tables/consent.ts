export interface ConsentTables {
  /** What visitors chose when they were asked; nothing in it leads to a person. */
  consents: {
    /** Random. */
    id: string
    /** Of what was asked. */
    version: string
    /** Categories, between blanks. */
    given: string
    /** Whether the browser sent the signal of Global Privacy Control. */
    gpc: number
    created_at: number
  }
}
