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
    /** Of `consent_questions`; null for answers from before these were kept. */
    question_id: string | null
    created_at: number
  }
  /** What visitors are asked, each wording once: with the answers the proof of what they agreed to. */
  consent_questions: {
    /** A hash of the rest of it. */
    id: string
    /** Of what was asked, as it is in `consents`. */
    version: string
    /** A locale. */
    language: string
    /** Between blanks. */
    categories: string
    /** Everything that the banner said, as text. */
    words: string
    first_asked_at: number
    /** Null while nobody has. */
    last_answered_at: number | null
  }
}
