import { open, readFile, stat } from 'node:fs/promises'
import type { ConditionalUpload, S3Client } from './s3-client.ts'
import type { S3Limits } from './settings.ts'

/** Uploads a local file, in parts if it is large. Returns false if the object exists. */
export async function uploadFile(
  client: S3Client,
  limits: S3Limits,
  key: string,
  path: string,
  upload: ConditionalUpload,
): Promise<boolean> {
  const { size } = await stat(path)
  if (size <= limits.partBytes) return client.put(key, await readFile(path), upload)
  if (!upload.replace && (await client.head(key))) return false
  const uploadId = await client.beginParts(key, upload)
  try {
    const etags = await uploadParts(client, limits, { key, path, size, uploadId })
    const isStored = await client.endParts(key, uploadId, etags, upload)
    if (!isStored) await client.abortParts(key, uploadId).catch(() => {})
    return isStored
  } catch (error) {
    // A response may have been lost after the object was complete.
    const stored = await client.head(key).catch(() => undefined)
    if (stored?.sha256 === upload.sha256) return true
    await client.abortParts(key, uploadId).catch(() => {})
    throw error
  }
}

async function uploadParts(
  client: S3Client,
  { partBytes, parallelParts }: S3Limits,
  file: { key: string; path: string; size: number; uploadId: string },
): Promise<string[]> {
  const { key, path, size, uploadId } = file
  const count = Math.ceil(size / partBytes)
  const etags: string[] = []
  let next = 0
  const handle = await open(path)
  async function work() {
    // One for all parts, because garbage of this size is collected late.
    const buffer = Buffer.alloc(partBytes)
    while (next < count) {
      const index = next++
      const length = Math.min(partBytes, size - index * partBytes)
      const part = buffer.subarray(0, length)
      const { bytesRead } = await handle.read(part, 0, length, index * partBytes)
      if (bytesRead !== length) throw new Error(`The file ${path} was changed during its upload.`)
      etags[index] = (await client.putPart(key, uploadId, index + 1, part)).etag
    }
  }
  const workOrStop = () =>
    work().catch(error => {
      // The other workers finish their part.
      next = count
      throw error
    })
  try {
    const workers = Array.from({ length: Math.min(parallelParts, count) }, workOrStop)
    const outcomes = await Promise.allSettled(workers)
    const failure = outcomes.find(one => one.status === 'rejected')
    if (failure) throw failure.reason
    return etags
  } finally {
    await handle.close()
  }
}
