import Type from 'typebox'
import { CAMPAIGN_STATUSES, type Campaign, DELIVERY_STATUSES } from '#newsletter/schema'

const id = Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 100 })])
const moment = Type.Union([Type.Null(), Type.Integer()])

export const campaignFields = {
  subject: Type.String({ minLength: 1, maxLength: 200, pattern: '^[^\\r\\n]*\\S[^\\r\\n]*$' }),
  listId: id,
  /** The layout block with its content. */
  pageId: id,
  perMinute: Type.Integer({ minimum: 1, maximum: 3000 }),
  /** Counts opens and clicks of subscribers who agreed. */
  measures: Type.Boolean(),
}

export const CampaignSchema = Type.Object({
  id: Type.String(),
  ...campaignFields,
  list: Type.Union([Type.Null(), Type.String()]),
  status: Type.Unsafe<Campaign['status']>(Type.Enum([...CAMPAIGN_STATUSES])),
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
