import { VitrineError } from '#base'
import type { S3Settings } from '#storage'

type Source = Readonly<Record<string, string | undefined>>

/** A setting for a message. A key in an address would appear in logs. */
export const withoutCredentials = (value: string) => value.replace(/^([a-z0-9]+:\/\/)?.*@/i, '$1…@')

const bad = (message: string) => new VitrineError('BAD_ENV', message)

/** The storage of files: `STORAGE`, by default S3 if a bucket is set. */
export function readStorage(source: Source): 'disk' | 's3' {
  const { STORAGE: storage = '', S3_BUCKET: bucket = '' } = source
  if (storage !== '' && storage !== 'disk' && storage !== 's3') {
    throw bad(`STORAGE must be disk or s3, not "${storage}".`)
  }
  if (storage === 's3' && bucket === '')
    throw bad('STORAGE=s3 needs the name of a bucket: set S3_BUCKET.')
  if (storage !== '') return storage
  return bucket === '' ? 'disk' : 's3'
}

/**
 * Settings of S3; undefined without `S3_BUCKET`.
 * @param nameOf Name of a variable in messages.
 */
export function readS3(
  source: Source,
  nameOf = (variable: string) => variable,
): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = source
  if (!bucket) return undefined
  const named = nameOf('S3_BUCKET')
  if (!/^[a-z0-9][a-z0-9._-]{1,253}[a-z0-9]$/i.test(bucket)) {
    throw bad(`${named} must be the name of a bucket, not "${withoutCredentials(bucket)}".`)
  }
  if (!S3_ACCESS_KEY_ID) {
    throw bad(`${named} needs a key: set ${nameOf('S3_ACCESS_KEY_ID')}.`)
  }
  if (!S3_SECRET_ACCESS_KEY) {
    throw bad(`${named} needs a key: set ${nameOf('S3_SECRET_ACCESS_KEY')}.`)
  }
  if (!source.S3_ENDPOINT && !source.S3_REGION) {
    throw bad(`${named} needs ${nameOf('S3_ENDPOINT')}, or ${nameOf('S3_REGION')} for Amazon S3.`)
  }
  const region = source.S3_REGION || 'auto'
  return {
    endpoint: readEndpoint(
      source.S3_ENDPOINT || `https://s3.${region}.amazonaws.com`,
      nameOf('S3_ENDPOINT'),
    ),
    region,
    bucket,
    prefix: readPrefix(source.S3_PREFIX ?? '', nameOf('S3_PREFIX')),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function readEndpoint(value: string, name: string): string {
  const url = URL.parse(value)
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search) {
    return url.origin
  }
  throw bad(
    `${name} must be an http(s) address without the bucket, such as https://s3.eu-central-1.amazonaws.com, not "${withoutCredentials(value)}".`,
  )
}

/** Ends with a slash unless it is empty. */
function readPrefix(value: string, name: string): string {
  if (!/^[A-Za-z0-9_./-]*$/.test(value)) {
    throw bad(`${name} may have letters, digits, "_", "-", "." and "/" only, not "${value}".`)
  }
  const prefix = value.split('/').filter(Boolean).join('/')
  return prefix && `${prefix}/`
}
