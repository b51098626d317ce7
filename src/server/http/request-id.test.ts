import { expect, it } from 'vitest'
import { createRequestIds, createTrust } from './request-id.ts'

const request = (remoteAddress: string, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as never
const TRACE = '0af7651916cd43dd8448eb211c80319c'

it('takes the id of a trusted proxy, and makes one for all others', () => {
  const idOf = createRequestIds(['loopback', '10.1.0.0/16'])
  expect(idOf(request('127.0.0.1', { 'x-request-id': 'proxy-id-1' }))).toBe('proxy-id-1')
  expect(idOf(request('::ffff:10.1.2.3', { 'x-request-id': 'proxy-id-2' }))).toBe('proxy-id-2')
  const traceparent = `00-${TRACE}-b7ad6b7169203331-01`
  expect(idOf(request('127.0.0.1', { traceparent }))).toBe(TRACE)
  for (const [address, headers] of [
    ['203.0.113.9', { 'x-request-id': 'forged-id' }],
    ['127.0.0.1', { 'x-request-id': 'with space' }],
    ['127.0.0.1', { 'x-request-id': 'x'.repeat(100) }],
    ['127.0.0.1', { traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` }],
    ['127.0.0.1', {}],
  ] as const) {
    expect(idOf(request(address, headers))).toMatch(/^[a-z2-7]{16}$/)
  }
})

it('trusts nobody without TRUST_PROXY', () => {
  const isTrusted = createTrust([])
  expect(isTrusted('127.0.0.1')).toBe(false)
  expect(createTrust(['uniquelocal'])('172.18.0.5')).toBe(true)
  expect(createTrust(['uniquelocal'])('172.32.0.5')).toBe(false)
  expect(createTrust(['2001:db8::/32'])('2001:db8::1')).toBe(true)
  expect(createTrust(['loopback'])(undefined)).toBe(false)
})
