import { MAX_RECIPIENTS } from './recipients.ts'

/** In the outbox, what tells another server of a submission. */
export const WEBHOOK_KIND = 'form-webhook'

/** Of the mail to one of those who are told of a submission; from 0. */
export const noticeKey = (id: string, index: number) =>
  index === 0 ? `submission:${id}` : `submission:${id}:${index}`
export const confirmationKey = (id: string) => `submission-confirmation:${id}`
export const webhookKey = (id: string) => `${WEBHOOK_KIND}:${id}`
/** Of the mail of a reply. */
export const REPLY_MAIL = 'submission-reply:'

/** Everything that a submission may have in the outbox, but its replies. */
export const deliveryKeys = (id: string): string[] => [
  ...Array.from({ length: MAX_RECIPIENTS }, (_, index) => noticeKey(id, index)),
  confirmationKey(id),
  webhookKey(id),
]
