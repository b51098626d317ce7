import { type Clock, ok, refuse } from '#base'
import { type Database, invalidate } from '#db'

/** Old addresses that lead to new ones. */
export function createRedirects({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async find(path: string): Promise<{ to: string; status: number } | undefined> {
      const row = await db
        .selectFrom('redirects')
        .select(['to_path', 'status'])
        .where('from_path', '=', path)
        .executeTakeFirst()
      return row && { to: row.to_path, status: row.status }
    },

    /** Refuses a redirect to itself and one that would close a circle. */
    async set(from: string, to: string, status: 301 | 302 | 308 = 301) {
      if (!from.startsWith('/') || !/^(\/(?!\/)|https?:\/\/)/.test(to)) return refuse('bad-path')
      let next: string | undefined = to
      for (let hops = 0; next !== undefined && hops < 20; hops++) {
        if (next === from) return refuse('circle')
        const row: { to_path: string } | undefined = await db
          .selectFrom('redirects')
          .select('to_path')
          .where('from_path', '=', next)
          .executeTakeFirst()
        next = row?.to_path
      }
      const row = { from_path: from, to_path: to, status, created_at: clock.now() }
      await db
        .insertInto('redirects')
        .values(row)
        .onConflict(conflict => conflict.column('from_path').doUpdateSet(row))
        .execute()
      await invalidate(db, [`path:${from}`])
      return ok()
    },
  }
}
