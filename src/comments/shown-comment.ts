/** A comment as visitors see it, with replies. */
export interface ShownComment {
  id: string
  /** Empty after personal data was erased. */
  name: string
  website: string | null
  /** UTC milliseconds. */
  at: number
  /** Plain text, see `toParagraphs`. */
  body: string
  isStaff: boolean
  /** Removed, but shown as a placeholder because of its replies. */
  isRemoved: boolean
  /** The comment it replies to, if its depth was reduced. */
  inReplyTo?: { id: string; name: string } | undefined
  replies: ShownComment[]
}
