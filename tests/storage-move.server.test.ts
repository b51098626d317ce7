import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { createDiskStorage, FILE_STORES, type FileStorage, moveFiles } from '#storage'
import { backupSite } from '../src/server/backup/backup.ts'
import { restoreSite } from '../src/server/backup/restore.ts'
import { openServices } from '../src/server/services/create-services.ts'
import { checkFiles } from '../src/server/storage/check-files.ts'
import { createS3Storage } from '../src/storage/s3/s3-storage.ts'
import { S3_KEY, type S3Double, startS3 } from './doubles/s3-server.ts'
import { environmentOf, type Kind, newFolder, openFullSite, openSite } from './support/backup.ts'
import { vitrine } from './support/production.ts'

let s3: S3Double
let prefixes = 0
beforeAll(async () => {
  s3 = await startS3({ folder: await mkdtemp(join(inject('runFolder'), 's3-move-')) })
})
afterEach(() => s3.behave('works'))
afterAll(() => s3.stop())

async function openBoth() {
  const dataDir = await mkdtemp(join(inject('runFolder'), 'move-'))
  const settings = { ...S3_KEY, endpoint: s3.endpoint, bucket: 'site', prefix: `m${++prefixes}/` }
  const limits = { retryDelayMs: 5, pauseMs: 0 }
  return {
    disk: createDiskStorage(dataDir),
    remote: createS3Storage({ dataDir, s3: settings, cacheMb: 0, limits }),
    dataDir,
  }
}

async function contentOf(storage: FileStorage) {
  const content: Record<string, string> = {}
  for (const name of FILE_STORES) {
    const store = storage.store(name)
    for await (const file of store.list()) {
      content[`${name}/${file.name}`] = (await store.read(file.name)).toString()
    }
  }
  return content
}

async function fill(storage: FileStorage) {
  for (const name of FILE_STORES) {
    const store = storage.store(name)
    for (let index = 0; index < 12; index++) {
      await store.write(`key-${index}/original`, Buffer.from(`${name} ${index}`))
    }
  }
}
const FILES = FILE_STORES.length * 12
const sum = (results: { copied: number; present: number; deleted: number }[]) => ({
  copied: results.reduce((total, one) => total + one.copied, 0),
  present: results.reduce((total, one) => total + one.present, 0),
  deleted: results.reduce((total, one) => total + one.deleted, 0),
})

describe('moving files', () => {
  it('copies all files to S3 and back with equal content, and only once', async () => {
    const { disk, remote } = await openBoth()
    await fill(disk)
    const before = await contentOf(disk)
    expect(sum(await moveFiles({ from: disk, to: remote, isDryRun: true })).copied).toBe(FILES)
    expect(await contentOf(remote)).toEqual({})
    expect(sum(await moveFiles({ from: disk, to: remote }))).toEqual({
      copied: FILES,
      present: 0,
      deleted: 0,
    })
    expect(await contentOf(remote)).toEqual(before)
    expect(sum(await moveFiles({ from: disk, to: remote })).present).toBe(FILES)

    const other = await openBoth()
    await moveFiles({ from: remote, to: other.disk })
    expect(await contentOf(other.disk)).toEqual(before)
  })

  it('continues after S3 failed in the middle', async () => {
    const { disk, remote } = await openBoth()
    await fill(disk)
    const onProgress = ({ store, files }: { store: string; files: number }) => {
      if (store === 'form-files' && files === 6) s3.behave('down')
    }
    await expect(moveFiles({ from: disk, to: remote, onProgress })).rejects.toMatchObject({
      code: 'STORAGE_UNAVAILABLE',
    })
    s3.behave('works')
    const copied = Object.keys(await contentOf(remote)).length
    expect(copied).toBeGreaterThanOrEqual(18)
    expect(copied).toBeLessThan(FILES)
    expect(sum(await moveFiles({ from: disk, to: remote }))).toEqual({
      copied: FILES - copied,
      present: copied,
      deleted: 0,
    })
  })

  it('replaces copies of the same size with other content', async () => {
    const { disk, remote } = await openBoth()
    await disk.store('media').write('a/320.webp', Buffer.from('new'))
    await remote.store('media').write('a/320.webp', Buffer.from('old'))
    expect(sum(await moveFiles({ from: disk, to: remote })).copied).toBe(1)
    expect((await remote.store('media').read('a/320.webp')).toString()).toBe('new')
  })

  it('deletes the source only after every copy was read and compared', async () => {
    const { disk, remote, dataDir } = await openBoth()
    await fill(disk)
    const before = await contentOf(disk)
    const lossy: FileStorage = {
      ...remote,
      store: name => {
        const store = remote.store(name)
        if (name !== 'review-photos') return store
        // The recorded hash is right, but the content is not.
        return {
          ...store,
          open: async () => ({
            bytes: 16,
            stream: () => disk.store('media').open('key-0/original') as never,
          }),
        }
      },
    }
    await expect(moveFiles({ from: disk, to: lossy, deletesSource: true })).rejects.toMatchObject({
      code: 'MOVE_UNVERIFIED',
    })
    expect(await contentOf(disk)).toEqual(before)
    expect(sum(await moveFiles({ from: disk, to: remote, deletesSource: true })).deleted).toBe(
      FILES,
    )
    expect(await contentOf(disk)).toEqual({})
    expect(await contentOf(remote)).toEqual(before)
    await rm(dataDir, { recursive: true })
  })
})

