import { type AskedCategory, type Clock, createKey, toCsv } from '#base'
import type { Database } from '#db'

const BATCH = 1000

/** What visitors chose: proof that they were asked, and nothing of who they are. */
export function createConsentRecords({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async add(choice: { version: string; given: readonly AskedCategory[]; gpc: boolean }) {
      await db
        .insertInto('consents')
        .values({
          id: createKey(),
          version: choice.version,
          given: choice.given.join(' '),
          gpc: choice.gpc ? 1 : 0,
          created_at: clock.now(),
        })
        .execute()
    },

    /** All of them as CSV, the newest first. */
    async exportCsv(): Promise<string> {
      const rows: string[][] = []
      for (let before: { created_at: number; id: string } | undefined; ; ) {
        const last = before
        const part = await db
          .selectFrom('consents')
          .selectAll()
          .$if(last !== undefined, query =>
            query.where(eb =>
              eb.or([
                eb('created_at', '<', last?.created_at ?? 0),
                eb.and([
                  eb('created_at', '=', last?.created_at ?? 0),
                  eb('id', '<', last?.id ?? ''),
                ]),
              ]),
            ),
          )
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(BATCH)
          .execute()
        for (const one of part) {
          rows.push([
            one.id,
            new Date(one.created_at).toISOString(),
            one.version,
            one.given || 'none',
            one.gpc ? 'yes' : 'no',
          ])
        }
        before = part.at(-1)
        if (part.length < BATCH) break
      }
      return toCsv([['ID', 'Date', 'Version', 'Given', 'Global Privacy Control'], ...rows])
    },

    async count(): Promise<number> {
      const { total } = await db
        .selectFrom('consents')
        .select(eb => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    async deleteBefore(ms: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('consents')
        .where('created_at', '<', ms)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
