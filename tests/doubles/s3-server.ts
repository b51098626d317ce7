import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Bucket, type FoundObject, openBucket, type ReceivedBody } from './s3-objects.ts'
import { type Credentials, signatureProblem } from './sigv4.ts'

/**
 * How requests are answered. `slow` waits, `hangs` never answers, `down` closes connections, `cut`
 * ends downloads in the middle, `no-bodies` fails downloads but not HEAD, `unconditional` refuses conditional uploads, as some services do.
 */
export type S3Behavior =
  | 'works'
  | 'slow'
  | 'hangs'
  | 'down'
  | 'error'
  | 'busy'
  | 'forbidden'
  | 'cut'
  | 'no-bodies'
  | 'unconditional'

export const S3_KEY: Credentials = {
  accessKeyId: 'TESTKEY0000000000001',
  secretAccessKey: 'test/secret+key',
  region: 'eu-test-1',
}
const SLOW_MS = 2000
/** Changes the behavior of a server in its own process: `PUT /_behavior` with the name as body. */
const BEHAVIOR_PATH = '/_behavior'

const STATUS: Record<string, number> = {
  AccessDenied: 403,
  AuthorizationHeaderMalformed: 400,
  BadDigest: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidPart: 400,
  InvalidRange: 416,
  InvalidRequest: 400,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  SlowDown: 503,
}

class S3Error extends Error {}
const fail = (code: string) => new S3Error(code)

interface Call {
  request: IncomingMessage
  response: ServerResponse
  bucket: Bucket
  key: string
  query: URLSearchParams
  behavior: S3Behavior
}

