import type { Recipients } from './recipients.ts'

/** What happens with a submission besides being stored. */
export interface FormDelivery extends Recipients {
  /** Of the mail to the recipients. */
  subject: string
  /** That mail's body with `%%field_id%%`; the list of answers when empty. */
  pattern: string
  /** The mail to whoever sent the form, if there is one. */
  confirmation:
    | {
        /** With `%%field_id%%` of choices. */
        subject: string
        /** With `%%field_id%%`. */
        text: string
        withAnswers: boolean
      }
    | undefined
  /** Address that is told by JSON; empty for none. */
  webhook: string
}
