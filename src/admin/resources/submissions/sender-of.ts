import type { SubmissionItem } from '#forms/schema'

/** What a form asks first is who writes, by habit of those who make forms. */
export function senderOf({ fields, replyTo, form }: SubmissionItem): string {
  return fields.find(field => field.value)?.value ?? replyTo ?? form
}
