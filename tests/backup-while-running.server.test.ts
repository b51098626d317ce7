import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DAY, MINUTE, StorageUnavailable } from '#base'
import { connect, migrate, migrateTo, pendingMigrations } from '#db'
import { createDiskStorage, type StoreName } from '#storage'
import type { BackupSource } from '../src/server/backup/backup-source.ts'
import { openRepository } from '../src/server/backup/repository/open-repository.ts'
import { pruneRepository } from '../src/server/backup/repository/prune.ts'
import { lockRepository } from '../src/server/backup/repository/repository-lock.ts'
import { writeSnapshot } from '../src/server/backup/repository/write-snapshot.ts'
import { restoreSource } from '../src/server/backup/restore.ts'
import { openScratchFile, openScratchSchema } from '../src/server/backup/scratch-database.ts'
import {
  backUpSite,
  listBackups,
  openBackup,
  verifyBackup,
} from '../src/server/backup/site-backups.ts'
import { inSnapshot, migrationNames } from '../src/server/backup/tables.ts'
import type { Env } from '../src/server/env.ts'
import { checkFiles } from '../src/server/storage/check-files.ts'
import {
  cleanups,
  environmentOf,
  type Kind,
  newFolder,
  openFullSite,
  openSite,
} from './support/backup.ts'
import { envWith, newPlace, PLACES } from './support/backup-repository.ts'

const repositoryOf = (env: Env) => {
  if (!env.backup) throw new Error('no place for backups')
  return openRepository(env.backup, { dataDir: env.dataDir, create: true })
}
const KEEP_ALL = { last: 1000, daily: 0, weekly: 0, monthly: 0 }

describe.each<Kind>(['sqlite', 'postgres'])('a site on %s', kind => {
  it('is saved as it was at one moment while it is written to', async () => {
    const { services, environment, env } = await openFullSite(kind)
    const place = await newPlace('disk', 'key')
    const writer = await connect({ dataDir: env.dataDir, databaseUrl: environment.DATABASE_URL })
    cleanups.push(writer.close)
    let isSaved = false
    const backup = backUpSite(services, envWith(environment, place)).finally(() => {
      isSaved = true
    })
    let written = 0
    while (!isSaved) {
      const key = `note-${++written}`
      await writer.db.transaction().execute(async tx => {
        await tx.insertInto('settings').values({ key, value: '1', updated_at: 1 }).execute()
        const menu = { id: key, name: 'Note', location: null, position: 0, items: '[]' }
        await tx
          .insertInto('menus')
          .values({ ...menu, updated_at: 1 })
          .execute()
      })
      await new Promise(resolve => setImmediate(resolve))
    }
    await backup
    expect(written).toBeGreaterThan(10)
    const target = await openSite(await environmentOf('sqlite'))
    const targetEnv = envWith(target.environment, place)
    const { source } = await openBackup(targetEnv, undefined)
    await restoreSource(target.services, targetEnv, source, { replace: false })
    const { db } = target.services
    const settings = await db
      .selectFrom('settings')
      .select('key')
      .where('key', 'like', 'note-%')
      .execute()
    const menus = await db.selectFrom('menus').select('id').where('name', '=', 'Note').execute()
    expect(settings.map(row => row.key).sort()).toEqual(menus.map(row => row.id).sort())
    expect(settings.length).toBeLessThan(written)
  })
})

