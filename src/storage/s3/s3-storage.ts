import { join } from 'node:path'
import { StorageUnavailable, VitrineError } from '#base'
import type { FileStorage, StoreName } from '../storage.ts'
import { createReadCache } from './read-cache.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'
import { S3_LIMITS, type S3Limits, type S3Settings } from './settings.ts'

/** Stores with public files. Only these have local copies, because access to others is checked. */
const CACHED: readonly StoreName[] = ['media', 'review-photos']

export function createS3Storage(options: {
  dataDir: string
  s3: S3Settings
  cacheMb: number
  limits?: Partial<S3Limits>
}): FileStorage {
  const { dataDir, s3, cacheMb } = options
  const limits = { ...S3_LIMITS, ...options.limits }
  const client = createS3Client(s3, limits)
  return {
    kind: 's3',
    store(name) {
      const store = createS3Store({
        client,
        limits,
        prefix: `${s3.prefix}${name}/`,
        temporaryFolder: join(dataDir, name, '.incoming'),
      })
      if (cacheMb === 0 || !CACHED.includes(name)) return store
      const maxBytes = (cacheMb * 1024 * 1024) / CACHED.length
      return createReadCache(store, { folder: join(dataDir, 's3-cache', name), maxBytes })
    },
    async checkAccess() {
      try {
        if (await client.probe(s3.prefix)) return {}
      } catch (cause) {
        if (cause instanceof StorageUnavailable) return { problem: cause.message }
        throw new VitrineError('S3_REFUSED', toSentence(s3, cause), { cause })
      }
      const message = `There is no bucket "${s3.bucket}" at ${s3.endpoint}: create it, or correct S3_BUCKET.`
      throw new VitrineError('S3_NO_BUCKET', message)
    },
  }
}

function toSentence({ endpoint, bucket, region }: S3Settings, cause: unknown): string {
  const { status = 0, serviceCode = 'Unknown' } = cause as { status?: number; serviceCode?: string }
  const code = serviceCode === 'Unknown' ? `status ${status}` : serviceCode
  if (serviceCode === 'InvalidAccessKeyId' || serviceCode === 'SignatureDoesNotMatch') {
    return `${endpoint} refuses the key (${code}): check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`
  }
  if (status === 403) {
    return `${endpoint} does not allow this key to use the bucket "${bucket}" (${code}): give it access, or correct S3_BUCKET.`
  }
  if (serviceCode === 'PermanentRedirect' || serviceCode === 'AuthorizationHeaderMalformed') {
    return `The bucket "${bucket}" is not in the region "${region}" (${code}): correct S3_REGION or S3_ENDPOINT.`
  }
  return `The bucket "${bucket}" at ${endpoint} cannot be used (${code}): check the S3 settings.`
}
