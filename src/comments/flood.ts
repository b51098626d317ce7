import { DAY, HOUR, MINUTE } from '#base'
import type { Database } from '#db'

interface Limit {
  withinMs: number
  comments: number
}

/** Of one author, whoever that is. */
const OF_AUTHOR: Limit = { withinMs: MINUTE, comments: 5 }
/** Of the whole site: what comes above is refused, and a flood of days stays a list that somebody can empty. */
const OF_SITE: readonly Limit[] = [
  { withinMs: MINUTE, comments: 60 },
  { withinMs: HOUR, comments: 300 },
]
/** Of the whole site: what comes above waits for approval, also where comments appear at once. */
const SHOWN: Limit = { withinMs: HOUR, comments: 30 }
/** Who was published this long ago is no part of a flood. */
const KNOWN_FOR_MS = DAY

/** What becomes of another comment while very many come: it is refused, held for approval, or nothing. */
export async function floodOf(
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

/** Whether something of an author is published, and was said before a moment where one is given. */
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
