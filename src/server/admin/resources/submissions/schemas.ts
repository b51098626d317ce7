import Type from 'typebox'
import type { Destination } from '#base'
import { type Delivery, SUBMISSION_STATUSES, type SubmissionReply } from '#forms/schema'

export const Status = Type.Union(SUBMISSION_STATUSES.map(status => Type.Literal(status)))
export const filters = {
  /** `<page id>/<module id>`. */
  form: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Status),
}
const FileSchema = Type.Object({
  file: Type.String(),
  name: Type.String(),
  mime: Type.String(),
  bytes: Type.Integer(),
})
export const SubmissionSchema = Type.Object({
  id: Type.String(),
  form: Type.String(),
  subject: Type.Union([Type.String(), Type.Null()]),
  page: Type.String(),
  replyTo: Type.Union([Type.String(), Type.Null()]),
  status: Status,
  createdAt: Type.Integer(),
  fields: Type.Array(
    Type.Object({
      id: Type.String(),
      label: Type.String(),
      value: Type.String(),
      files: Type.Optional(Type.Array(FileSchema)),
    }),
  ),
  replies: Type.Integer(),
})
export const ReplySchema = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  body: Type.String(),
  author: Type.String(),
  createdAt: Type.Integer(),
  state: Type.Unsafe<SubmissionReply['state']>(Type.Enum(['waiting', 'sent', 'saved', 'failed'])),
})
const moment = Type.Union([Type.Integer(), Type.Null()])
export const DestinationSchema = Type.Object(
  {
    kind: Type.Unsafe<Destination['kind']>(Type.Enum(['mail', 'webhook', 'redirect'])),
    address: Type.String({ minLength: 1, maxLength: 2000 }),
  },
  { additionalProperties: false },
)
const DeliverySchema = Type.Object({
  id: Type.String(),
  kind: Type.Unsafe<Delivery['kind']>(Type.Enum(['notice', 'confirmation', 'webhook'])),
  state: Type.Unsafe<Delivery['state']>(Type.Enum(['waiting', 'failed', 'done', 'saved', 'held'])),
  destination: Type.Union([DestinationSchema, Type.Null()]),
  recipient: Type.Union([Type.String(), Type.Null()]),
  attempts: Type.Integer(),
  maxAttempts: Type.Integer(),
  lastError: Type.Union([Type.String(), Type.Null()]),
  nextTryAt: moment,
  doneAt: moment,
})
export const DetailSchema = Type.Object({
  ...SubmissionSchema.properties,
  conversation: Type.Array(ReplySchema),
  deliveries: Type.Array(DeliverySchema),
})

export const OneForm = Type.Object(
  { form: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
)
export const FormSchema = Type.Object({
  key: Type.String(),
  title: Type.String(),
  subject: Type.Union([Type.String(), Type.Null()]),
  page: Type.String(),
})
export const ColumnSchema = Type.Object({ id: Type.String(), label: Type.String() })
export const SummarySchema = Type.Object({
  days: Type.Array(Type.Object({ day: Type.String(), sent: Type.Integer() })),
  /** Number of visitors who started the form, and number of submissions. */
  started: Type.Integer(),
  sent: Type.Integer(),
})
