import Type from 'typebox'
import { SUBMISSION_STATUSES, type SubmissionReply } from '#forms/schema'

export const Status = Type.Union(SUBMISSION_STATUSES.map(status => Type.Literal(status)))
export const filters = {
  /** `<page id>/<module id>`. */
  form: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Status),
}
export const SubmissionSchema = Type.Object({
  id: Type.String(),
  form: Type.String(),
  page: Type.String(),
  replyTo: Type.Union([Type.String(), Type.Null()]),
  status: Status,
  createdAt: Type.Integer(),
  fields: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), value: Type.String() }),
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
export const DetailSchema = Type.Object({
  ...SubmissionSchema.properties,
  conversation: Type.Array(ReplySchema),
})
