import Type from 'typebox'
import { createId, EMAIL_PATTERN, refuse } from '#base'
import { addToOutbox, findOutboxRow } from '#db'
import type { AdminDeps } from '../../discover.ts'
import { IdParams } from '../../list.ts'
import { adminRoute } from '../../route.ts'

const allow = 'settings.write'

/** Sends a test mail through the outbox and returns the result. */
export function testMailRoutes({ db, clock }: AdminDeps) {
  return [
    adminRoute({
      method: 'POST',
      path: '/settings/test-mail',
      summary: 'Send a test email',
      allow,
      audit: 'settings.mail-tested',
      body: Type.Object(
        { to: Type.String({ maxLength: 254, pattern: EMAIL_PATTERN }) },
        { additionalProperties: false },
      ),
      answer: Type.Object({ id: Type.String() }),
      handle: async ({ body: { to }, audit }) => {
        const id = createId()
        const payload = { template: 'test', to }
        await addToOutbox(db, { kind: 'mail', uniqueKey: keyOf(id), payload }, clock.now())
        audit({ id, label: to })
        return { id }
      },
    }),
    adminRoute({
      method: 'GET',
      path: '/settings/test-mail/:id',
      summary: 'Status of a test email',
      allow,
      params: IdParams,
      answer: Type.Object({
        state: Type.Unsafe<'waiting' | 'sent' | 'saved' | 'failed'>(
          Type.Enum(['waiting', 'sent', 'saved', 'failed']),
        ),
        error: Type.Union([Type.Null(), Type.String()]),
      }),
      handle: async ({ params }) => {
        const row = await findOutboxRow(db, keyOf(params.id))
        if (!row) return refuse('not-found')
        if (row.done_at) return { state: row.to_folder ? 'saved' : 'sent', error: null }
        // The outbox will try again, but the result of the test is known.
        return row.last_error
          ? { state: 'failed', error: row.last_error }
          : { state: 'waiting', error: null }
      },
    }),
  ]
}

const keyOf = (id: string) => `test-mail:${id}`
