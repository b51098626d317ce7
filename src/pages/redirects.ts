import { sql } from 'kysely'
import { type Clock, ok, refuse } from '#base'
import {
  contains,
  type Database,
  inTransaction,
  invalidate,
  type ListOptions,
  readList,
  withRelaxedDurability,
} from '#db'
import { moveRedirects } from './move-redirects.ts'
import { isReservedPath } from './page-path.ts'

export interface Redirect {
  /** Source path, the key of the redirect. */
  from: string
  to: string
  status: number
  createdAt: number
  /** How often it was followed. */
  hits: number
  lastHitAt: number | null
}

const COLUMNS = {
  from: 'from_path',
  to: 'to_path',
  createdAt: 'created_at',
  hits: 'hits',
  lastHitAt: 'last_hit_at',
} as const
export type RedirectSort = keyof typeof COLUMNS

/** A path on this site or a full URL; browsers treat a leading `/\\` as another host. */
const TARGET = /^(\/(?![/\\])|https?:\/\/)[^\p{Cc}\\]*$/u

/** Dot segments must not leave a double slash: `/.//host` would name another host. */
const staysHere = (to: string) =>
  !to.startsWith('/') || !URL.parse(to, 'http://here')?.pathname.startsWith('//')

/** `/old/*` redirects everything below a path; `*` at the end of the target inserts the rest. */
const isWildcard = (path: string) => path.endsWith('/*')
/** Only this many leading segments are considered. */
const MAX_STEPS = 20

/** Possible source paths: the path itself, then its ancestors. */
function sourcesOf(path: string): string[] {
  const steps = path.split('/').slice(1, -1).slice(0, MAX_STEPS)
  const above = steps.map((_, index) => `/${steps.slice(0, index + 1).join('/')}/*`)
  return [path, ...above.reverse(), '/*']
}

const isBelow = (path: string, wildcard: string) =>
  isWildcard(wildcard) && path.startsWith(wildcard.slice(0, -1))

function targetOf({ from, to }: Redirect, path: string): string {
  if (!isWildcard(from) || !isWildcard(to)) return to
  return to.slice(0, -1) + path.slice(from.length - 1)
}

const mayLead = (from: string, to: string) =>
  from.startsWith('/') && !isReservedPath(from) && TARGET.test(to) && staysHere(to)

/** A redirected path is no longer missing. */
async function forgetMissing(db: Database, from: string) {
  const above = from.slice(0, -1)
  const found = isWildcard(from)
    ? sql<boolean>`substr(path, 1, ${sql.lit([...above].length)}) = ${above}`
    : sql<boolean>`path = ${from}`
  await db.deleteFrom('missing_paths').where(found).execute()
}

