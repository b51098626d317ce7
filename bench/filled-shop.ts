import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startCluster } from '../tests/support/postgres-cluster.ts'
import type { Copied } from './copy-rows.ts'
import { copySql } from './large/copy-sql.ts'
import { type LargeDatabase, openPostgres, openSqlite } from './large/large-database.ts'
import { COUNT_AGAIN } from './product-rows.ts'

const QUIET_MS = 2000

/** The database of a site with many products. */
export interface ShopDatabase {
  /** Environment of its server. */
  env: Record<string, string>
  /** Adds copies of rows, so that there are `times` as many. The server must be stopped. */
  multiply(tables: readonly Copied[], times: number): Promise<void>
  /** Waits until the search index has all products. */
  untilIndexed(): Promise<void>
  stop(): Promise<void>
}

/** The database file of a data folder. */
export function sqliteShop(dataDir: string): ShopDatabase {
  return shopIn(
    {},
    async () => openSqlite(join(dataDir, 'vitrine.db')),
    async () => {},
  )
}

/** A Postgres of its own with durable commits. */
export async function postgresShop(): Promise<ShopDatabase> {
  const { url, stop } = await startCluster({ isDurable: true })
  return shopIn({ DATABASE_URL: url }, () => openPostgres(url), stop)
}

function shopIn(
  env: Record<string, string>,
  open: () => Promise<LargeDatabase>,
  stop: () => Promise<void>,
): ShopDatabase {
  async function withDatabase<Result>(work: (database: LargeDatabase) => Promise<Result>) {
    const database = await open()
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }
  let rounds = 0
  return {
    env,
    stop,
    multiply: (tables, times) =>
      withDatabase(async database => {
        for (const { table, own, leftOut } of tables) {
          const columns = (await database.columnsOf(table)).filter(name => name !== leftOut)
          const copied = { columns, copies: times - 1, mark: 'x'.repeat(rounds) }
          await database.run(copySql(database.kind, { table, own }, copied))
        }
        rounds++
        await database.run(COUNT_AGAIN)
        await database.run(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze')
      }),
    untilIndexed: () =>
      withDatabase(async database => {
        const [listed, indexed] = [
          "select count(*) as n from products where status = 'published' and visibility in ('visible', 'search')",
          "select count(*) as n from search_entries where ref >= 'product:' and ref < 'product;'",
        ]
        while ((await database.count(indexed)) < (await database.count(listed))) {
          await wait(QUIET_MS)
        }
        // Tasks that the last entries started.
        await wait(QUIET_MS)
      }),
  }
}
