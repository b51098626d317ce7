import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

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

it('names this machine localhost in addresses, since passkeys need a domain name', () => {
  expect(readEnv({ PORT: '3000' }).publicUrl).toBe('http://localhost:3000')
  expect(readEnv({ HOST: '10.0.0.5', PORT: '80' }).publicUrl).toBe('http://10.0.0.5')
  expect(readEnv({ PUBLIC_URL: 'http://127.0.0.1:3000' }).publicUrl).toBe('http://127.0.0.1:3000')
})
