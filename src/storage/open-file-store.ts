import { resolve } from 'node:path'
import { SECOND, StorageUnavailable } from '#base'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import type { S3Settings } from './s3/settings.ts'

/** A folder on the local disk, or a prefix of a bucket. */
export type Place = { folder: string } | { s3: S3Settings }

/** Background work waits longer than a visitor would, and repeats requests more often. */
const PATIENT = { responseMs: 30 * SECOND, retries: 5, retryDelayMs: 500, failuresBeforePause: 50 }

/**
 * Opens one store outside of a site's storage, for background work. Fails with one sentence if S3
 * refuses the settings or does not answer.
 */
export async function openFileStore(
  place: Place,
  options: { temporaryFolder: string; variables: { key: string; bucket: string } },
): Promise<FileStore> {
  if ('folder' in place) return createFolderStore(resolve(place.folder))
  const [{ createS3Client }, { createS3Store }, { S3_LIMITS }, { checkBucket }] = await Promise.all(
    [
      import('./s3/s3-client.ts'),
      import('./s3/s3-store.ts'),
      import('./s3/settings.ts'),
      import('./s3/check-bucket.ts'),
    ],
  )
  const limits = { ...S3_LIMITS, ...PATIENT }
  const client = createS3Client(place.s3, limits)
  const { problem } = await checkBucket(client, place.s3, options.variables)
  if (problem) throw new StorageUnavailable(problem)
  const { temporaryFolder } = options
  return createS3Store({ client, limits, prefix: place.s3.prefix, temporaryFolder })
}
