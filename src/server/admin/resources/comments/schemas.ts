import Type from 'typebox'
import { EMAIL_PATTERN } from '#base'
import { COMMENT_STATUSES, MAX_COMMENT, MAX_NAME, MAX_WEBSITE } from '#comments/schema'

export const Status = Type.Union(COMMENT_STATUSES.map(status => Type.Literal(status)))
export const filters = {
  /** Default: all except spam and trash. */
  status: Type.Optional(Type.Union([...Status.anyOf, Type.Literal('trash')])),
  /** Page id. */
  onPage: Type.Optional(Type.String({ maxLength: 100 })),
}
const OptionalText = Type.Union([Type.String(), Type.Null()])
export const CommentSchema = Type.Object({
  id: Type.String(),
  status: Status,
  /** Empty if personal data was erased. */
  name: Type.String(),
  email: OptionalText,
  website: OptionalText,
  body: Type.String(),
  createdAt: Type.Integer(),
  deletedAt: Type.Union([Type.Integer(), Type.Null()]),
  isStaff: Type.Boolean(),
  page: Type.Object({ id: Type.String(), title: Type.String(), path: Type.String() }),
  /** The comment that it answers. */
  parent: Type.Union([Type.Object({ id: Type.String(), name: Type.String() }), Type.Null()]),
  /** Its URL on the site. */
  url: OptionalText,
})
const text = (maxLength: number) => Type.String({ maxLength })
export const CommentBody = Type.String({ minLength: 1, maxLength: MAX_COMMENT, pattern: '\\S' })
export const ChangesSchema = Type.Object(
  {
    status: Type.Optional(Status),
    name: Type.Optional(text(MAX_NAME)),
    email: Type.Optional(Type.String({ maxLength: 254, pattern: `^$|${EMAIL_PATTERN}` })),
    website: Type.Optional(text(MAX_WEBSITE)),
    body: Type.Optional(CommentBody),
  },
  { additionalProperties: false },
)