describe.each<Kind>(['sqlite', 'postgres'])('files of a site on %s', kind => {
  const environment = async (on: 'disk' | 's3') => {
    const own = await environmentOf(kind, undefined)
    const more = { ...s3.environment, S3_PREFIX: `m${++prefixes}`, S3_CACHE_MB: '1' }
    return on === 's3' ? { ...own, ...more } : own
  }

  it('are compared with the database', async () => {
    const { services } = await openSite(await environment('s3'))
    const picture = await sharp({
      create: { width: 400, height: 200, channels: 3, background: '#a94' },
    })
      .jpeg()
      .toBuffer()
    const added = await services.pages.media.add(picture, 'pot.jpg')
    if (!added.ok) throw new Error(added.reason)
    const { id } = added.item
    const clean = await checkFiles(services, { hashes: true })
    expect(clean.flatMap(one => [...one.missing, ...one.extra, ...one.damaged])).toEqual([])
    const store = services.storage.store('media')
    await store.remove(`${id}/400.avif`)
    await store.write('unknown/original', Buffer.from('x'))
    const [media] = await checkFiles(services, { hashes: false })
    expect(media).toMatchObject({
      missing: [`${id}/400.avif`],
      extra: ['unknown/original'],
      damaged: [],
    })
  })

  it('are in a backup, which can be restored to S3 and to the disk', async () => {
    const source = await openFullSite(kind)
    const onDisk = await contentOf(source.services.storage)
    const folder = newFolder()
    expect((await backupSite(source.services, source.env, folder)).ok).toBe(true)

    const target = await openSite(await environment('s3'))
    await target.services.storage.store('media').write('gone/original', Buffer.from('x'))
    expect(await restoreSite(target.services, target.env, folder, true)).toMatchObject({ ok: true })
    expect(await contentOf(target.services.storage)).toEqual(onDisk)
    const check = await checkFiles(target.services, { hashes: true })
    expect(check.flatMap(one => one.missing)).toEqual([])

    const again = newFolder()
    expect((await backupSite(target.services, target.env, again)).ok).toBe(true)
    const back = await openSite(await environment('disk'))
    expect(await restoreSite(back.services, back.env, again, true)).toMatchObject({ ok: true })
    expect(await contentOf(back.services.storage)).toEqual(onDisk)
  })
})

describe('the command "storage"', () => {
  it('moves a site to S3 and back, and says how to switch', async () => {
    const own = { ...(await environmentOf('sqlite')), DEMO: '0' }
    const settings = { ...s3.environment, S3_PREFIX: `m${++prefixes}` }
    const waiting = { ...own, ...settings, STORAGE: 'disk' }
    const services = await openServices((await openSite(waiting)).env)
    await services.close()
    expect(await vitrine(['storage', 'move', '--to', 's3'], own)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('S3 is not configured: set S3_BUCKET'),
    })
    const dry = await vitrine(['storage', 'move', '--to', 's3', '--dry-run'], waiting)
    expect(dry).toMatchObject({ code: 0, stdout: expect.stringMatching(/media +9 .* 9 +0 +0 +0/) })
    const moved = await vitrine(['storage', 'move', '--to', 's3'], waiting)
    expect(moved).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Now set STORAGE=s3, restart the site'),
    })
    const early = ['storage', 'move', '--to', 's3', '--delete-source']
    expect(await vitrine(early, waiting)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The site still uses the files that would be deleted'),
    })
    const switched = { ...own, ...settings }
    const again = await vitrine(['storage', 'move', '--to', 's3', '--json'], switched)
    expect(JSON.parse(again.stdout).stores[0]).toMatchObject({ files: 9, copied: 0, present: 9 })
    const digests = async (environment: Record<string, string | undefined>) => {
      const checked = await vitrine(['storage', 'check', '--hashes', '--json'], environment)
      expect(checked.code).toBe(0)
      return JSON.parse(checked.stdout).stores.map((one: { digest: string }) => one.digest)
    }
    expect(await digests(switched)).toEqual(await digests(waiting))
    const deleted = await vitrine(early, switched)
    expect(deleted).toMatchObject({ code: 0, stdout: expect.stringMatching(/media +9 .* 9$/m) })
    expect(await vitrine(['storage', 'check'], waiting)).toMatchObject({
      code: 10,
      stdout: expect.stringContaining('missing: media/placeholder/original'),
    })
    expect(await vitrine(['storage', 'move', '--to', 'disk'], switched)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Now set STORAGE=disk'),
    })
    expect(await vitrine(['storage', 'check'], waiting)).toMatchObject({ code: 0 })
  })

  it('refuses to start a site whose bucket is missing, in one sentence', async () => {
    const own = await environmentOf('sqlite')
    const wrong = { ...own, ...s3.environment, S3_BUCKET: 'other', DEMO: '0', PORT: '4313' }
    const started = await vitrine(['start'], wrong)
    expect(started).toMatchObject({
      code: 1,
      stderr: `There is no bucket "other" at ${s3.endpoint}: create it, or correct S3_BUCKET.\n`,
    })
  })
})
