import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { ok, refuse } from '#base'
import type { Env } from './env.ts'
import type { openServices } from './services.ts'

type Services = Awaited<ReturnType<typeof openServices>>
// biome-ignore lint/suspicious/noExplicitAny: every table, whatever it holds
type AnyTables = Kysely<any>

interface BackupHead {
  format: 1
  migrations: string[]
  tables: { name: string; rows: number }[]
}

const BATCH = 500

/**
 * A site in a folder: one file of JSON lines per table, the media, the secret. It is read in one transaction, so
 * that it is the site of one moment, and can be restored into either database.
 */
export async function backupSite(services: Services, env: Env, folder: string) {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) return refuse('not-empty')
  const head: BackupHead = { format: 1, migrations: [], tables: [] }
  const db = services.db as AnyTables
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async tx => {
      head.migrations = await migrationNames(tx)
      for (const name of await tableNames(tx)) {
        const rows = await tx.selectFrom(name).selectAll().execute()
        head.tables.push({ name, rows: rows.length })
        await writeFile(
          join(folder, `${name}.jsonl`),
          rows.map(row => `${JSON.stringify(row)}\n`).join(''),
        )
      }
    })
  const files = await copyFolder(join(env.dataDir, 'media'), join(folder, 'media'))
  await writeFile(join(folder, 'secret'), services.secret, { mode: 0o600 })
  // Written last: a backup without it is not whole.
  await writeFile(join(folder, 'backup.json'), JSON.stringify(head, null, 2))
  return ok({ rows: head.tables.reduce((sum, table) => sum + table.rows, 0), files })
}

/** Replaces everything by the backup, in one transaction. Refuses another schema, and a full site without `replace`. */
export async function restoreSite(services: Services, env: Env, folder: string, replace: boolean) {
  const head = await readFile(join(folder, 'backup.json'), 'utf8')
    .then(text => JSON.parse(text) as BackupHead)
    .catch(() => undefined)
  const db = services.db as AnyTables
  const known = await migrationNames(db)
  if (head?.format !== 1 || head.migrations.join() !== known.join()) return refuse('bad-backup')
  const pages = await db.selectFrom('pages').select('id').limit(1).executeTakeFirst()
  if (pages && !replace) return refuse('not-empty')
  let rows = 0
  await db.transaction().execute(async tx => {
    if (services.connection.kind === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(tx)
    else await sql`set constraints all deferred`.execute(tx)
    const names = head.tables.map(table => table.name)
    for (const name of [...names].reverse()) await tx.deleteFrom(name).execute()
    for (const name of names) {
      const lines = (await readFile(join(folder, `${name}.jsonl`), 'utf8'))
        .split('\n')
        .filter(Boolean)
      for (let from = 0; from < lines.length; from += BATCH) {
        const batch = lines.slice(from, from + BATCH).map(line => JSON.parse(line))
        await tx.insertInto(name).values(batch).execute()
        rows += batch.length
      }
    }
  })
  await rm(join(env.dataDir, 'media'), { recursive: true, force: true })
  const files = await copyFolder(join(folder, 'media'), join(env.dataDir, 'media'))
  await cp(join(folder, 'secret'), join(env.dataDir, 'secret'))
  return ok({ rows, files })
}

async function migrationNames(db: AnyTables): Promise<string[]> {
  const rows = await db.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(row => String(row.name))
}

/** Tables of ours in the order in which they refer to each other: as they were created. */
async function tableNames(db: AnyTables): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const names = tables
    .map(table => table.name)
    .filter(name => !/^migrations$|_fts|^sqlite_/.test(name))
  return names
}

async function copyFolder(from: string, to: string): Promise<number> {
  await mkdir(from, { recursive: true })
  await cp(from, to, { recursive: true })
  return (await readdir(to, { recursive: true, withFileTypes: true })).filter(one => one.isFile())
    .length
}
