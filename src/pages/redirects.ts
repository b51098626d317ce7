import { sql } from 'kysely'
import { type Clock, ok, refuse } from '#base'
import { type Database, invalidate, type ListOptions, readList, toLikePattern } from '#db'

export interface Redirect {
  /** The address it leads away from: it names the redirect. */
  from: string
  to: string
  status: number
  createdAt: number
}

const COLUMNS = { from: 'from_path', to: 'to_path', createdAt: 'created_at' } as const
export type RedirectSort = keyof typeof COLUMNS

/** An address here or a whole one elsewhere; browsers take `/\\` for the beginning of another site's. */
const TARGET = /^(\/(?![/\\])|https?:\/\/)[^\p{Cc}\\]*$/u

/** Old addresses that lead to new ones. */
export function createRedirects({ db, clock }: { db: Database; clock: Clock }) {
  const rows = () =>
    db
      .selectFrom('redirects')
      .select(['from_path as from', 'to_path as to', 'status', 'created_at as createdAt'])

  async function find(from: string): Promise<Redirect | undefined> {
    return rows().where('from_path', '=', from).executeTakeFirst()
  }

  /** Whether `to` leads back to `from`, directly or by way of others. */
  async function closesCircle(from: string, to: string): Promise<boolean> {
    let next: string | undefined = to
    for (let hops = 0; next !== undefined && hops < 20; hops++) {
      if (next === from) return true
      next = (await find(next))?.to
    }
    return false
  }

  return {
    find,

    async list(options: ListOptions & { sort: RedirectSort }) {
      let query = rows().orderBy(COLUMNS[options.sort], options.order)
      if (options.ids) query = query.where('from_path', 'in', options.ids.split(','))
      if (options.q) {
        const pattern = toLikePattern(options.q)
        query = query.where(
          sql<boolean>`(lower(from_path) like ${pattern} escape '\\' or lower(to_path) like ${pattern} escape '\\')`,
        )
      }
      return readList(query, options)
    },

    /** Refuses a redirect to itself and one that would close a circle. */
    async set(from: string, to: string, status: 301 | 302 | 308 = 301) {
      if (!from.startsWith('/') || !TARGET.test(to)) return refuse('bad-path')
      if (await closesCircle(from, to)) return refuse('circle')
      const row = { from_path: from, to_path: to, status, created_at: clock.now() }
      await db
        .insertInto('redirects')
        .values(row)
        .onConflict(conflict => conflict.column('from_path').doUpdateSet(row))
        .execute()
      await invalidate(db, [`path:${from}`])
      return ok()
    },

    async remove(from: string) {
      const gone = await db.deleteFrom('redirects').where('from_path', '=', from).executeTakeFirst()
      if (Number(gone.numDeletedRows) === 0) return refuse('not-found')
      await invalidate(db, [`path:${from}`])
      return ok()
    },
  }
}
