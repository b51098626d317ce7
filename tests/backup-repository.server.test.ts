import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { restoreSource } from '../src/server/backup/restore.ts'
import {
  backUpSite,
  deleteBackup,
  listBackups,
  openBackup,
  pruneBackups,
  repairBackups,
  verifyBackup,
} from '../src/server/backup/site-backups.ts'
import {
  contentOf,
  environmentOf,
  filesOf,
  type Kind,
  openFullSite,
  openSite,
} from './support/backup.ts'
import { envWith, newPlace, PLACES, type PlaceKind } from './support/backup-repository.ts'

const full: Partial<Record<Kind, ReturnType<typeof openFullSite>>> = {}
/** One site per database. */
const fullSite = (kind: Kind) => {
  full[kind] ??= openFullSite(kind)
  return full[kind]
}
const blobsOf = (names: readonly string[]) => names.filter(name => name.startsWith('blobs/'))
const LARGE_BYTES = 9 * 1024 * 1024

describe.each<[Kind, Kind, PlaceKind, string | undefined]>([
  ['sqlite', 'sqlite', 'disk', undefined],
  ['sqlite', 'postgres', 's3', 'a passphrase'],
  ['postgres', 'sqlite', 'disk', 'a passphrase'],
  ['postgres', 'postgres', 's3', undefined],
])('a backup of %s restored into %s from %s with the key %s', (from, to, kind, key) => {
  it('has the same rows and files', async () => {
    const source = await fullSite(from)
    const place = await newPlace(kind, key)
    await source.services.productFiles.write('film/film.mp4', randomBytes(LARGE_BYTES), {
      replace: true,
    })
    const saved = await backUpSite(source.services, envWith(source.environment, place))
    const target = await openSite(await environmentOf(to))
    const env = envWith(target.environment, place)
    const { name, source: backup } = await openBackup(env, undefined)
    expect(name).toBe(saved.name)
    const restored = await restoreSource(target.services, env, backup, { replace: false })
    expect(restored).toMatchObject({ ok: true, rows: saved.facts.rows, files: saved.facts.files })
    expect(await contentOf(target.services.connection)).toEqual(
      await contentOf(source.services.connection),
    )
    for (const store of ['media', 'product-files']) {
      expect(filesOf(join(env.dataDir, store)), store).toEqual(
        filesOf(join(source.env.dataDir, store)),
      )
    }
    expect(readFileSync(join(env.dataDir, 'secret'), 'utf8')).toBe(source.services.secret)
  })
})