/** A server with the S3 functions that the store uses. It checks signatures and stores on disk. */
export async function startS3({
  folder,
  bucket = 'site',
  port = 0,
  credentials = S3_KEY,
}: {
  folder: string
  bucket?: string
  port?: number
  credentials?: Credentials
}) {
  await openBucket(join(folder, bucket)).create()
  const requests: string[] = []
  let behavior: S3Behavior = 'works'

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request
    if (url === BEHAVIOR_PATH && method === 'PUT') {
      behavior = (await textOf(request)) as S3Behavior
      return response.end()
    }
    const { pathname, searchParams: query } = new URL(url, 'http://localhost')
    const [, name = '', ...rest] = pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    requests.push(`${method} ${key}`)
    if (behavior === 'down') return request.socket.destroy()
    if (behavior === 'hangs') return undefined
    if (behavior === 'slow') await wait(SLOW_MS)
    if (behavior === 'error') throw fail('InternalError')
    if (behavior === 'busy') throw fail('SlowDown')
    if (behavior === 'no-bodies' && method === 'GET') throw fail('InternalError')
    if (behavior === 'forbidden') throw fail('AccessDenied')
    const signed = { method, target: url, headers: request.headers }
    const problem = signatureProblem(signed, credentials, Date.now())
    if (problem) throw fail(problem)
    const store = openBucket(join(folder, name.replace(/[^\w.-]/g, '')))
    if (!store.exists()) throw fail('NoSuchBucket')
    return handle({ request, response, bucket: store, key, query, behavior })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      const code = error instanceof S3Error ? error.message : 'InternalError'
      if (response.headersSent) return request.socket.destroy()
      request.resume()
      response.writeHead(STATUS[code] ?? 500, { 'content-type': 'application/xml' })
      const isHead = request.method === 'HEAD'
      response.end(
        isHead ? '' : xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
      )
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    bucket: openBucket(join(folder, bucket)),
    requests,
    /** Settings of a site that uses this server. */
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: credentials.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    behave(next: S3Behavior) {
      behavior = next
    },
    async stop() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export type S3Double = Awaited<ReturnType<typeof startS3>>

async function handle(call: Call) {
  const { request, key, query } = call
  switch (request.method) {
    case 'GET':
      if (key) return download(call)
      return query.get('list-type') === '2' ? list(call) : reject('NotImplemented')
    case 'HEAD':
      return download(call)
    case 'PUT':
      return query.has('uploadId') ? uploadPart(call) : upload(call)
    case 'POST':
      return query.has('uploads') ? beginUpload(call) : endUpload(call)
    case 'DELETE':
      if (query.has('uploadId')) await call.bucket.abortUpload(query.get('uploadId') ?? '')
      else await call.bucket.remove(key)
      return call.response.writeHead(204).end()
    default:
      return reject('MethodNotAllowed')
  }
}

const reject = (code: string): never => {
  throw fail(code)
}

async function download({ request, response, bucket, key, query, behavior }: Call) {
  const found = (await bucket.find(key)) ?? reject('NoSuchKey')
  const { start, end } = rangeOf(request.headers.range, found)
  const isPart = request.headers.range !== undefined
  const metadata = Object.entries(found.metadata).map(([name, value]) => [
    `x-amz-meta-${name}`,
    value,
  ])
  response.writeHead(isPart ? 206 : 200, {
    ...Object.fromEntries(metadata),
    etag: `"${found.etag}"`,
    'content-length': end - start + 1,
    'content-type': query.get('response-content-type') ?? found.contentType,
    'last-modified': found.modified.toUTCString(),
    'accept-ranges': 'bytes',
    ...(isPart ? { 'content-range': `bytes ${start}-${end}/${found.bytes}` } : {}),
    ...(query.has('response-content-disposition')
      ? { 'content-disposition': query.get('response-content-disposition') ?? '' }
      : {}),
  })
  if (request.method === 'HEAD' || found.bytes === 0) return response.end()
  if (behavior !== 'cut') return pipeline(found.stream(start, end), response)
  for await (const chunk of found.stream(start, start + Math.floor((end - start) / 2))) {
    response.write(chunk)
  }
  await wait(50)
  return request.socket.destroy()
}

function rangeOf(range: string | undefined, { bytes }: FoundObject) {
  if (range === undefined) return { start: 0, end: bytes - 1 }
  const [, from = '', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(range) ?? []
  const start = Number(from)
  const end = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  return from === '' || start >= bytes || end < start ? reject('InvalidRange') : { start, end }
}

async function list({ response, bucket, query }: Call) {
  const prefix = query.get('prefix') ?? ''
  const most = Math.min(Number(query.get('max-keys') ?? 1000), 1000)
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64').toString() : (query.get('start-after') ?? '')
  const all = (await bucket.keys()).filter(key => key.startsWith(prefix) && key > after)
  const page = all.slice(0, most)
  const isTruncated = all.length > page.length
  const next = Buffer.from(page.at(-1) ?? '').toString('base64')
  const entries: string[] = []
  for (const key of page) {
    const found = await bucket.find(key)
    if (!found) continue
    entries.push(
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${found.modified.toISOString()}</LastModified><ETag>&quot;${found.etag}&quot;</ETag><Size>${found.bytes}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
    )
  }
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    xml(
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${isTruncated ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}${entries.join('')}</ListBucketResult>`,
    ),
  )
}

async function upload(call: Call) {
  const { request, response, bucket, key } = call
  const isConditional = conditionOf(call)
  await withBody(call, async body => {
    if (!(await bucket.put(key, body, headOf(request), isConditional))) reject('PreconditionFailed')
    response.writeHead(200, { etag: `"${body.md5.toString('hex')}"` }).end()
  })
}

async function beginUpload({ request, response, bucket, key }: Call) {
  request.resume()
  const id = await bucket.beginUpload(headOf(request))
  response.writeHead(200, { 'content-type': 'application/xml' })
  response.end(
    xml(
      `<InitiateMultipartUploadResult><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    ),
  )
}

async function uploadPart(call: Call) {
  const { response, bucket, query } = call
  const id = query.get('uploadId') ?? ''
  const number = Number(query.get('partNumber'))
  if (!bucket.hasUpload(id)) reject('NoSuchUpload')
  if (!(number >= 1 && number <= 10_000)) reject('InvalidRequest')
  await withBody(call, async body => {
    const etag = await bucket.putPart(id, number, body)
    response.writeHead(200, { etag: `"${etag}"` }).end()
  })
}

async function endUpload(call: Call) {
  const { request, response, bucket, key, query } = call
  const id = query.get('uploadId') ?? ''
  if (!bucket.hasUpload(id)) reject('NoSuchUpload')
  const isConditional = conditionOf(call)
  const parts = [
    ...(await textOf(request)).matchAll(
      /<PartNumber>(\d+)<\/PartNumber><ETag>(?:&quot;|")?([0-9a-f]{32})/g,
    ),
  ].map(([, number, etag = '']) => ({ number: Number(number), etag }))
  const stored =
    parts.length > 0
      ? await bucket.endUpload(id, key, parts, isConditional)
      : reject('InvalidRequest')
  if (stored === false) return reject('PreconditionFailed')
  if (stored !== true) return reject(stored)
  response.writeHead(200, { 'content-type': 'application/xml' })
  return response.end(
    xml(
      `<CompleteMultipartUploadResult><Key>${escapeXml(key)}</Key><ETag>"x"</ETag></CompleteMultipartUploadResult>`,
    ),
  )
}

function conditionOf({ request, behavior }: Call): boolean {
  const condition = request.headers['if-none-match']
  if (condition === undefined) return false
  if (condition !== '*' || behavior === 'unconditional') return reject('NotImplemented')
  return true
}

/** Receives a body and compares it with all digests that the request names. */
async function withBody({ request, bucket }: Call, work: (body: ReceivedBody) => Promise<void>) {
  const { headers } = request
  if (headers['content-length'] === undefined) reject('MissingContentLength')
  const body = await bucket.receive(request)
  try {
    const payload = String(headers['x-amz-content-sha256'])
    const digests = [
      [headers['content-md5'], body.md5.toString('base64')],
      [headers['x-amz-checksum-sha256'], body.sha256.toString('base64')],
      [payload === 'UNSIGNED-PAYLOAD' ? undefined : payload, body.sha256.toString('hex')],
    ]
    if (digests.some(([named, real]) => named !== undefined && named !== real)) reject('BadDigest')
    await work(body)
  } finally {
    await rm(body.path, { force: true })
  }
}

function headOf({ headers }: IncomingMessage) {
  const metadata = Object.entries(headers)
    .filter(([name]) => name.startsWith('x-amz-meta-'))
    .map(([name, value]) => [name.slice('x-amz-meta-'.length), String(value)])
  return {
    contentType: headers['content-type'] ?? 'binary/octet-stream',
    metadata: Object.fromEntries(metadata) as Record<string, string>,
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

const xml = (content: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${content}`
const escapeXml = (text: string) => text.replace(/[&<>"']/g, char => `&#${char.charCodeAt(0)};`)

// As a process: node tests/doubles/s3-server.ts --port 9000 --folder /path --bucket site
if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, folder: { type: 'string' }, bucket: { type: 'string' } },
  })
  const { folder = '', bucket = 'site', port = '9000' } = values
  if (!folder) throw new Error('Name a folder for the objects: --folder')
  const { endpoint } = await startS3({ folder, bucket, port: Number(port) })
  process.stdout.write(`S3 double at ${endpoint}, bucket ${bucket}\n`)
}
