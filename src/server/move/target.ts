import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { VitrineError } from '#base'
import { connect, isAlone } from '#db'
import { makeFolder } from '#storage'
import { holdsSomething } from '../backup/restore.ts'
import { type AnyTables, listTables } from '../backup/tables.ts'
import type { Env } from '../env.ts'

/** Place of a moved site, as given on the command line. */
export interface MoveTarget {
  /** `postgres://…` or `sqlite:<folder>`. */
  database: string
  /** Defaults to the storage that the site uses now. */
  storage?: 'disk' | 's3' | undefined
}

/** The environment of the moved site. Error `BAD_TARGET`. */
export function targetEnv(env: Env, { database, storage = env.storage }: MoveTarget): Env {
  if (storage === 's3' && !env.s3) {
    throw bad(
      'S3 is not configured: set S3_BUCKET and its key, and STORAGE=disk while the site still uses the disk.',
    )
  }
  const target = { ...env, ...readDatabase(env, database), storage }
  const isSame =
    target.databaseUrl === env.databaseUrl &&
    (target.databaseUrl !== undefined || target.dataDir === env.dataDir)
  if (isSame) throw bad('The site already uses this database. "vitrine storage move" moves files.')
  return target
}

/** With Postgres, the data folder stays, because it holds the secret key and files on disk. */
function readDatabase(env: Env, database: string): Pick<Env, 'databaseUrl' | 'dataDir'> {
  if (/^postgres(ql)?:\/\//.test(database)) return { databaseUrl: database, dataDir: env.dataDir }
  const folder = /^sqlite:(?:\/\/)?(.+)$/.exec(database)?.[1]
  if (folder) return { databaseUrl: undefined, dataDir: resolve(folder) }
  throw bad(`--to-database must be postgres://… or sqlite:<folder>, not "${database}".`)
}

const bad = (message: string) => new VitrineError('BAD_TARGET', message)

/** Whether both environments name the same place of files. */
export const sharesFiles = (a: Env, b: Env) =>
  a.storage === b.storage && (a.storage === 's3' || a.dataDir === b.dataDir)

/** Looks at the target without changing it. A folder with the key of another site is not free. */
export async function inspectTarget(
  { databaseUrl, dataDir }: Env,
  /** Stored key of the source; undefined if it comes from the environment. */
  secret: string | undefined,
): Promise<'free' | 'in-use' | 'not-empty'> {
  const kept = await readFile(join(dataDir, 'secret'), 'utf8').catch(() => undefined)
  if (secret !== undefined && kept !== undefined && kept.trim() !== secret) return 'not-empty'
  if (!databaseUrl && !existsSync(join(dataDir, 'vitrine.db'))) return 'free'
  const connection = await connect({ dataDir, databaseUrl, poolSize: 2 })
  try {
    if (!(await isAlone(connection))) return 'in-use'
    const db = connection.db as AnyTables
    const tables = await listTables(db, connection.kind)
    return (await holdsSomething(db, tables)) ? 'not-empty' : 'free'
  } finally {
    await connection.close()
  }
}

/** Sealed values and signed links of the site stay valid only with its key. */
export async function writeSecret({ dataDir }: Env, secret: string) {
  const file = join(dataDir, 'secret')
  await makeFolder(dataDir)
  await writeFile(`${file}.part`, secret, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
