import Type from 'typebox'
import { ENCODINGS, type Encoding } from '#base'
import { SUBSCRIBER_STATUSES, type Subscriber } from '#newsletter/schema'

const moment = Type.Union([Type.Null(), Type.Integer()])
const address = Type.Union([Type.Null(), Type.String()])
export const Status = Type.Unsafe<Subscriber['status']>(Type.Enum([...SUBSCRIBER_STATUSES]))
export const Name = Type.String({ maxLength: 200 })

export const filters = {
  list: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Status),
}

export const SubscriberSchema = Type.Object({
  id: Type.String(),
  listId: Type.String(),
  list: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  fields: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), value: Type.String() }),
  ),
  status: Status,
  source: Type.String(),
  createdAt: Type.Integer(),
  consentText: Type.String(),
  consentPage: Type.String(),
  consentAt: moment,
  consentIp: address,
  confirmedAt: moment,
  confirmedIp: address,
  measuredAt: moment,
  endedAt: moment,
})

export const ImportReport = Type.Object({
  format: Type.Object({
    encoding: Type.Unsafe<Encoding>(Type.Enum([...ENCODINGS])),
    delimiter: Type.String(),
  }),
  ignoredColumns: Type.Array(Type.String()),
  rows: Type.Integer(),
  added: Type.Integer(),
  ended: Type.Integer(),
  known: Type.Integer(),
  suppressed: Type.Integer(),
  invalid: Type.Integer(),
  problems: Type.Array(
    Type.Object({
      row: Type.Integer(),
      email: Type.String(),
      reason: Type.Enum(['no-address', 'twice', 'not-confirmed']),
    }),
  ),
  sample: Type.Array(
    Type.Object({
      email: Type.String(),
      firstName: Type.String(),
      lastName: Type.String(),
      status: Type.Enum([...SUBSCRIBER_STATUSES]),
    }),
  ),
})
