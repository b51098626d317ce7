import { DAY, HOUR, MINUTE } from '#base'
import type { Database } from '#db'

interface Limit {
  withinMs: number
  comments: number
}

/** Limit per author. */
const OF_AUTHOR: Limit = { withinMs: MINUTE, comments: 5 }
/** Limits for the whole site; further comments are refused, so that a flood stays manageable. */
const OF_SITE: readonly Limit[] = [
  { withinMs: MINUTE, comments: 60 },
  { withinMs: HOUR, comments: 300 },
]
/** Limit for the whole site; further comments are held for approval. */
const SHOWN: Limit = { withinMs: HOUR, comments: 30 }
/** Authors published longer ago than this are exempt. */
const KNOWN_FOR_MS = DAY

/** Decides during a flood whether a comment is refused, held or accepted. */
export async function commentRateOf(
  tx: Database,
  email: string,
  nowMs: number,
): Promise<'refuse' | 'hold' | undefined> {
  const isReached = async ({ withinMs, comments }: Limit, author?: string) => {
    const recent = tx
      .selectFrom('comments')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('created_at', '>', nowMs - withinMs)
    const counted = author === undefined ? recent : recent.where('author_email', '=', author)
    return Number((await counted.executeTakeFirstOrThrow()).count) >= comments
  }
  if (await isReached(OF_AUTHOR, email)) return 'refuse'
  if (!(await isReached(SHOWN)) || (await isKnown(tx, email, nowMs - KNOWN_FOR_MS)))
    return undefined
  for (const limit of OF_SITE) if (await isReached(limit)) return 'refuse'
  return 'hold'
}

/** Whether an author has a published comment, optionally before a given time. */
export async function isKnown(
  tx: Database,
  email: string,
  before = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  const said = await tx
    .selectFrom('comments')
    .select('id')
    .where('author_email', '=', email)
    .where('created_at', '<', before)
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return said !== undefined
}
