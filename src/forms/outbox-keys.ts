import { MAX_RECIPIENTS } from './recipients.ts'

/** Outbox kind of webhook calls. */
export const WEBHOOK_KIND = 'form-webhook'

/** Outbox key of the mail to a recipient by index, from 0. */
export const noticeKey = (id: string, index: number) =>
  index === 0 ? `submission:${id}` : `submission:${id}:${index}`
export const confirmationKey = (id: string) => `submission-confirmation:${id}`
export const webhookKey = (id: string) => `${WEBHOOK_KIND}:${id}`
/** Prefix of outbox keys for replies. */
export const REPLY_MAIL = 'submission-reply:'

/** Outbox keys of everything a submission causes, except replies. */
export const deliveryKeys = (id: string): string[] => [
  ...Array.from({ length: MAX_RECIPIENTS }, (_, index) => noticeKey(id, index)),
  confirmationKey(id),
  webhookKey(id),
]
