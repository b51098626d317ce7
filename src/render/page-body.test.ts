import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { createPageBody } from './page-body.ts'

const TEXT = '<p>Bowls, plates and cups</p>'.repeat(200)

it('makes each coding once, when it is requested', async () => {
  const body = createPageBody(TEXT, () => {})
  expect(body.made('br')).toBeUndefined()
  const [one, other] = await Promise.all([body.make('br'), body.make('br')])
  expect(one).toBe(other)
  expect(body.made('br')).toBe(one)
  expect(String(brotliDecompressSync(one))).toBe(TEXT)
})

it('keeps no plain body that nobody requested, and restores it', async () => {
  const onResize = vi.fn()
  const body = createPageBody(TEXT, onResize)
  expect(body.size()).toBe(TEXT.length)
  const brotli = await body.make('br')
  expect(onResize).toHaveBeenCalledTimes(1)
  expect(body.size()).toBe(brotli.length)
  expect(String(gunzipSync(await body.make('gzip')))).toBe(TEXT)
  expect(String(await body.make('identity'))).toBe(TEXT)
  expect(body.made('identity')).toBeDefined()
})

it('restores the plain body from gzip alone', async () => {
  const body = createPageBody(TEXT, () => {})
  await body.make('gzip')
  expect(String(await body.make('identity'))).toBe(TEXT)
})

it('has the same digest as the same body, and another than a different one', () => {
  const digestOf = (text: string) => createPageBody(text, () => {}).digest
  expect(digestOf(TEXT)).toBe(digestOf(TEXT))
  expect(digestOf(TEXT)).not.toBe(digestOf(`${TEXT} `))
})
