import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  compareFiles,
  createDiskStorage,
  type FileStorage,
  type FileStore,
  moveFiles,
} from '#storage'
import { backupSite } from '../src/server/backup/backup.ts'
import { openRepository } from '../src/server/backup/repository/open-repository.ts'
import { writeSnapshot } from '../src/server/backup/repository/write-snapshot.ts'
import { restoreSite, restoreSource } from '../src/server/backup/restore.ts'
import { openBackup, verifyBackup } from '../src/server/backup/site-backups.ts'
import { checkFiles } from '../src/server/storage/check-files.ts'
import { createS3Storage } from '../src/storage/s3/s3-storage.ts'
import { S3_KEY, type S3Double, startS3 } from './doubles/s3-server.ts'
import { environmentOf, newFolder, openFullSite, openSite } from './support/backup.ts'
import { envWith, newPlace } from './support/backup-repository.ts'

let s3: S3Double
let prefixes = 0
beforeAll(async () => {
  s3 = await startS3({ folder: await mkdtemp(join(inject('runFolder'), 's3-deleted-')) })
})
afterAll(() => s3.stop())

const storages: Record<string, (dataDir: string) => FileStorage> = {
  disk: createDiskStorage,
  S3: dataDir => {
    const prefix = `d${++prefixes}/`
    const settings = { ...S3_KEY, endpoint: s3.endpoint, bucket: 'site', prefix }
    return createS3Storage({ dataDir, s3: settings, cacheMb: 0 })
  },
}

const GONE = 'gone/1.pdf'
const LEFT = ['first/1.pdf', 'last/1.pdf']

/** Deletes a file when it has been opened, before its content is read. */
function deleting(storage: FileStorage): FileStorage {
  const store = storage.store('form-files')
  const deletingStore: FileStore = {
    ...store,
    async open(name) {
      const file = await store.open(name)
      if (name === GONE) await store.remove('gone')
      return file
    },
  }
  return {
    ...storage,
    store: name => (name === 'form-files' ? deletingStore : storage.store(name)),
  }
}

describe.each(Object.keys(storages))('a file on %s that is deleted while it is read', kind => {
  async function open() {
    const site = await openFullSite('sqlite')
    const plain = storages[kind]?.(newFolder()) as FileStorage
    for (const name of [...LEFT, GONE]) {
      await plain.store('form-files').write(name, Buffer.from(`content of ${name}`))
    }
    for await (const { name } of site.services.storage.store('media').list()) {
      await plain.store('media').write(name, await site.services.storage.store('media').read(name))
    }
    return { ...site, plain, storage: deleting(plain) }
  }
  const namesOf = async (storage: FileStorage) => {
    const names: string[] = []
    for await (const { name } of storage.store('form-files').list()) names.push(name)
    return names.sort()
  }

  it('is left out of a backup, which is complete', async () => {
    const { services, environment, storage } = await open()
    const place = await newPlace('disk')
    const env = envWith(environment, place)
    if (!env.backup) throw new Error('no place')
    const repository = await openRepository(env.backup, { dataDir: env.dataDir, create: true })
    await writeSnapshot({ connection: services.connection, storage, secret: 'x' }, repository)
    expect(await verifyBackup(env, undefined)).toMatchObject({ problems: [] })
    const target = await openSite(await environmentOf('sqlite'))
    const targetEnv = envWith(target.environment, place)
    const { source } = await openBackup(targetEnv, undefined)
    const restored = await restoreSource(target.services, targetEnv, source, { replace: true })
    expect(restored).toMatchObject({ ok: true })
    expect(await namesOf(target.services.storage)).toEqual(LEFT)
  })

  it('is left out of a simple folder, which is complete', async () => {
    const { services, env, storage } = await open()
    const folder = newFolder()
    expect(await backupSite({ ...services, storage }, env, folder)).toMatchObject({ ok: true })
    const target = await openSite(await environmentOf('sqlite'))
    const restored = await restoreSite(target.services, target.env, folder, true)
    expect(restored).toMatchObject({ ok: true })
    expect(await namesOf(target.services.storage)).toEqual(LEFT)
  })

  it('is not damaged for a check of the storage', async () => {
    const { services, storage } = await open()
    const checks = await checkFiles(services, { hashes: true, storage })
    expect(checks.flatMap(({ damaged }) => damaged)).toEqual([])
    expect(checks.find(one => one.store === 'form-files')?.digest).toMatch(/^[0-9a-f]{64}$/)
  })

  it('does not end a move of the files', async () => {
    const { plain } = await open()
    const to = storages.disk?.(newFolder()) as FileStorage
    await moveFiles({ from: plain, to })
    const store = plain.store('form-files')
    // The copies are compared, and the file is deleted after the source was listed once more.
    async function* list(key?: string) {
      for await (const file of store.list(key)) {
        if (file.name === GONE) await store.remove('gone')
        yield file
      }
    }
    const from: FileStorage = {
      ...plain,
      store: name => (name === 'form-files' ? { ...store, list } : plain.store(name)),
    }
    const compared = await compareFiles({ from, to })
    expect(compared.flatMap(({ different }) => different)).toEqual([])
  })
})