it('a picture that is replaced or deleted during a backup has its file after a restore', async () => {
  const { services, environment, mediaId } = await openFullSite('sqlite')
  const svg = (size: number) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h${size}"/></svg>`)
  const { media } = services.pages
  const deleted = await media.add(svg(8), 'deleted.svg')
  if (!deleted.ok) throw new Error(deleted.reason)
  await media.moveToTrash(deleted.item.id)
  const deletedAt = Date.now() - 31 * DAY
  await services.db
    .updateTable('media')
    .set({ deleted_at: deletedAt })
    .where('id', '=', deleted.item.id)
    .execute()
  const place = await newPlace('disk')
  const env = envWith(environment, place)
  const repository = await repositoryOf(env)
  const mediaFiles = services.storage.store('media')
  let isChanged = false
  // The rows have been saved when the first file is listed.
  const change = async () => {
    if (isChanged) return
    isChanged = true
    expect(await media.replace(mediaId, svg(9), 'new.svg')).toMatchObject({ ok: true })
    expect(await media.emptyTrash()).toBe(1)
  }
  const store: typeof mediaFiles = {
    ...mediaFiles,
    async *list(key) {
      await change()
      yield* mediaFiles.list(key)
    },
  }
  const storage = {
    ...services.storage,
    store: (name: StoreName) => (name === 'media' ? store : services.storage.store(name)),
  }
  await writeSnapshot({ connection: services.connection, storage, secret: undefined }, repository)
  expect(isChanged).toBe(true)

  const target = await openSite(await environmentOf('sqlite'))
  const targetEnv = envWith(target.environment, place)
  const { source } = await openBackup(targetEnv, undefined)
  await restoreSource(target.services, targetEnv, source, { replace: true })
  const [check] = await checkFiles(target.services, { hashes: false })
  expect(check).toMatchObject({ store: 'media', missing: [] })
  expect(await verifyBackup(env, undefined)).toMatchObject({ problems: [] })
})

it('a verification finds files of media that are not in the backup', async () => {
  const { services, environment, mediaId } = await openFullSite('sqlite')
  const env = envWith(environment, await newPlace('disk'))
  await services.storage.store('media').remove(`${mediaId}/original`)
  await backUpSite(services, env)
  expect((await verifyBackup(env, undefined)).problems).toEqual([
    `the file media/${mediaId}/original is not in the backup, but the table media refers to it`,
  ])
})

describe.each(PLACES)('an interrupted backup on %s', kind => {
  it('is no backup, and the next one continues it', async () => {
    const { services, environment } = await openFullSite('sqlite')
    for (let index = 0; index < 40; index++) {
      await services.productFiles.write(`many/${index}.pdf`, Buffer.from(`file ${index}`))
    }
    const place = await newPlace(kind)
    const env = envWith(environment, place)
    const end = new AbortController()
    const interrupted = backUpSite(services, env, {
      signal: end.signal,
      onProgress: ({ files }) => files >= 30 && end.abort(new Error('stopped')),
    })
    await expect(interrupted).rejects.toThrow('stopped')
    expect((await listBackups(env)).backups).toEqual([])
    const blobs = (await place.names()).filter(name => name.startsWith('blobs/'))
    expect(blobs.length).toBeGreaterThan(30)

    const saved = await backUpSite(services, env)
    const after = (await place.names()).filter(name => name.startsWith('blobs/'))
    expect(after).toEqual(expect.arrayContaining(blobs))
    expect(after.length - blobs.length).toBeLessThan(30)
    expect(await verifyBackup(env, saved.name)).toMatchObject({ problems: [] })
  })

  it('blocks others only until its lock expires', async () => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    const env = envWith(environment, await newPlace(kind))
    const repository = await repositoryOf(env)
    const dead = await lockRepository(repository, 'a backup', {
      now: () => Date.now() - 5 * MINUTE,
    })
    await expect(backUpSite(services, env)).rejects.toThrow(
      /are in use \(a backup\): try again later\. If that process died, its lock ends in 5 minutes\.$/,
    )
    await expect(pruneRepository(repository, KEEP_ALL)).rejects.toThrow('are in use')
    await dead.release()
    const late = await lockRepository(repository, 'a backup', {
      now: () => Date.now() - 11 * MINUTE,
    })
    await backUpSite(services, env)
    await expect(late.check()).rejects.toThrow('has taken over')
    expect(late.signal.aborted).toBe(true)
    // The lock of another process is not released.
    const other = await lockRepository(repository, 'a backup')
    await late.release()
    await other.check()
    await other.release()
  })

  it('succeeds although its lock cannot be removed', async () => {
    const { environment } = await openSite(await environmentOf('sqlite'))
    const repository = await repositoryOf(envWith(environment, await newPlace(kind)))
    const remove = () => Promise.reject(new StorageUnavailable('no'))
    const store = { ...repository.store, remove }
    const lock = await lockRepository({ ...repository, store }, 'a backup')
    await lock.release()
  })

  it('keeps its blobs for a day', async () => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    const place = await newPlace(kind)
    const env = envWith(environment, place)
    await backUpSite(services, env)
    const repository = await repositoryOf(env)
    await repository.putBlob('0'.repeat(64), Buffer.from('left'), { isCompressed: false })
    const prune = (now: number) => pruneRepository(repository, KEEP_ALL, { now })
    expect(await prune(Date.now())).toMatchObject({ snapshots: 0, blobs: 0 })
    expect(await prune(Date.now() + DAY)).toMatchObject({ snapshots: 0, blobs: 1 })
    expect(await verifyBackup(env, undefined)).toMatchObject({ problems: [] })
  })
})

