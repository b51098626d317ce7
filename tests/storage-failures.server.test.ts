import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import { DAY, MINUTE, StorageUnavailable } from '#base'
import { createFolderStore, type FileStorage } from '#storage'
import { createReadCache } from '../src/storage/s3/read-cache.ts'
import type { S3Client } from '../src/storage/s3/s3-client.ts'
import { createS3Storage } from '../src/storage/s3/s3-storage.ts'
import { S3_LIMITS, type S3Limits } from '../src/storage/s3/settings.ts'
import { uploadFile } from '../src/storage/s3/upload-file.ts'
import { S3_KEY, type S3Behavior, type S3Double, startS3 } from './doubles/s3-server.ts'

let s3: S3Double
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(inject('runFolder'), 's3-fetch-'))
  s3 = await startS3({ folder: dataDir })
})
afterEach(() => s3.behave('works'))
afterAll(() => s3.stop())

const QUICK = { retryDelayMs: 5, responseMs: 1000, joinMs: 1000, idleMs: 1000 }

function open(limits: Partial<S3Limits> = {}, more: object = {}): FileStorage {
  const settings = { ...S3_KEY, endpoint: s3.endpoint, bucket: 'site', prefix: '', ...more }
  return createS3Storage({ dataDir, s3: settings, cacheMb: 0, limits: { ...QUICK, ...limits } })
}
let names = 0
const newName = () => `key-${++names}/original`
const bytes = Buffer.from('content')

it.each<S3Behavior>(['slow', 'hangs', 'down', 'error', 'busy', 'forbidden'])(
  'fails in time and recovers when S3 is %s',
  async behavior => {
    const store = open({ failuresBeforePause: 1000 }).store('media')
    const name = newName()
    await store.write(name, bytes)
    s3.behave(behavior)
    for (const call of [
      () => store.open(name),
      () => store.read(name),
      () => store.write(newName(), bytes),
      // A slow server still performs what it was asked.
      () => store.remove(newName()),
      () => store.keysBefore(0),
    ]) {
      const before = Date.now()
      await expect(call()).rejects.toThrow(StorageUnavailable)
      expect(Date.now() - before).toBeLessThan(S3_LIMITS.responseMs)
    }
    s3.behave('works')
    expect((await store.read(name)).toString()).toBe('content')
  },
)

it('repeats requests after temporary errors, and not after a timeout', async () => {
  const store = open({ failuresBeforePause: 1000 }).store('media')
  const requestsOf = async (behavior: S3Behavior) => {
    const before = s3.requests.length
    s3.behave(behavior)
    await expect(store.open('a/original')).rejects.toThrow()
    return s3.requests.length - before
  }
  expect(await requestsOf('error')).toBe(1 + S3_LIMITS.retries)
  expect(await requestsOf('busy')).toBe(1 + S3_LIMITS.retries)
  expect(await requestsOf('down')).toBe(1 + S3_LIMITS.retries)
  expect(await requestsOf('hangs')).toBe(1)
  expect(await requestsOf('forbidden')).toBe(1)
})

it('succeeds when a repeated request succeeds', async () => {
  const store = open({ retryDelayMs: 200 }).store('media')
  const name = newName()
  s3.behave('error')
  setTimeout(() => s3.behave('works'), 100)
  await store.write(name, bytes)
  expect((await store.open(name))?.bytes).toBe(bytes.length)
})

it('fails at once after several failures in a row, and tries again later', async () => {
  const store = open({ failuresBeforePause: 2, pauseMs: 400, retries: 0 }).store('media')
  s3.behave('down')
  await expect(store.open('a/original')).rejects.toThrow('cannot be reached')
  await expect(store.open('a/original')).rejects.toThrow('cannot be reached')
  const requests = s3.requests.length
  await expect(store.open('a/original')).rejects.toThrow('did not answer the last requests')
  expect(s3.requests.length).toBe(requests)
  s3.behave('works')
  await expect.poll(() => store.open('a/original').catch(() => 'paused')).toBeUndefined()
})

it('reports a download that breaks off', async () => {
  const store = open().store('media')
  const name = newName()
  await store.write(name, Buffer.alloc(1_000_000))
  s3.behave('cut')
  const file = await store.open(name)
  if (!file) throw new Error('missing')
  await expect(buffer(file.stream())).rejects.toThrow('The connection to S3 was lost.')
  await expect(store.withLocalFile(name, async () => 'whole')).rejects.toThrow(StorageUnavailable)
})

