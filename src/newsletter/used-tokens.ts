import { createHash } from 'node:crypto'
import { HOUR, ok, type Refusal, refuse } from '#base'
import type { Database } from '#db'
import { toEmailKey } from './address.ts'
import type { ProviderAnswer } from './providers/provider.ts'
import type { SignUp } from './schema.ts'

/** Longer than a form's token is good for. */
const KEPT_MS = 3 * HOUR

/** A sign-up by a form's token: `id` is the token's own. */
export interface TokenUse {
  id: string
  listId: string
  wanted: SignUp
}

/**
 * Takes a form's token, once. Undefined the first time; the same form sent again (pressed twice, or its answer was lost) is
 * answered as it was then, and anything else sent with that token is refused as `used`.
 */
export async function takeToken(
  tx: Database,
  { id, listId, wanted }: TokenUse,
  nowMs: number,
): Promise<ProviderAnswer | Refusal<'used'> | undefined> {
  const { email, firstName, lastName, fields } = wanted
  const sent = JSON.stringify([id, listId, toEmailKey(email), firstName, lastName, fields])
  const content = createHash('sha256').update(sent).digest('base64url')
  const added = await tx
    .insertInto('newsletter_sign_ups')
    .values({ id, content, refusal: null, created_at: nowMs })
    .onConflict(conflict => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) return undefined
  const before = await tx
    .selectFrom('newsletter_sign_ups')
    .select(['content', 'refusal'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (before.content !== content) return refuse('used')
  return before.refusal === null ? ok() : { ok: false, reason: 'refused', text: before.refusal }
}

/** What the provider said against it is said again to who sends the same once more. */
export async function noteRefusal(db: Database, id: string, text: string) {
  await db.updateTable('newsletter_sign_ups').set({ refusal: text }).where('id', '=', id).execute()
}

/** Forgets tokens that are too old to be sent. */
export async function pruneUsedTokens(db: Database, nowMs: number) {
  await db
    .deleteFrom('newsletter_sign_ups')
    .where('created_at', '<', nowMs - KEPT_MS)
    .execute()
}