it('a backup that lost its lock while it ran does not become visible', async () => {
  const { services, environment } = await openFullSite('sqlite')
  const place = await newPlace('disk')
  const env = envWith(environment, place)
  const repository = await repositoryOf(env)
  const site = { connection: services.connection, storage: services.storage, secret: undefined }
  let isTaken = false
  const backup = writeSnapshot(site, repository, {
    onProgress: () => {
      if (isTaken) return
      isTaken = true
      const taken = { id: 'other', purpose: 'a backup', expiresAt: Date.now() + MINUTE }
      writeFileSync(place.pathOf('locks/writer.json'), JSON.stringify(taken))
    },
  })
  await expect(backup).rejects.toThrow('has taken over')
  expect((await place.names()).filter(name => name.startsWith('snapshots/'))).toEqual([])
  rmSync(place.pathOf('locks/writer.json'))
})

it('deletes no blobs while a backup that is kept cannot be read', async () => {
  const { services, environment } = await openSite(await environmentOf('sqlite'))
  const place = await newPlace('disk')
  const env = envWith(environment, place)
  const { name } = await backUpSite(services, env)
  const repository = await repositoryOf(env)
  const before = await place.names()
  for (const one of before) utimesSync(place.pathOf(one), new Date(0), new Date(0))
  writeFileSync(place.pathOf(`snapshots/${name}.json`), '{"format":2,"encrypted":"AAAA"}')
  expect(await pruneRepository(repository, KEEP_ALL)).toEqual({
    ...{ snapshots: 0, blobs: 0, bytes: 0 },
    unreadable: [name],
  })
  expect((await place.names()).filter(one => !one.startsWith('locks/'))).toEqual(before)
})

describe.each<Kind>(['sqlite', 'postgres'])('a backup of an older schema on %s', kind => {
  it('is migrated when it is restored', async () => {
    const environment = await environmentOf(kind)
    const current = await openSite(await environmentOf('sqlite'))
    const all = await current.services.db
      .selectFrom('migrations' as 'settings')
      .select('name' as 'key')
      .execute()
    const names = all.map(row => String((row as unknown as { name: string }).name)).sort()
    // Before facets, accounts of customers and reviews.
    const old = names.filter(name => name < '0440')
    const connection = await connect({
      dataDir: environment.DATA_DIR,
      databaseUrl: environment.DATABASE_URL,
    })
    cleanups.push(connection.close)
    expect(await migrateTo(connection.db, kind, old)).toEqual([])
    expect(await pendingMigrations(connection.db)).toEqual(names.filter(name => name >= '0440'))
    await connection.db
      .insertInto('settings')
      .values({ key: 'siteName', value: '"From an old version"', updated_at: 1 })
      .execute()
    const place = await newPlace('disk')
    const env = envWith(environment, place)
    const site = { connection, storage: createDiskStorage(newFolder()), secret: undefined }
    await writeSnapshot(site, await repositoryOf(env))
    expect(await verifyBackup(env, undefined)).toMatchObject({ problems: [] })

    const target = await openSite(await environmentOf(kind))
    const targetEnv = envWith(target.environment, place)
    const { source } = await openBackup(targetEnv, undefined)
    const result = await restoreSource(target.services, targetEnv, source, { replace: true })
    expect(result).toMatchObject({ ok: true })
    const { siteName } = await target.services.pages.settings.get()
    expect(siteName).toBe('From an old version')
    // The older database itself can still be migrated.
    await migrate(connection.db, kind)
  })
})