describe.each(PLACES)('backups on %s', kind => {
  it('copy only what is new, and can be listed, deleted and pruned', async () => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    const place = await newPlace(kind)
    const env = envWith(environment, place, { BACKUP_KEEP: 'last=1' })
    await services.pages.settings.set({ siteName: 'First' })
    await services.productFiles.write('film/film.mp4', randomBytes(LARGE_BYTES))
    const first = await backUpSite(services, env)
    const blobs = new Set(blobsOf(await place.names()))
    await services.pages.settings.set({ siteName: 'Second' })
    await services.productFiles.write('care/care.pdf', Buffer.from('care'))
    const second = await backUpSite(services, env)
    // A chunk of settings, the file, and the list of files.
    const added = blobsOf(await place.names()).filter(name => !blobs.has(name))
    expect(added).toHaveLength(3)
    expect(second.facts.addedBytes).toBeLessThan(10_000)
    expect(second.facts.files).toBe(first.facts.files + 1)

    const { isEncrypted, backups } = await listBackups(env)
    expect(isEncrypted).toBe(false)
    expect(backups).toEqual([first, second])
    expect(await pruneBackups(env)).toMatchObject({ snapshots: 1, blobs: 0 })
    expect(await verifyBackup(env, undefined)).toMatchObject({ name: second.name, problems: [] })
    await deleteBackup(env, second.name)
    expect((await listBackups(env)).backups).toEqual([])
    await expect(deleteBackup(env, second.name)).rejects.toThrow('There is no backup')
  })

  it('are found by name and by time', async () => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    const env = envWith(environment, await newPlace(kind))
    await expect(openBackup(env, undefined)).rejects.toThrow('There are no backups in')
    const first = await backUpSite(services, env)
    const second = await backUpSite(services, env)
    const found = async (wanted?: string) => (await openBackup(env, wanted)).name
    expect(await found()).toBe(second.name)
    expect(await found(first.name)).toBe(first.name)
    expect(await found(new Date(second.at - 1).toISOString())).toBe(first.name)
    expect(await found('2999-01-01')).toBe(second.name)
    await expect(found('2001-01-01')).rejects.toThrow('There is no backup from before 2001-01-01.')
    await expect(found('yesterday')).rejects.toThrow('neither a backup nor a time')
  })

  it('are verified: a flipped byte and a missing blob are found', async () => {
    const source = await fullSite('postgres')
    const place = await newPlace(kind)
    const env = envWith(source.environment, place)
    await backUpSite(source.services, env)
    const scratchUrl = source.environment.DATABASE_URL
    const good = await verifyBackup(env, undefined, { scratchUrl })
    expect(good).toMatchObject({ problems: [], databases: ['sqlite', 'postgres'] })
    const { head } = await readHead(place)
    const products = head.tables.find(table => table.name === 'products')?.blobs[0] ?? ''
    const [file = ''] = blobsOf(await place.names()).filter(
      name => ![...head.tables, head.files].some(one => one.blobs.includes(name.slice(6))),
    )
    const table = { name: `blobs/${products}`, what: 'a part of the table products' }
    const list = { name: `blobs/${head.files.blobs[0]}`, what: 'the list of files' }
    for (const parts of [
      [table, { name: file, what: 'the file ' }],
      [table, list],
    ]) {
      const good = parts.map(({ name }) => readFileSync(place.pathOf(name)))
      for (const { name } of parts) {
        const bytes = readFileSync(place.pathOf(name))
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
        writeFileSync(place.pathOf(name), bytes)
      }
      const damaged = (await verifyBackup(env, undefined)).problems.join('\n')
      for (const { name } of parts) rmSync(place.pathOf(name))
      const missing = (await verifyBackup(env, undefined)).problems.join('\n')
      for (const [index, { name, what }] of parts.entries()) {
        expect(damaged).toMatch(new RegExp(`^${what}.* is damaged$`, 'm'))
        expect(missing).toMatch(new RegExp(`^${what}.* is missing$`, 'm'))
        writeFileSync(place.pathOf(name), good[index] ?? '')
      }
    }
    expect((await verifyBackup(env, undefined)).problems).toEqual([])
  })

  it.each([undefined, 'key'])('are written again after a repair with the key %s', async key => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    await services.productFiles.write('care/care.pdf', Buffer.from('care'))
    const place = await newPlace(kind, key)
    const env = envWith(environment, place)
    await backUpSite(services, env)
    expect(await repairBackups(env)).toBe(0)
    for (const name of blobsOf(await place.names()).slice(0, 2)) {
      const bytes = readFileSync(place.pathOf(name))
      bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
      writeFileSync(place.pathOf(name), bytes)
    }
    await backUpSite(services, env)
    // The damaged parts are part of this backup too.
    expect((await verifyBackup(env, undefined)).problems).not.toEqual([])
    expect(await repairBackups(env)).toBe(2)
    const { name } = await backUpSite(services, env)
    expect(await verifyBackup(env, undefined)).toMatchObject({ name, problems: [] })
  })

  it('are not restored if damaged, and the site stays as it was', async () => {
    const source = await fullSite('sqlite')
    const place = await newPlace(kind)
    const env = envWith(source.environment, place)
    await backUpSite(source.services, env)
    const { head } = await readHead(place)
    const target = await openSite(await environmentOf('sqlite'))
    await target.services.pages.settings.set({ siteName: 'Kept' })
    const orders = head.tables.find(table => table.name === 'orders')?.blobs[0] ?? ''
    renameSync(place.pathOf(`blobs/${orders}`), place.pathOf('blobs/aside'))
    const { source: backup } = await openBackup(envWith(target.environment, place), undefined)
    const result = await restoreSource(target.services, target.env, backup, { replace: true })
    expect(result).toEqual({ ok: false, reason: 'not-whole' })
    expect(await target.services.pages.settings.other('siteName')).toBe('Kept')
  })
})