it('does not wait longer for a read than the caller', async () => {
  const store = open({ responseMs: 5000 }).store('media')
  s3.behave('hangs')
  const before = Date.now()
  const signal = AbortSignal.timeout(100)
  await expect(store.read('a/original', { signal })).rejects.toThrow('did not answer in time')
  expect(Date.now() - before).toBeLessThan(S3_LIMITS.responseMs)
})

it('does not wait at all if the caller has given up', async () => {
  const store = open({ responseMs: 5000 }).store('media')
  s3.behave('hangs')
  const signal = AbortSignal.abort()
  await expect(store.read('a/original', { signal })).rejects.toThrow('did not answer in time')
})

it('stops an upload after its first failed part, and refuses a file that became shorter', async () => {
  const path = join(await mkdtemp(join(inject('runFolder'), 's3-parts-')), 'file')
  const limits = { ...S3_LIMITS, partBytes: 10, parallelParts: 2 }
  const upload = { sha256: '', replace: true }
  /** A client whose third part fails, or that shortens the file before it is read. */
  function clientThat(fails: 'fails' | 'shortens') {
    const parts: number[] = []
    const client = {
      head: async () => undefined,
      abortParts: async () => {},
      beginParts: async () => (fails === 'shortens' ? truncate(path, 15) : undefined),
      async putPart(_key: string, _uploadId: string, number: number) {
        parts.push(number)
        if (fails === 'fails' && number === 3) throw new StorageUnavailable('no')
        return { etag: '' }
      },
    }
    return { parts, client: client as unknown as S3Client }
  }
  await writeFile(path, Buffer.alloc(1000))
  const failing = clientThat('fails')
  await expect(uploadFile(failing.client, limits, 'key', path, upload)).rejects.toThrow('no')
  expect(failing.parts.length).toBeLessThan(6)
  const shortening = clientThat('shortens')
  await expect(uploadFile(shortening.client, limits, 'key', path, upload)).rejects.toThrow(
    'was changed during its upload',
  )
})

it('says in one sentence why the settings cannot be used', async () => {
  const check = (more: object) => open({}, more).checkAccess()
  expect(await check({})).toEqual({})
  const sentences = [
    [
      { bucket: 'other' },
      `There is no bucket "other" at ${s3.endpoint}: create it, or correct S3_BUCKET.`,
    ],
    [
      { accessKeyId: 'WRONG' },
      `${s3.endpoint} refuses the key (InvalidAccessKeyId): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    ],
    [
      { secretAccessKey: 'wrong' },
      `${s3.endpoint} refuses the key (SignatureDoesNotMatch): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    ],
    [
      { region: 'us-east-1' },
      'The bucket "site" is not in the region "us-east-1" (AuthorizationHeaderMalformed): correct S3_REGION or S3_ENDPOINT.',
    ],
  ] as const
  for (const [more, sentence] of sentences) await expect(check(more)).rejects.toThrow(sentence)
  s3.behave('forbidden')
  await expect(check({})).rejects.toThrow(
    'does not allow this key to use the bucket "site" (AccessDenied)',
  )
})

it('does not fail a start because S3 does not answer', async () => {
  s3.behave('down')
  const { problem } = await open().checkAccess()
  expect(problem).toMatch(/^S3 cannot be reached at http:\/\/127\.0\.0\.1:\d+ \(\w+\)\.$/)
})

it('keeps local copies within their limit, and sends them while S3 is down', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-cache-'))
  const store = createReadCache(open().store('media'), { folder, maxBytes: 3000 })
  const files = Array.from({ length: 5 }, newName)
  for (const name of files) await store.write(name, Buffer.alloc(1000, name))
  const read = async (name: string) => {
    const file = await store.open(name)
    return file && (await buffer(file.stream())).length
  }
  for (const name of files) expect(await read(name)).toBe(1000)
  const large = newName()
  await store.write(large, Buffer.alloc(4000))
  expect(await read(large)).toBe(4000)
  expect(await readdir(folder)).toHaveLength(3)

  const requests = s3.requests.length
  for (const name of files.slice(2)) expect(await read(name)).toBe(1000)
  expect(s3.requests.length).toBe(requests)
  s3.behave('down')
  expect(await read(files.at(-1) ?? '')).toBe(1000)
  await expect(read(files[0] ?? '')).rejects.toThrow(StorageUnavailable)
})

