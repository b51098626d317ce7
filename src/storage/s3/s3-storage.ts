import { join } from 'node:path'
import type { DerivedStoreName, FileStorage, StoreName } from '../file-storage.ts'
import { checkBucket } from './check-bucket.ts'
import { createReadCache } from './read-cache.ts'
import { createS3Client } from './s3-client.ts'
import { createS3Store } from './s3-store.ts'
import { S3_LIMITS, type S3Limits, type S3Settings } from './settings.ts'

/** Stores with public files. Only these have local copies, because access to others is checked. */
const CACHED: readonly (StoreName | DerivedStoreName)[] = ['media', 'review-photos']

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
    checkAccess: () => checkBucket(client, s3),
  }
}
