import { mkdtempSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, it, onTestFinished } from 'vitest'
import { connect } from '#db'
import { writeInBulk } from '../src/db/bulk-writes.ts'
import { AUTO_CHECKPOINT_PAGES } from '../src/db/sqlite/sqlite-file.ts'
import { restoreSource } from '../src/server/backup/restore.ts'
import { backUpSite, openBackup, verifyBackup } from '../src/server/backup/site-backups.ts'
import { environmentOf, openSite } from './support/backup.ts'
import { envWith, newPlace } from './support/backup-repository.ts'
import { copyMigratedFile } from './support/databases.ts'

const PAGE_BYTES = 4096

/** Salts in the header of the log. They change when the log starts over (SQLite file format §4.1). */
function saltsOf(log: string) {
  const salts = Buffer.alloc(8)
  readSync(openSync(log, 'r'), salts, 0, 8, 16)
  return salts.toString('hex')
}

it('the log keeps each page that a replication with a read lock has not copied', async () => {
  const dataDir = mkdtempSync(join(inject('runFolder'), 'litestream-'))
  copyMigratedFile(dataDir)
  const connection = await connect({ dataDir })
  onTestFinished(connection.close)
  const { db } = connection
  const file = join(dataDir, 'vitrine.db')
  const log = `${file}-wal`
  let rows = 0
  const write = () =>
    db
      .insertInto('settings')
      .values({ key: `key-${++rows}`, value: 'x'.repeat(100_000), updated_at: 1 })
      .execute()
  await write()

  // Litestream opens its own connection and holds a read transaction between its checkpoints.
  const replication = new DatabaseSync(file)
  onTestFinished(() => replication.close())
  expect(replication.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' })
  replication.exec('begin; select count(*) from settings')
  const salts = saltsOf(log)
  const pagesPerRow = 100_000 / PAGE_BYTES
  const wanted = Math.ceil((2 * AUTO_CHECKPOINT_PAGES) / pagesPerRow)
  await writeInBulk(connection, async () => {
    while (rows < wanted) await write()
  })
  await write()
  expect(saltsOf(log)).toBe(salts)
  expect(statSync(log).size).toBeGreaterThan(2 * AUTO_CHECKPOINT_PAGES * PAGE_BYTES)

  // Without the lock the checkpoint of the replication completes, and the log starts over.
  replication.exec('rollback')
  const checkpoint = replication.prepare('pragma wal_checkpoint(truncate)').get()
  expect(checkpoint).toMatchObject({ busy: 0 })
  await write()
  expect(saltsOf(log)).not.toBe(salts)
})

it('backups leave out the tables of Litestream', async () => {
  const { services, environment } = await openSite(await environmentOf('sqlite'))
  const target = await openSite(await environmentOf('sqlite'))
  for (const { DATA_DIR = '' } of [environment, target.environment]) {
    const litestream = new DatabaseSync(join(DATA_DIR, 'vitrine.db'))
    litestream.exec(`
      create table _litestream_seq (id integer primary key, seq integer);
      create table _litestream_lock (id integer);
      insert into _litestream_seq values (1, 1)`)
    litestream.close()
  }
  await services.pages.settings.set({ siteName: 'Replicated' })
  const place = await newPlace('disk')
  await backUpSite(services, envWith(environment, place))
  const env = envWith(target.environment, place)
  expect((await verifyBackup(env, undefined)).problems).toEqual([])
  const { source } = await openBackup(env, undefined)
  expect(await restoreSource(target.services, env, source, { replace: false })).toMatchObject({
    ok: true,
  })
  expect((await target.services.pages.settings.get()).siteName).toBe('Replicated')
})