type Place = Awaited<ReturnType<typeof newPlace>>

/** The head of the only snapshot, which is not encrypted. */
async function readHead(place: Place) {
  const [name = ''] = (await place.names()).filter(one => one.startsWith('snapshots/'))
  // Objects of the S3 double begin with a line of their own.
  const text = readFileSync(place.pathOf(name), 'utf8')
  type Blobs = { blobs: string[] }
  return JSON.parse(text.slice(text.indexOf('{"format":2,"head"'))) as {
    head: { tables: (Blobs & { name: string })[]; files: Blobs }
  }
}

describe('an encrypted backup', () => {
  it('shows neither rows nor files, and needs its key', async () => {
    const source = await fullSite('sqlite')
    const place = await newPlace('disk', 'a passphrase')
    const env = envWith(source.environment, place)
    await backUpSite(source.services, env)
    const names = await place.names()
    const everything = names.map(name => readFileSync(place.pathOf(name), 'latin1')).join()
    for (const word of [
      'owner@example.com',
      'Bowl 17',
      '<svg',
      'products',
      source.services.secret,
    ]) {
      expect(everything, word).not.toContain(word)
    }
    const withKey = (BACKUP_KEY: string) => envWith(source.environment, place, { BACKUP_KEY })
    await expect(listBackups(withKey('another'))).rejects.toThrow(
      /^BACKUP_KEY is not the key of the backups in .*\.$/,
    )
    await expect(listBackups(withKey(''))).rejects.toThrow(/are encrypted: set BACKUP_KEY\.$/)
    const open = await newPlace('disk')
    await backUpSite(source.services, envWith(source.environment, open))
    const refused = backUpSite(
      source.services,
      envWith(source.environment, open, { BACKUP_KEY: 'x' }),
    )
    await expect(refused).rejects.toThrow(/are not encrypted: unset BACKUP_KEY/)
  })

  it('is refused if its snapshot or a blob was exchanged for another', async () => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    const place = await newPlace('disk', 'a passphrase')
    const env = envWith(environment, place)
    await services.productFiles.write('a/a.pdf', Buffer.from('first file'))
    const first = await backUpSite(services, env)
    const second = await backUpSite(services, env)
    const pathOf = ({ name }: { name: string }) => place.pathOf(`snapshots/${name}.json`)
    const head = readFileSync(pathOf(second))
    writeFileSync(pathOf(second), readFileSync(pathOf(first)))
    await expect(verifyBackup(env, undefined)).rejects.toThrow('is damaged: choose another one.')
    const { backups } = await listBackups(env)
    expect(backups.map(one => one.problem === undefined)).toEqual([true, false])
    writeFileSync(pathOf(second), head)
    const [one = '', other = ''] = blobsOf(await place.names())
    writeFileSync(place.pathOf(one), readFileSync(place.pathOf(other)))
    expect((await verifyBackup(env, undefined)).problems.join()).toContain('is damaged')
  })

  it('takes its key from a file', async () => {
    const { services, environment } = await openSite(await environmentOf('sqlite'))
    const place = await newPlace('disk')
    const keyFile = join(environment.DATA_DIR ?? '', 'backup-key')
    writeFileSync(keyFile, 'from a file\n')
    const fromFile = envWith(environment, place, { BACKUP_KEY_FILE: keyFile })
    await backUpSite(services, fromFile)
    const { isEncrypted, backups } = await listBackups(
      envWith(environment, place, { BACKUP_KEY: 'from a file' }),
    )
    expect([isEncrypted, backups.length]).toEqual([true, 1])
    rmSync(keyFile)
    await expect(listBackups(fromFile)).rejects.toThrow('BACKUP_KEY_FILE cannot be read')
  })
})
