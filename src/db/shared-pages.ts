import { sql } from 'kysely'
import { MINUTE, SECOND } from '#base'
import type { Database } from './database.ts'
import { withRelaxedDurability } from './durability.ts'
import { databaseTime, tagsSince } from './invalidation.ts'

/** A process that claimed a page and died blocks it for this long. */
const CLAIM_MS = 5 * SECOND
/** Much shorter than invalidations are kept. */
const MAX_AGE_MS = MINUTE

interface Claim {
  key: string
  token: string
}

/**
 * The page that another process rendered, with the tags that became stale since then, and whether
 * one is rendering it.
 */
export async function findSharedPage(db: Database, key: string) {
  const row = await db
    .selectFrom('shared_pages')
    .select(['page', 'seen'])
    .select(sql<boolean | 0 | 1>`claimed_until > ${databaseTime(db)}`.as('isClaimed'))
    .select(sql<boolean | 0 | 1>`made_at > ${databaseTime(db, -MAX_AGE_MS)}`.as('isRecent'))
    .where('key', '=', key)
    .executeTakeFirst()
  const isClaimed = Boolean(row?.isClaimed)
  if (!row?.isRecent || row.page === null || row.seen === null) return { isClaimed }
  return { isClaimed, page: row.page, staleTags: await tagsSince(db, row.seen) }
}

/** Claims the right to render a page; false if another process has it. */
export async function claimSharedPage(db: Database, { key, token }: Claim): Promise<boolean> {
  const claim = { token, claimed_until: databaseTime(db, CLAIM_MS), page: null, seen: null }
  const claimed = await withRelaxedDurability(() =>
    db
      .insertInto('shared_pages')
      .values({ key, ...claim, made_at: databaseTime(db) })
      .onConflict(conflict =>
        conflict
          .column('key')
          .doUpdateSet(claim)
          .where('shared_pages.claimed_until', '<=', databaseTime(db)),
      )
      .returning('key')
      .executeTakeFirst(),
  )
  return claimed !== undefined
}

/** Ends a claim, with the page if it can be shared. */
export async function putSharedPage(
  db: Database,
  { key, token }: Claim,
  made?: { page: string; seen: string },
) {
  await withRelaxedDurability(() =>
    db
      .updateTable('shared_pages')
      .set({ claimed_until: 0, made_at: databaseTime(db), ...made })
      .where('key', '=', key)
      .where('token', '=', token)
      .execute(),
  )
}

export async function pruneSharedPages(db: Database) {
  const before = databaseTime(db, -MAX_AGE_MS)
  await db.deleteFrom('shared_pages').where('made_at', '<', before).execute()
}
