import { createHash } from 'node:crypto'
import { HOUR, ok, type Refusal, refuse } from '#base'
import type { Database } from '#db'
import { toEmailKey } from './address.ts'
import type { ProviderAnswer } from './providers/provider.ts'
import type { SignUp } from './schema.ts'

/** Longer than the lifetime of a form token. */
const RETENTION_MS = 3 * HOUR

/** `id` is the id of the form token. */
export interface ConsumedToken {
  id: string
  listId: string
  wanted: SignUp
}

/**
 * Uses up a form token. Undefined the first time; a repeated submission with the same data returns
 * the same result, and other data is refused as `used`.
 */
export async function consumeToken(
  tx: Database,
  { id, listId, wanted }: ConsumedToken,
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

/** Stores the provider's message for repeated submissions. */
export async function noteRefusal(db: Database, id: string, text: string) {
  await db.updateTable('newsletter_sign_ups').set({ refusal: text }).where('id', '=', id).execute()
}

/** Deletes expired tokens. */
export async function pruneUsedTokens(db: Database, nowMs: number) {
  await db
    .deleteFrom('newsletter_sign_ups')
    .where('created_at', '<', nowMs - RETENTION_MS)
    .execute()
}
