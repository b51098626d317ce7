import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { type Connection, connect, migrate } from '#db'

/** Opens a fresh, migrated database; closed and removed after the suite. Each call makes another one. */
export type OpenDatabase = () => Promise<Connection & { url: string | undefined; dataDir: string }>

/** Runs a suite on SQLite in a temporary folder and on a Postgres of the test run's own. */
export function describeDatabases(
  title: string,
  suite: (openDatabase: OpenDatabase, kind: 'sqlite' | 'postgres') => void,
) {
  for (const kind of ['sqlite', 'postgres'] as const) {
    describe(`${title} (${kind})`, () => {
      const cleanups: (() => Promise<void>)[] = []
      afterAll(async () => {
        for (const cleanUp of cleanups.reverse()) await cleanUp()
      })
      suite(async () => {
        const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-test-'))
        cleanups.push(async () => rmSync(dataDir, { recursive: true, force: true }))
        const url = kind === 'postgres' ? await createDatabase(cleanups) : undefined
        const connection = await connect({ dataDir, databaseUrl: url })
        cleanups.push(() => connection.close())
        await migrate(connection.db, connection.kind)
        return { ...connection, url, dataDir }
      }, kind)
    })
  }
}

/** A database of its own in the test cluster; its removal is added to `cleanups`. */
export async function createDatabase(cleanups: (() => Promise<void>)[]): Promise<string> {
  const admin = inject('postgresUrl')
  const name = `t${crypto.randomUUID().replaceAll('-', '')}`
  await runSql(admin, `create database ${name}`)
  cleanups.push(() => runSql(admin, `drop database if exists ${name} with (force)`))
  const url = new URL(admin)
  url.pathname = `/${name}`
  return url.href
}

async function runSql(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
