import { HOUR, MINUTE } from '#base'
import type { Database } from '#db'

/** Reviews by one author. */
const OF_AUTHOR = { withinMs: MINUTE, reviews: 5 }
/** Reviews on the whole site; further ones are refused. */
const OF_SITE = [
  { withinMs: MINUTE, reviews: 60 },
  { withinMs: HOUR, reviews: 300 },
]
/** Reviews on the whole site; further ones wait for approval. */
const SHOWN = { withinMs: HOUR, reviews: 30 }

/** Whether a review is refused or held during a flood. */
export async function reviewRateOf(
  tx: Database,
  email: string,
  nowMs: number,
): Promise<'refuse' | 'hold' | undefined> {
  const isReached = async (limit: { withinMs: number; reviews: number }, author?: string) => {
    const { count } = await tx
      .selectFrom('reviews')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .where('created_at', '>', nowMs - limit.withinMs)
      .$if(author !== undefined, found => found.where('author_email', '=', author ?? ''))
      .executeTakeFirstOrThrow()
    return Number(count) >= limit.reviews
  }
  if (await isReached(OF_AUTHOR, email)) return 'refuse'
  if (!(await isReached(SHOWN))) return undefined
  for (const limit of OF_SITE) if (await isReached(limit)) return 'refuse'
  return 'hold'
}
