import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Checks signatures of Amazon's Signature Version 4, written from its specification ("Authenticating
 * Requests: Using the Authorization Header" and "Using Query Parameters" of the S3 API reference)
 * and not from a client, so that a client's mistakes are found.
 */
export interface SignedRequest {
  method: string
  /** Raw path and query, as in the request line. */
  target: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export type SignatureProblem =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'SignatureDoesNotMatch'
  | 'AuthorizationHeaderMalformed'
  | 'RequestTimeTooSkewed'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const MAX_SKEW_MS = 15 * 60_000
const MAX_EXPIRES_SECONDS = 604_800

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Percent-encodes everything but the unreserved characters of RFC 3986. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )

export function signingKey({ secretAccessKey, region }: Credentials, day: string): Buffer {
  const date = hmac(`AWS4${secretAccessKey}`, day)
  return hmac(hmac(hmac(date, region), 's3'), 'aws4_request')
}

/** In S3 the path is encoded once, and it is not normalized. */
export function canonicalRequest(
  { method, target, headers }: SignedRequest,
  signedHeaders: readonly string[],
  payloadHash: string,
): string {
  const [path = '', query = ''] = split(target)
  const pairs = [...new URLSearchParams(query.replaceAll('+', '%2B'))]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
  return [
    method,
    path
      .split('/')
      .map(part => encode(decodeURIComponent(part)))
      .join('/'),
    pairs.map(([name, value]) => `${name}=${value}`).join('&'),
    ...signedHeaders.map(name => `${name}:${headerOf(headers, name)}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n')
}

export function stringToSign(at: string, scope: string, canonical: string): string {
  return [ALGORITHM, at, scope, sha256(canonical)].join('\n')
}

/** Undefined if the signature is right. The body must be checked against `x-amz-content-sha256`. */
export function signatureProblem(
  request: SignedRequest,
  credentials: Credentials,
  nowMs: number,
): SignatureProblem | undefined {
  const query = new URLSearchParams(split(request.target)[1] ?? '')
  return query.has('X-Amz-Signature')
    ? queryProblem(request, query, credentials, nowMs)
    : headerProblem(request, credentials, nowMs)
}

function headerProblem(
  request: SignedRequest,
  credentials: Credentials,
  nowMs: number,
): SignatureProblem | undefined {
  const authorization = headerOf(request.headers, 'authorization')
  if (!authorization) return 'AccessDenied'
  const [, credential = '', signed = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? []
  if (!credential) return 'AuthorizationHeaderMalformed'
  const at = headerOf(request.headers, 'x-amz-date')
  const signedHeaders = signed.split(';')
  // All x-amz headers must be signed.
  const unsigned = Object.keys(request.headers).find(
    name => name.startsWith('x-amz-') && !signedHeaders.includes(name),
  )
  if (unsigned) return 'AccessDenied'
  const skew = Math.abs(timeOf(at) - nowMs)
  if (!(skew <= MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  const payload = headerOf(request.headers, 'x-amz-content-sha256')
  return check(request, { credential, at, signedHeaders, signature, payload }, credentials)
}

function queryProblem(
  request: SignedRequest,
  query: URLSearchParams,
  credentials: Credentials,
  nowMs: number,
): SignatureProblem | undefined {
  const get = (name: string) => query.get(name) ?? ''
  if (get('X-Amz-Algorithm') !== ALGORITHM) return 'AuthorizationHeaderMalformed'
  const at = get('X-Amz-Date')
  const expires = Number(get('X-Amz-Expires'))
  if (!(expires > 0 && expires <= MAX_EXPIRES_SECONDS)) return 'AuthorizationHeaderMalformed'
  const from = timeOf(at)
  if (!(nowMs >= from - MAX_SKEW_MS && nowMs <= from + expires * 1000)) return 'AccessDenied'
  return check(
    request,
    {
      credential: get('X-Amz-Credential'),
      at,
      signedHeaders: get('X-Amz-SignedHeaders').split(';'),
      signature: get('X-Amz-Signature'),
      payload: 'UNSIGNED-PAYLOAD',
    },
    credentials,
  )
}

function check(
  request: SignedRequest,
  signed: {
    credential: string
    at: string
    signedHeaders: string[]
    signature: string
    payload: string
  },
  credentials: Credentials,
): SignatureProblem | undefined {
  const { credential, at, signedHeaders, signature, payload } = signed
  const [keyId, day = '', region, service, end] = credential.split('/')
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== credentials.region || service !== 's3' || end !== 'aws4_request') {
    return 'AuthorizationHeaderMalformed'
  }
  if (!signedHeaders.includes('host') || !at.startsWith(day)) return 'AccessDenied'
  const isSorted = signedHeaders.every(
    (name, index) => index === 0 || (signedHeaders[index - 1] ?? '') < name,
  )
  if (!isSorted) return 'SignatureDoesNotMatch'
  const canonical = canonicalRequest(request, signedHeaders, payload)
  const text = stringToSign(at, `${day}/${region}/s3/aws4_request`, canonical)
  const expected = hmac(signingKey(credentials, day), text)
  const given = Buffer.from(signature, 'hex')
  const isRight = given.length === expected.length && timingSafeEqual(given, expected)
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

function headerOf(headers: SignedRequest['headers'], name: string): string {
  return [headers[name] ?? '']
    .flat()
    .map(value => value.trim().replace(/\s+/g, ' '))
    .join(',')
}

/** Milliseconds of `20130524T000000Z`. */
function timeOf(at: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at)
  if (!parts) return Number.NaN
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

const split = (target: string) => {
  const at = target.indexOf('?')
  return at < 0 ? [target] : [target.slice(0, at), target.slice(at + 1)]
}
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