it('a transaction of a backup on Postgres may wait for a slow place', async () => {
  const { services } = await openSite(await environmentOf('postgres'))
  let limit = ''
  await inSnapshot(services.db, async tx => {
    const { rows } = await sql<{ limit: string }>`
      select current_setting('idle_in_transaction_session_timeout') as "limit"`.execute(tx)
    limit = rows[0]?.limit ?? ''
  })
  expect(limit).toBe('15min')
})

it('a backup of a newer schema is refused', async () => {
  const { services, environment } = await openSite(await environmentOf('sqlite'))
  const env = envWith(environment, await newPlace('disk'))
  await backUpSite(services, env)
  const { source } = await openBackup(env, undefined)
  const newer = { ...source, migrations: [...source.migrations, '9999-newer'] }
  const result = await restoreSource(services, env, newer, { replace: true })
  expect(result).toEqual({ ok: false, reason: 'other-version' })
})

it('temporary copies of a killed process are deleted after a day', async () => {
  const { services, environment, env } = await openSite(await environmentOf('postgres'))
  const databaseUrl = environment.DATABASE_URL ?? ''
  const scratch = await openScratchFile(env.dataDir)
  const schema = await openScratchSchema(databaseUrl, env.dataDir)
  const folders = () => readdirSync(env.dataDir).filter(name => /^\.(scratch|restore)/.test(name))
  const [folder = ''] = folders()
  const id = (Date.now() - 2 * DAY).toString(16).padStart(12, '0').padEnd(32, '0')
  await sql`create schema ${sql.id(`vitrine_scratch_${id}`)}`.execute(services.db)
  mkdirSync(join(env.dataDir, '.restore-abc123'))
  const old = new Date(Date.now() - DAY - MINUTE)
  for (const name of [folder, '.restore-abc123']) utimesSync(join(env.dataDir, name), old, old)
  await services.backups.sweep()
  // Its database is in use.
  expect(folders()).toEqual([folder])
  for (const name of readdirSync(join(env.dataDir, folder))) {
    utimesSync(join(env.dataDir, folder, name), old, old)
  }
  await services.backups.sweep()
  expect(folders()).toEqual([])
  const other = await openScratchSchema(databaseUrl, env.dataDir)
  const { rows } = await sql`select nspname from pg_namespace
    where nspname like 'vitrine_scratch%'`.execute(services.db)
  expect(rows).toHaveLength(2)
  await Promise.all([other.remove(), schema.remove(), scratch.close()])
})

it('a refused backup leaves no temporary database', async () => {
  const { services, env } = await openSite(await environmentOf('sqlite'))
  const [oldest = ''] = await migrationNames(services.db)
  await sql`insert into migrations (name, ran_at, breaks) values ('9999-newer', 1, 0)`.execute(
    services.db,
  )
  const empty = async function* () {}
  const older: BackupSource = {
    ...{ migrations: [oldest], tables: [], secret: undefined, rows: empty, files: empty },
    withLocalFile: async () => {},
  }
  const result = await restoreSource(services, env, older, { replace: true })
  expect(result).toEqual({ ok: false, reason: 'other-version' })
  expect(readdirSync(env.dataDir).filter(name => name.startsWith('.scratch'))).toEqual([])
})
