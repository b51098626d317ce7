import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { backupSite } from '../src/server/backup/backup.ts'
import { environmentOf, type Kind, newFolder, openFullSite, openSite } from './support/backup.ts'
import { productionRoot, spawnNode, startProduction, until, vitrine } from './support/production.ts'

it('reports results and errors on the command line', async () => {
  const full = (await openFullSite('sqlite')).environment
  const folder = newFolder()
  const saved = await vitrine(['backup', folder], full)
  expect(saved).toMatchObject({ code: 0, stderr: '' })
  expect(saved.stdout).toMatch(/^Saved \d+ rows and \d+ files to .*\.\n$/)
  const [, files = ''] = /and (\d+) files/.exec(saved.stdout) ?? []
  expect(await vitrine(['backup', folder], full)).toMatchObject({
    code: 1,
    stderr: `${folder} is not empty; choose a new folder.\n`,
  })
  expect(await vitrine(['backup', join(folder, 'secret', 'x')], full)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Cannot write the backup to .*\n$/),
  })
  const empty = await environmentOf('postgres')
  const missing = newFolder()
  expect(await vitrine(['restore', missing], empty)).toMatchObject({
    code: 1,
    stderr: `The folder ${missing} does not exist; nothing was changed.\n`,
  })
  mkdirSync(missing)
  expect(await vitrine(['restore', missing], empty)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^.* does not contain a complete backup; nothing was changed\.\n$/,
    ),
  })
  expect(await vitrine(['restore', folder], empty)).toMatchObject({ code: 0, stderr: '' })
  expect(await vitrine(['restore', folder], empty)).toMatchObject({
    code: 1,
    stderr: 'The database already contains a site: add --yes to replace it.\n',
  })
  const restored = await vitrine(['restore', folder, '--yes'], empty)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toMatch(new RegExp(`^Restored \\d+ rows and ${files} files\\.\\n$`))
})

describe.each<Kind>(['sqlite', 'postgres'])('a running site on %s', kind => {
  it('is not restored over, and can be once it has stopped or died', async () => {
    const source = await openSite(await environmentOf('sqlite'))
    await source.services.pages.settings.set({ siteName: 'Restored' })
    const folder = newFolder()
    await backupSite(source.services, source.env, folder)

    const { environment, services } = await openSite(await environmentOf(kind))
    await services.pages.settings.set({ siteName: 'Running' })
    // Another machine has its own folder; on Postgres the database knows that a server is running.
    const elsewhere = kind === 'postgres' ? { ...environment, DATA_DIR: newFolder() } : environment
    const restore = () => vitrine(['restore', folder, '--yes'], elsewhere)
    const first = await startProduction(environment)
    const second = await startProduction(environment)
    for (const end of [first.stop, second.kill]) {
      expect(await restore()).toMatchObject({
        code: 1,
        stdout: '',
        stderr: 'A server is running on this site: stop it, then restore; nothing was changed.\n',
      })
      await end()
    }
    const stored = await services.pages.settings.other('siteName')
    expect(stored).toBe('Running')
    expect(await restore()).toMatchObject({ code: 0, stderr: '' })
    expect(await services.pages.settings.other('siteName')).toBe('Restored')
  })

  it('does not start while a backup is being restored', async () => {
    const { environment, services } = await openSite(await environmentOf(kind))
    const release = await services.connection.lock.own()
    const start = await vitrine(['start'], { ...environment, PORT: '0', DEMO: '0' })
    expect(start).toMatchObject({
      code: 1,
      stderr: 'This site is being restored or moved: start it when that is done.\n',
    })
    await release?.()
    const site = await startProduction(environment)
    await site.stop()
  })
})

