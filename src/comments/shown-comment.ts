/** A comment as visitors see it, with what answers it. */
export interface ShownComment {
  id: string
  /** Empty where personal data was erased. */
  name: string
  website: string | null
  /** UTC milliseconds. */
  at: number
  /** Plain text: see `toParagraphs`. */
  body: string
  isStaff: boolean
  /** It was taken away, and only holds the place of what it was answered by. */
  isRemoved: boolean
  /** Whom it answers, where it stands less deep than it was meant to. */
  inReplyTo?: { id: string; name: string } | undefined
  replies: ShownComment[]
}
