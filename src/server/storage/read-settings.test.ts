import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'

const s3 = {
  S3_BUCKET: 'shop-files',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it('stores files on disk unless a bucket is set', () => {
  expect(readEnv({})).toMatchObject({ storage: 'disk', s3: undefined })
  expect(readEnv({ ...s3 }).storage).toBe('s3')
  const waiting = readEnv({ ...s3, STORAGE: 'disk' })
  expect(waiting).toMatchObject({ storage: 'disk', s3: { bucket: 'shop-files' } })
})

it('reads the endpoint and the prefix', () => {
  expect(readEnv({ ...s3 }).s3).toMatchObject({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    prefix: '',
  })
  const other = { S3_ENDPOINT: 'https://minio.example.com:9000/', S3_PREFIX: '/sites//one' }
  expect(readEnv({ ...s3, ...other }).s3).toMatchObject({
    endpoint: 'https://minio.example.com:9000',
    prefix: 'sites/one/',
  })
})

it('says in one sentence which setting is wrong', () => {
  const sentences: [Record<string, string>, string][] = [
    [{ STORAGE: 'cloud' }, 'STORAGE must be disk or s3, not "cloud".'],
    [{ STORAGE: 's3', S3_BUCKET: '' }, 'STORAGE=s3 needs the name of a bucket: set S3_BUCKET.'],
    [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET must be the name of a bucket, not "a/b".'],
    [{ S3_ACCESS_KEY_ID: '' }, 'S3_BUCKET needs a key: set S3_ACCESS_KEY_ID.'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'S3_BUCKET needs a key: set S3_SECRET_ACCESS_KEY.'],
    [{ S3_REGION: '' }, 'S3_BUCKET needs S3_ENDPOINT, or S3_REGION for Amazon S3.'],
    [{ S3_ENDPOINT: 'https://x.example/bucket' }, 'without the bucket'],
    [{ S3_ENDPOINT: 'https://key:secret@x.example/bucket' }, 'not "https://…@x.example/bucket"'],
    [
      { BACKUP_TO: 's3://key:secret@bucket/prefix' },
      'BACKUP_TO must be the name of a bucket, not "…@bucket".',
    ],
    [{ BACKUP_TO: 'https://key:secret@host/x' }, 'or s3://bucket/prefix, not "https://…@host/x".'],
    [{ S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an http(s) address'],
    [{ S3_PREFIX: 'a b' }, 'S3_PREFIX may have letters'],
    [{ S3_CACHE_MB: 'many' }, 'S3_CACHE_MB must be a whole number, not "many".'],
  ]
  for (const [wrong, sentence] of sentences) {
    expect(() => readEnv({ ...s3, ...wrong })).toThrow(sentence)
  }
})