it('a server on Postgres says again that it runs when its connection was lost', async () => {
  const { services, environment } = await openSite(await environmentOf('postgres'))
  const { lock, db } = services.connection
  const release = await lock.share()
  const holders = sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`
  const [holder] = (await holders.execute(db)).rows
  await sql`select pg_terminate_backend(${holder?.pid})`.execute(db)
  const other = await openSite(environment)
  const isHeld = async () => {
    const own = await other.services.connection.lock.own()
    await own?.()
    return own === undefined
  }
  await until('the lock is held again', isHeld, 30_000)
  await release?.()
  await until('the lock is free', async () => !(await isHeld()), 30_000)
})

it('saves, lists, verifies, restores and deletes backups on the command line', async () => {
  const full = (await openFullSite('sqlite')).environment
  const run = (args: string[], more: Record<string, string> = {}) =>
    vitrine(args, { ...full, ...more })
  expect(await run(['backup'])).toMatchObject({
    code: 1,
    stderr:
      'There is no place for backups: set BACKUP_TO to a folder or s3://bucket/prefix, or name a new folder.\n',
  })
  const place = { BACKUP_TO: newFolder(), BACKUP_KEY: 'a passphrase' }
  expect(await run(['backup', 'list'], place)).toMatchObject({
    code: 1,
    stderr: `There are no backups in ${place.BACKUP_TO}.\n`,
  })
  const saved = await run(['backup'], place)
  expect(saved.code).toBe(0)
  const [, name = ''] =
    /^Saved \d+ rows and \d+ files as (\S+) in .*; \d+\.\d MB were new\.\n$/.exec(saved.stdout) ??
    []
  const json = await run(['backup', '--json'], place)
  expect(JSON.parse(json.stdout)).toMatchObject({ files: expect.any(Number), addedBytes: 0 })

  const listed = await run(['backup', 'list'], place)
  expect(listed.stdout).toMatch(
    new RegExp(`^backup .*\\n${name} .*\\n.*\\nBackups are encrypted\\.\\n$`),
  )
  const verified = await run(['backup', 'verify', name], place)
  expect(verified.code).toBe(0)
  expect(verified.stdout).toMatch(
    new RegExp(
      `^${name} is complete: \\d+ tables, \\d+ rows and \\d+ files; restored into sqlite\\.\\n$`,
    ),
  )

  const empty = await environmentOf('postgres')
  const restore = (...args: string[]) => vitrine(['restore', ...args], { ...empty, ...place })
  expect(await restore('--at', '2001-01-01')).toMatchObject({
    code: 1,
    stderr: 'There is no backup from before 2001-01-01.\n',
  })
  expect(await restore('--at', name)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      new RegExp(`^Restored \\d+ rows and \\d+ files of the backup ${name}\\.\\n$`),
    ),
  })
  expect(await restore()).toMatchObject({
    code: 1,
    stderr: 'The database already contains a site: add --yes to replace it.\n',
  })
  const from = { ...empty, BACKUP_KEY: place.BACKUP_KEY }
  const restored = await vitrine(['restore', '--from', place.BACKUP_TO, '--yes', '--json'], from)
  expect(JSON.parse(restored.stdout)).toMatchObject({ rows: expect.any(Number) })

  expect(await run(['backup', 'delete', name], place)).toMatchObject({
    code: 0,
    stdout: `Deleted the backup ${name}.\n`,
  })
  expect(await run(['backup', 'prune'], { ...place, BACKUP_KEEP: 'last=1' })).toMatchObject({
    code: 0,
    stdout: 'Deleted 0 backups and 0.0 MB that no backup needs.\n',
  })
  const blobs = join(place.BACKUP_TO, 'blobs')
  for (const blob of readdirSync(blobs)) writeFileSync(join(blobs, blob), 'damaged')
  expect(await run(['backup', 'verify'], place)).toMatchObject({
    code: 10,
    stdout: expect.stringContaining(': the list of files is damaged.\n'),
  })
})

it('continues after its process was killed', async () => {
  const { environment, services } = await openFullSite('sqlite')
  for (let index = 0; index < 1000; index++) {
    await services.productFiles.write(`many/${index}.pdf`, Buffer.from(`file ${index}`))
  }
  const place = newFolder()
  const root = await productionRoot()
  const child = spawnNode([join(root, 'bin/vitrine.js'), 'backup'], {
    ...environment,
    BACKUP_TO: place,
  })
  const blobs = () => {
    try {
      return readdirSync(join(place, 'blobs'))
    } catch {
      return []
    }
  }
  await until('some blobs are stored', async () => blobs().length > 20, 60_000)
  child.kill('SIGKILL')
  await once(child, 'close')
  const run = (...args: string[]) => vitrine(args, { ...environment, BACKUP_TO: place })
  const before = blobs()
  expect((await run('backup', 'list')).stderr).toBe('')
  expect(await run('backup')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/are in use \(a backup\).* its lock ends in 10 minutes\.\n$/),
  })
  const lock = join(place, 'locks/writer.json')
  writeFileSync(lock, readFileSync(lock, 'utf8').replace(/"expiresAt":\d+/, '"expiresAt":0'))
  expect((await run('backup')).code).toBe(0)
  expect(blobs()).toEqual(expect.arrayContaining(before))
  expect((await run('backup', 'verify')).code).toBe(0)
})
