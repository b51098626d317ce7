import { expect, it } from 'vitest'
import { type SignedRequest, signatureProblem } from './sigv4.ts'

/** Published examples of the S3 API reference, "Signature Calculations". */
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const now = Date.UTC(2013, 4, 24)
const host = 'examplebucket.s3.amazonaws.com'
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'

function signed(
  method: string,
  target: string,
  headers: Record<string, string>,
  signature: string,
): SignedRequest {
  const all: Record<string, string> = {
    host,
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': EMPTY,
    ...headers,
  }
  const names = Object.keys(all).sort().join(';')
  const authorization = `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=${names},Signature=${signature}`
  return { method, target, headers: { ...all, authorization } }
}

const examples: Record<string, SignedRequest> = {
  'GET Object': signed(
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ),
  'PUT Object': signed(
    'PUT',
    '/test%24file.text',
    {
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ),
  'GET Bucket Lifecycle': signed(
    'GET',
    '/?lifecycle',
    {},
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ),
  'GET Bucket (List Objects)': signed(
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ),
  'presigned GET': {
    method: 'GET',
    target: `/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=${encodeURIComponent(SCOPE)}&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404`,
    headers: { host },
  },
}

it.each(Object.entries(examples))('accepts the published signature of %s', (_, request) => {
  expect(signatureProblem(request, credentials, now)).toBeUndefined()
})

it.each(Object.entries(examples))('refuses a changed request: %s', (_, request) => {
  const secretAccessKey = `${credentials.secretAccessKey}x`
  expect(signatureProblem(request, { ...credentials, secretAccessKey }, now)).toBe(
    'SignatureDoesNotMatch',
  )
  expect(signatureProblem({ ...request, method: 'DELETE' }, credentials, now)).toBe(
    'SignatureDoesNotMatch',
  )
})

it('refuses unknown keys, unsigned requests, old requests and expired links', () => {
  const get = examples['GET Object'] as SignedRequest
  const link = examples['presigned GET'] as SignedRequest
  const other = { ...credentials, accessKeyId: 'other' }
  expect(signatureProblem(get, other, now)).toBe('InvalidAccessKeyId')
  expect(signatureProblem({ ...get, headers: { host } }, credentials, now)).toBe('AccessDenied')
  expect(signatureProblem(get, credentials, now + 16 * 60_000)).toBe('RequestTimeTooSkewed')
  expect(signatureProblem(link, credentials, now + 86_401_000)).toBe('AccessDenied')
})

it('refuses an x-amz header that is not signed', () => {
  const get = examples['GET Object'] as SignedRequest
  const headers = { ...get.headers, 'x-amz-meta-sha256': 'x' }
  expect(signatureProblem({ ...get, headers }, credentials, now)).toBe('AccessDenied')
})
