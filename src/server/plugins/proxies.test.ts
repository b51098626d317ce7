import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { toClientKey } from './proxies.ts'

it('counts an IPv6 network as one client, and IPv4 in its dress as IPv4', () => {
  expect(toClientKey('2001:db8:0:1::5')).toBe(toClientKey('2001:db8:0:1:ffff:a:b:c'))
  expect(toClientKey('2001:db8:0:1::5')).not.toBe(toClientKey('2001:db8:0:2::5'))
  expect(toClientKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(toClientKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(toClientKey('::1')).toBe('0:0:0:0::/64')
})

it('takes proxies by address, range or network, and refuses anything else with a sentence', () => {
  const read = (TRUST_PROXY: string) => readEnv({ TRUST_PROXY }).trustProxy
  expect(read('')).toEqual([])
  expect(read('loopback, 172.18.0.0/16,2001:db8::/32')).toEqual([
    ...['loopback', '172.18.0.0/16', '2001:db8::/32'],
  ])
  for (const wrong of ['1', 'true', '10.0.0.0/33', 'nginx', '10.0.0.1/8/9', '10.0.0.1/']) {
    expect(() => read(wrong), wrong).toThrow('TRUST_PROXY')
  }
})
