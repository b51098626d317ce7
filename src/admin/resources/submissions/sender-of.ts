import type { SubmissionItem } from '#forms/schema'

/** Sender name: by convention the first field. */
export function senderOf({ fields, replyTo, form }: SubmissionItem): string {
  return fields.find(field => field.value)?.value ?? replyTo ?? form
}
