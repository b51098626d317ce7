import Type from 'typebox'
import { DELIVERY_STATUSES, LETTER_STATUSES, type Letter } from '#newsletter/schema'

const id = Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })])
const moment = Type.Union([Type.Null(), Type.Integer()])

export const letterFields = {
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' }),
  listId: id,
  /** The layout block with its content. */
  pageId: id,
  perMinute: Type.Integer({ minimum: 1, maximum: 3000 }),
  /** Counts opens and clicks of subscribers who agreed. */
  measures: Type.Boolean(),
}

export const LetterSchema = Type.Object({
  id: Type.String(),
  ...letterFields,
  list: Type.Union([Type.Null(), Type.String()]),
  status: Type.Unsafe<Letter['status']>(Type.Enum([...LETTER_STATUSES])),
  scheduledAt: moment,
  startedAt: moment,
  finishedAt: moment,
  pauseReason: Type.Union([Type.Null(), Type.String()]),
  createdAt: Type.Integer(),
  report: Type.Object(
    Object.fromEntries(
      [...DELIVERY_STATUSES, 'unsubscribed', 'measured', 'opened', 'clicked'].map(
        name => [name, Type.Integer()] as const,
      ),
    ),
  ),
})
