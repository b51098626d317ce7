import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

/** Access to the database of a site, for statements on many rows. */
export interface LargeDatabase {
  kind: 'sqlite' | 'postgres'
  run(sql: string): Promise<void>
  /** The number in the column `n` of the only row. */
  count(sql: string): Promise<number>
  columnsOf(table: string): Promise<string[]>
  close(): Promise<void>
}

export function openSqlite(file: string): LargeDatabase {
  const database = new DatabaseSync(file)
  database.exec('pragma foreign_keys = off; pragma synchronous = off; pragma cache_size = -500000')
  return {
    kind: 'sqlite',
    run: async sql => database.exec(sql),
    count: async sql => Number(database.prepare(sql).get()?.n),
    // Hidden columns are generated.
    columnsOf: async table =>
      database
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(row => String(row.name))
        .filter(name => !(table.endsWith('_search') && name === 'id')),
    close: async () => database.close(),
  }
}

export async function openPostgres(url: string): Promise<LargeDatabase> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  // Neither foreign keys nor triggers are checked for each row.
  await client.query("set session_replication_role = replica; set work_mem = '256MB'")
  return {
    kind: 'postgres',
    async run(sql) {
      await client.query(sql)
    },
    async count(sql) {
      const { rows } = await client.query<{ n: string }>(sql)
      return Number(rows[0]?.n)
    },
    async columnsOf(table) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
          where table_name = $1 and table_schema = current_schema() and is_generated = 'NEVER'`,
        [table],
      )
      return rows.map(row => row.name)
    },
    close: () => client.end(),
  }
}