it('loads a file once for several visitors', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-cache-'))
  const store = createReadCache(open().store('media'), { folder, maxBytes: 1_000_000 })
  const name = newName()
  await store.write(name, bytes)
  const before = s3.requests.length
  await Promise.all(Array.from({ length: 10 }, () => store.open(name)))
  expect(s3.requests.slice(before)).toEqual([`HEAD media/${name}`, `GET media/${name}`])
})

it('sends a file from S3 if its new copy is gone or too old', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-cache-'))
  const remote = createFolderStore(join(folder, 'remote'))
  const store = createReadCache(remote, { folder: join(folder, 'copies'), maxBytes: 1_000_000 })
  const name = newName()
  await remote.write(name, bytes)
  // The clock moves on while the file is copied.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * DAY })
  const file = await store.open(name).finally(() => void vi.useRealTimers())
  expect(file && (await buffer(file.stream())).toString()).toBe('content')
})

it('forgets copies after a day, because other processes may have deleted the file', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-cache-'))
  const remote = open().store('media')
  const store = createReadCache(remote, { folder, maxBytes: 1_000_000 })
  const name = newName()
  await store.write(name, bytes)
  await store.open(name)
  await remote.remove(name)
  expect(await store.open(name)).toBeDefined()
  const [copy = ''] = await readdir(folder)
  const old = new Date(Date.now() - DAY - MINUTE)
  await utimes(join(folder, copy), old, old)
  expect(await store.open(name)).toBeUndefined()
})

it('can be controlled from outside when it runs as a process', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-process-'))
  const script = join(import.meta.dirname, 'doubles/s3-server.ts')
  const child = spawn(process.execPath, [script, '--port', '0', '--folder', folder])
  try {
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    const endpoint = /http:\S+\d/.exec(String(first))?.[0] ?? ''
    const { checkAccess } = open({}, { endpoint })
    expect(await checkAccess()).toEqual({})
    await fetch(`${endpoint}/_behavior`, { method: 'PUT', body: 'error' })
    expect(await checkAccess()).toEqual({ problem: 'S3 answered with status 500.' })
  } finally {
    child.kill()
  }
})

it('sends a file completely although its local copy is deleted before or while it is read', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-cache-'))
  const store = createReadCache(open().store('media'), { folder, maxBytes: 1_000_000 })
  const content = randomBytes(400_000)
  await store.write('trimmed/original', content)
  const deleteCopies = () => rm(folder, { recursive: true })
  for (const isCopied of [false, true]) {
    if (isCopied) await store.open('trimmed/original')
    const before = await store.open('trimmed/original')
    if (!before) throw new Error('no file')
    await deleteCopies()
    expect((await buffer(before.stream())).equals(content)).toBe(true)
    const range = await buffer(before.stream(5, 399_998))
    expect(range.equals(content.subarray(5, 399_999))).toBe(true)
  }
  const during = (await store.open('trimmed/original'))?.stream()
  const chunks: Buffer[] = []
  for await (const chunk of during ?? []) {
    if (chunks.length === 0) await deleteCopies()
    chunks.push(chunk)
  }
  expect(Buffer.concat(chunks).equals(content)).toBe(true)
})

it('sends files completely to many readers while the cache is much too small', async () => {
  const folder = await mkdtemp(join(inject('runFolder'), 's3-cache-'))
  const remote = open().store('media')
  // Two processes share the folder.
  const stores = [1, 2].map(() => createReadCache(remote, { folder, maxBytes: 250_000 }))
  const contents = Array.from({ length: 12 }, () => randomBytes(100_000))
  for (const [index, content] of contents.entries()) await remote.write(`busy/${index}`, content)
  const read = async (reader: number) => {
    for (let step = 0; step < 15; step++) {
      const index = (reader * 7 + step * 5) % contents.length
      const file = await stores[reader % 2]?.open(`busy/${index}`)
      if (!file) throw new Error('no file')
      // A reader may wait before it reads.
      await setImmediate()
      expect((await buffer(file.stream())).equals(contents[index] ?? Buffer.alloc(0))).toBe(true)
    }
  }
  await Promise.all(Array.from({ length: 6 }, (_, reader) => read(reader)))
})
