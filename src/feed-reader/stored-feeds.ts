import type { Selectable } from 'kysely'
import { ok, SECOND } from '#base'
import { type Database, inTransaction, invalidate, type Tables, withRelaxedDurability } from '#db'
import type { FeedMarks } from './raw-feed.ts'
import type { FeedContent, FeedProblem } from './schema.ts'

/** Lease for reading a feed, longer than any request. */
const LEASE_MS = 30 * SECOND

export interface StoredFeed extends FeedMarks {
  url: string
  /** URL of the feed if `url` is a page that links to it. */
  source: string | undefined
  content: FeedContent | undefined
  readAt: number | undefined
  dueAt: number
  failures: number
  problem: FeedProblem | undefined
  askedAt: number
  /** Whether it was ever requested. */
  isTried: boolean
}

/** Cache tag of pages that show the feed. */
export const tagOf = (url: string) => `feed:${url}`

/** The table of feeds by URL. */
export function createStoredFeeds(db: Database) {
  async function find(url: string): Promise<StoredFeed | undefined> {
    const row = await db.selectFrom('feeds').selectAll().where('url', '=', url).executeTakeFirst()
    return row && toFeed(row)
  }

  async function add(url: string, now: number) {
    const times = { due_at: now, asked_at: now, leased_until: 0 }
    await withRelaxedDurability(() =>
      db
        .insertInto('feeds')
        .values({ url, ...times, failures: 0 })
        .onConflict(conflict => conflict.column('url').doNothing())
        .execute(),
    )
  }

  const change = (url: string, to: Partial<Selectable<Tables['feeds']>>) =>
    withRelaxedDurability(async () => {
      await db.updateTable('feeds').set(to).where('url', '=', url).execute()
    })

  return {
    find,
    add,
    noteAsked: (url: string, now: number) => change(url, { asked_at: now }),

    /** Leases a feed for reading. Undefined while another process reads it, or if it is no longer due. */
    async claim(url: string, now: number, isAnew: boolean): Promise<StoredFeed | undefined> {
      const row = await withRelaxedDurability(() =>
        db
          .updateTable('feeds')
          .set({ leased_until: now + LEASE_MS })
          .where('url', '=', url)
          .where('due_at', '<=', isAnew ? Number.MAX_SAFE_INTEGER : now)
          // A lease too far in the future was written before the clock was set back.
          .where(eb =>
            eb.or([eb('leased_until', '<=', now), eb('leased_until', '>', now + 2 * LEASE_MS)]),
          )
          .returningAll()
          .executeTakeFirst(),
      )
      return row && toFeed(row)
    },

    /** The content is unchanged. */
    confirm: (url: string, { readAt, dueAt }: { readAt: number; dueAt: number }) =>
      change(url, {
        read_at: readAt,
        due_at: dueAt,
        failures: 0,
        problem: null,
        leased_until: 0,
      }),

    fail: (
      url: string,
      { problem, failures, dueAt }: { problem: FeedProblem; failures: number; dueAt: number },
    ) => change(url, { problem, failures, due_at: dueAt, leased_until: 0, source: null }),

    /** Stores new content and invalidates pages if it changed. */
    async put(
      before: StoredFeed,
      next: FeedMarks & { content: FeedContent; source: string; readAt: number; dueAt: number },
    ) {
      const content = JSON.stringify(next.content)
      const isChanged = content !== JSON.stringify(before.content)
      await withRelaxedDurability(() =>
        inTransaction({ db }, async tx => {
          await tx
            .updateTable('feeds')
            .set({
              content,
              source: next.source === before.url ? null : next.source,
              etag: next.etag ?? null,
              last_modified: next.lastModified ?? null,
              read_at: next.readAt,
              due_at: next.dueAt,
              failures: 0,
              problem: null,
              leased_until: 0,
            })
            .where('url', '=', before.url)
            .execute()
          if (isChanged) await invalidate(tx, [tagOf(before.url)])
          return ok()
        }),
      )
    },

    async listDue(now: number, askedSince: number, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('feeds')
        .select('url')
        .where('due_at', '<=', now)
        .where('asked_at', '>', askedSince)
        .orderBy('due_at')
        .limit(limit)
        .execute()
      return rows.map(row => row.url)
    },

    async deleteAskedBefore(at: number) {
      await db.deleteFrom('feeds').where('asked_at', '<', at).execute()
    },
  }
}

export type StoredFeeds = ReturnType<typeof createStoredFeeds>

function toFeed(row: Selectable<Tables['feeds']>): StoredFeed {
  return {
    url: row.url,
    source: row.source ?? undefined,
    content: row.content === null ? undefined : (JSON.parse(row.content) as FeedContent),
    etag: row.etag ?? undefined,
    lastModified: row.last_modified ?? undefined,
    readAt: row.read_at ?? undefined,
    dueAt: row.due_at,
    failures: row.failures,
    problem: (row.problem as FeedProblem | null) ?? undefined,
    askedAt: row.asked_at,
    isTried: row.content !== null || row.failures > 0,
  }
}
