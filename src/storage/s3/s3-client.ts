import { createHash } from 'node:crypto'
import { S3mini, S3ServiceError } from 's3mini'
import { StorageUnavailable } from '#base'
import { createS3Fetch } from './s3-fetch.ts'
import type { S3Limits, S3Settings } from './settings.ts'

export interface ObjectFacts {
  bytes: number
  /** Recorded at the upload; undefined for objects of other programs. */
  sha256: string | undefined
}

export interface ListedObject {
  key: string
  bytes: number
  modifiedMs: number
}

export interface ConditionalUpload {
  sha256: string
  replace: boolean
}

/**
 * s3mini has no function for HEAD with all headers, and none for a conditional end of a multipart
 * upload. Its signed requests are private in its types, so package.json names the exact version,
 * and the conformance suite covers both requests.
 */
interface SignedRequests {
  _signedRequest(
    method: 'HEAD' | 'POST',
    key: string,
    options: {
      query?: Record<string, string>
      headers?: Record<string, string>
      body?: string
      tolerated?: number[]
    },
  ): Promise<Response>
}

type Headers = Record<string, string>

/** Requests to one bucket. All functions throw `StorageUnavailable` for unexpected answers. */
export function createS3Client(settings: S3Settings, limits: S3Limits) {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    fetch: createS3Fetch(limits),
  })
  const signed = s3 as unknown as SignedRequests
  /** Some services, such as B2, refuse conditional uploads. Then existence is checked before. */
  let isConditional = true

  const conditionOf = ({ replace }: ConditionalUpload): Headers =>
    replace || !isConditional ? {} : { 'if-none-match': '*' }

  async function head(key: string): Promise<ObjectFacts | undefined> {
    const response = await calling(() =>
      signed._signedRequest('HEAD', key, { tolerated: [200, 404] }),
    )
    if (response.status === 404) return undefined
    return {
      bytes: Number(response.headers.get('content-length')),
      sha256: response.headers.get('x-amz-meta-sha256') ?? undefined,
    }
  }

  /** Runs an upload with its condition. Returns false if the object exists. */
  async function conditionally(
    key: string,
    upload: ConditionalUpload,
    send: (condition: Headers) => Promise<unknown>,
  ): Promise<boolean> {
    if (!upload.replace && !isConditional && (await head(key))) return false
    try {
      await send(conditionOf(upload))
      return true
    } catch (error) {
      const status = error instanceof S3ServiceError ? error.status : 0
      if (status === 412) return false
      if (status === 501 && !upload.replace && isConditional) {
        isConditional = false
        return conditionally(key, upload, send)
      }
      throw toUnavailable(error)
    }
  }

  return {
    head,

    /** The response to a GET request; undefined if the object does not exist. Positions are inclusive. */
    async get(key: string, start?: number, end?: number): Promise<Response | undefined> {
      const isWhole = start === undefined && end === undefined
      try {
        const until = end === undefined ? undefined : end + 1
        return await s3.getObjectRaw(key, isWhole, start ?? 0, until)
      } catch (error) {
        if (error instanceof S3ServiceError && error.status === 404) return undefined
        throw toUnavailable(error)
      }
    },

    /** Uploads an object in one request. Returns false if it exists. */
    put: (key: string, bytes: Uint8Array, upload: ConditionalUpload) =>
      conditionally(key, upload, condition =>
        s3.putObject(key, bytes, undefined, undefined, {
          ...condition,
          'content-md5': md5(bytes),
          'x-amz-meta-sha256': upload.sha256,
        } as Headers),
      ),

    beginParts: (key: string, { sha256 }: ConditionalUpload) =>
      calling(() =>
        s3.getMultipartUploadId(key, undefined, undefined, {
          'x-amz-meta-sha256': sha256,
        }),
      ),

    putPart: (key: string, uploadId: string, number: number, bytes: Uint8Array) =>
      calling(() =>
        s3.uploadPart(key, uploadId, bytes, number, {}, undefined, {
          'content-md5': md5(bytes),
        } as Headers),
      ),

    /** Joins the parts of an object. Returns false if it exists. */
    endParts: (key: string, uploadId: string, etags: string[], upload: ConditionalUpload) =>
      conditionally(key, upload, async condition => {
        const response = await signed._signedRequest('POST', key, {
          query: { uploadId },
          body: toPartList(etags),
          headers: { ...condition, 'content-type': 'application/xml' },
        })
        // S3 may send status 200 before it knows the outcome.
        const answer = await response.text()
        if (answer.includes('<Error>')) {
          throw new StorageUnavailable('S3 could not complete the upload.')
        }
      }),

    abortParts: (key: string, uploadId: string) =>
      calling(() => s3.abortMultipartUpload(key, uploadId)),

    remove: (key: string) => calling(() => s3.deleteObject(key)),

    /** Objects in the order of their keys, with one request for 1000. */
    async *list(prefix: string): AsyncGenerator<ListedObject> {
      let token: string | undefined
      do {
        const after = token
        const page = await calling(() => s3.listObjectsPaged('/', prefix, 1000, after))
        if (!page) throw new StorageUnavailable(`The bucket ${bucket} does not exist.`)
        for (const { Key, Size, LastModified } of page.objects ?? []) {
          yield { key: Key, bytes: Number(Size), modifiedMs: LastModified.getTime() }
        }
        token = page.nextContinuationToken
      } while (token)
    },

    /** Fails with the error of s3mini if the bucket cannot be listed. */
    probe: (prefix: string) => s3.listObjectsPaged('/', prefix, 1),

    signedUrl: (key: string, expiresSeconds: number, query: Record<string, string>) =>
      s3.getPresignedUrl('GET', key, expiresSeconds, query),
  }
}

export type S3Client = ReturnType<typeof createS3Client>

async function calling<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw toUnavailable(error)
  }
}

function toUnavailable(error: unknown): unknown {
  if (!(error instanceof S3ServiceError)) return error
  const { status, serviceCode = 'no code' } = error
  return new StorageUnavailable(`S3 answered with status ${status} (${serviceCode}).`, {
    cause: error,
  })
}

/** The service compares it with the bytes that it received (RFC 1864). All services support it. */
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('base64')

function toPartList(etags: string[]): string {
  const parts = etags.map(
    (etag, index) =>
      `<Part><PartNumber>${index + 1}</PartNumber><ETag>&quot;${etag}&quot;</ETag></Part>`,
  )
  return `<CompleteMultipartUpload xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${parts.join('')}</CompleteMultipartUpload>`
}
