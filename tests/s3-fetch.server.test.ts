import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest'
import { StorageUnavailable } from '#base'
import { createS3Storage } from '../src/storage/s3/s3-storage.ts'
import { S3_LIMITS, type S3Limits } from '../src/storage/s3/settings.ts'
import type { FileStorage } from '../src/storage/storage.ts'
import { S3_KEY, type S3Behavior, type S3Double, startS3 } from './doubles/s3-server.ts'

let s3: S3Double
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(inject('runFolder'), 's3-fetch-'))
  s3 = await startS3({ folder: dataDir })
})
afterEach(() => s3.behave('works'))
afterAll(() => s3.stop())

const QUICK = { retryDelayMs: 5, responseMs: 300, joinMs: 300, idleMs: 300 }

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
      () => store.remove(name),
      () => store.keysBefore(0),
    ]) {
      const before = Date.now()
      await expect(call()).rejects.toThrow(StorageUnavailable)
      expect(Date.now() - before).toBeLessThan(1900)
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
  expect(Date.now() - before).toBeLessThan(2000)
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
  expect(problem).toMatch(/^S3 cannot be reached \(.+\)\.$/)
})
