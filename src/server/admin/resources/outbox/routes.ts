import Type from 'typebox'
import { ok, refuse } from '#base'
import { deleteOutboxEntry, findOutboxEntry, listOutbox, retryOutbox } from '#db'
import type { OutboxItem } from '#db/schema'
import type { AdminDeps } from '../../discover.ts'
import { IdParams, listAnswer, listQuery } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const State = Type.Unsafe<OutboxItem['state']>(Type.Enum(['waiting', 'failed', 'done']))
const text = Type.Union([Type.String(), Type.Null()])
const moment = Type.Union([Type.Integer(), Type.Null()])
const Item = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  template: Type.String(),
  state: State,
  recipient: text,
  subject: text,
  attempts: Type.Integer(),
  maxAttempts: Type.Integer(),
  lastError: text,
  createdAt: Type.Integer(),
  nextTryAt: moment,
  doneAt: moment,
  isSaved: Type.Boolean(),
})

/** Pending and delivered outbox entries. */
export default ({ db, clock }: AdminDeps) => [
  adminRoute({
    method: 'GET',
    path: '/outbox',
    summary: 'Email log: queued, failed and sent emails',
    allow: 'jobs.read',
    query: listQuery(['createdAt'], { state: Type.Optional(State) }),
    answer: listAnswer(Item),
    handle: ({ query }) => listOutbox(db, query),
  }),
  adminRoute({
    method: 'GET',
    path: '/outbox/:id',
    summary: 'Get an email',
    allow: 'jobs.read',
    params: IdParams,
    answer: Item,
    handle: async ({ params }) => (await findOutboxEntry(db, params.id)) ?? refuse('not-found'),
  }),
  adminRoute({
    method: 'POST',
    path: '/outbox/retry',
    summary: 'Retry all failed emails',
    allow: 'jobs.write',
    audit: 'outbox.retried',
    answer: Type.Object({ retried: Type.Integer() }),
    handle: async ({ audit }) => {
      const retried = await retryOutbox(db, 'failed', clock.now())
      audit({ id: '', label: `${retried} messages` })
      return { retried }
    },
  }),
  adminRoute({
    method: 'POST',
    path: '/outbox/:id/retry',
    summary: 'Retry an email now',
    allow: 'jobs.write',
    audit: 'outbox.retried',
    params: IdParams,
    answer: Item,
    handle: async ({ params: { id } }) => {
      const retried = await retryOutbox(db, { id }, clock.now())
      const item = await findOutboxEntry(db, id)
      if (!item) return refuse('not-found')
      return retried > 0 ? item : refuse('not-allowed')
    },
  }),
  adminRoute({
    method: 'DELETE',
    path: '/outbox/:id',
    summary: 'Delete an email from the log; a queued one is not sent',
    allow: 'jobs.write',
    audit: 'outbox.deleted',
    params: IdParams,
    handle: async ({ params: { id } }) => {
      if (await deleteOutboxEntry(db, id, clock.now())) return ok()
      return refuse((await findOutboxEntry(db, id)) ? 'not-allowed' : 'not-found')
    },
  }),
]
