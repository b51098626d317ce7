import type { Recipients } from './recipients.ts'

/** Deliveries of a submission besides storing it. */
export interface FormDelivery extends Recipients {
  /** Subject of the mail to the recipients. */
  subject: string
  /** Body of that mail with `%%field_id%%` placeholders; empty for a list of all answers. */
  pattern: string
  /** Mail to the sender, if enabled. */
  confirmation:
    | {
        /** With `%%field_id%%` placeholders for choice fields. */
        subject: string
        /** With `%%field_id%%` placeholders. */
        text: string
        withAnswers: boolean
      }
    | undefined
  /** URL that receives JSON; empty for none. */
  webhook: string
}
