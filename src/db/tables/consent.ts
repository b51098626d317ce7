export interface ConsentTables {
  /** Consent choices, without a reference to a person. */
  consents: {
    id: string
    /** Hash of the question. */
    version: string
    /** Space-separated categories. */
    given: string
    /** Whether the browser sent Global Privacy Control. */
    gpc: number
    /** References `consent_questions`; null for answers older than that table. */
    question_id: string | null
    created_at: number
  }
  /**
   * Wordings of the consent question, each once. Together with the answers, they prove what
   * visitors agreed to.
   */
  consent_questions: {
    /** Hash of the other columns. */
    id: string
    /** Same as in `consents`. */
    version: string
    language: string
    /** Space-separated. */
    categories: string
    /** Full text of the banner. */
    words: string
    first_asked_at: number
    /** Null if never answered. */
    last_answered_at: number | null
  }
}