/** Redirects from old to new URLs. */
export function createRedirects({ db, clock }: { db: Database; clock: Clock }) {
  const rows = (inside = db) =>
    inside
      .selectFrom('redirects')
      .select(['from_path as from', 'to_path as to', 'status', 'created_at as createdAt'])
      .select(['hits', 'last_hit_at as lastHitAt'])

  async function find(from: string, inside = db): Promise<Redirect | undefined> {
    return rows(inside).where('from_path', '=', from).executeTakeFirst()
  }

  /** The redirect for a path, exact or by an ancestor, with the resolved target. */
  async function follow(path: string, inside = db): Promise<Redirect | undefined> {
    const sources = sourcesOf(path)
    const found = await rows(inside).where('from_path', 'in', sources).execute()
    for (const source of sources) {
      const redirect = found.find(one => one.from === source)
      if (!redirect) continue
      const to = targetOf(redirect, path)
      // The inserted rest must not lead to another host.
      const isSafe = to === redirect.to || mayLead(path, to)
      if (isSafe && to !== path) return { ...redirect, to }
    }
    return undefined
  }

  /** Whether `to` leads back to `from`, directly or through other redirects. */
  async function closesCircle(from: string, to: string, inside = db): Promise<boolean> {
    let next: string | undefined = to
    for (let hops = 0; next !== undefined && hops < 20; hops++) {
      if (next === from || (isWildcard(next) && isBelow(next, from))) return true
      next = (await follow(next, inside))?.to
    }
    return next !== undefined
  }

  return {
    find,
    follow,
    /** Whether the redirect is valid, apart from loops. */
    isAllowed: mayLead,
    closesCircle: (from: string, to: string) => closesCircle(from, to),

    /** Redirects the old path of a moved page, in the transaction of the move. */
    async move(tx: Database, from: string, to: string) {
      await moveRedirects(tx, from, to, { lead: true, nowMs: clock.now() })
      await invalidate(tx, [`path:${from}`, `path:${to}`])
    },

    /** Redirects everything below a moved path, and updates redirects to it. */
    movePrefix: (from: string, to: string) =>
      inTransaction({ db }, async tx => {
        const known = await rows(tx)
          .where(sql<boolean>`substr(to_path, 1, ${sql.lit([...from].length)}) = ${from}`)
          .execute()
        for (const redirect of known) {
          const moved = to + redirect.to.slice(from.length)
          const where = tx.updateTable('redirects').where('from_path', '=', redirect.from)
          await where.set({ to_path: moved }).execute()
        }
        await tx
          .deleteFrom('redirects')
          .where(eb =>
            eb.or([eb('from_path', '=', `${to}*`), eb('from_path', '=', eb.ref('to_path'))]),
          )
          .execute()
        const row = {
          from_path: `${from}*`,
          to_path: `${to}*`,
          status: 301,
          created_at: clock.now(),
        }
        await tx
          .insertInto('redirects')
          .values(row)
          .onConflict(conflict => conflict.column('from_path').doUpdateSet(row))
          .execute()
        return ok()
      }),

    async list(options: ListOptions & { sort: RedirectSort }) {
      const column = COLUMNS[options.sort]
      let query = rows()
        // On Postgres, nulls would come first.
        .$if(column === 'last_hit_at', found => found.orderBy(sql`last_hit_at is null`))
        .orderBy(column, options.order)
        .orderBy('from_path')
      if (options.ids) query = query.where('from_path', 'in', options.ids.split(','))
      if (options.q) query = query.where(contains(options.q, 'from_path', 'to_path'))
      return readList(query, options)
    },

    /** Refuses redirects to themselves and loops. */
    async set(from: string, to: string, status: 301 | 302 | 308 = 301) {
      if (!mayLead(from, to)) return refuse('bad-path')
      if (await closesCircle(from, to)) return refuse('circle')
      const row = { from_path: from, to_path: to, status, created_at: clock.now() }
      await db
        .insertInto('redirects')
        .values(row)
        .onConflict(conflict => conflict.column('from_path').doUpdateSet(row))
        .execute()
      await forgetMissing(db, from)
      await invalidate(db, [`path:${from}`])
      return ok()
    },

    /** Changes source, target or status; all or nothing. */
    change: (old: string, changes: Partial<Pick<Redirect, 'from' | 'to' | 'status'>>) =>
      inTransaction({ db }, async tx => {
        const known = await find(old, tx)
        if (!known) return refuse('not-found')
        const next = { ...known, ...changes }
        const { from, to, status } = next
        if (!mayLead(from, to)) return refuse('bad-path')
        // Delete the old one first, so that it does not count as part of a loop.
        await tx.deleteFrom('redirects').where('from_path', '=', old).execute()
        if (await find(from, tx)) return refuse('taken')
        if (await closesCircle(from, to, tx)) return refuse('circle')
        const moved = { from_path: from, to_path: to, status, created_at: clock.now() }
        const row = { ...moved, hits: known.hits, last_hit_at: known.lastHitAt }
        await tx.insertInto('redirects').values(row).execute()
        await forgetMissing(tx, from)
        await invalidate(
          tx,
          [...new Set([old, from])].map(path => `path:${path}`),
        )
        return ok({ redirect: { ...next, createdAt: row.created_at } })
      }),

    /** Counts followed redirects; `id` is the source path. */
    addHits: (followed: readonly { id: string; times: number; at: number }[]) =>
      withRelaxedDurability(async () => {
        for (const { id, times, at } of followed) {
          await db
            .updateTable('redirects')
            .set(eb => ({ hits: eb('hits', '+', times), last_hit_at: at }))
            .where('from_path', '=', id)
            .execute()
        }
      }),

    async remove(from: string) {
      const gone = await db.deleteFrom('redirects').where('from_path', '=', from).executeTakeFirst()
      if (Number(gone.numDeletedRows) === 0) return refuse('not-found')
      await invalidate(db, [`path:${from}`])
      return ok()
    },
  }
}
