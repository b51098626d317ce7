import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { cacheCheck } from './cache-and-backup.ts'
import { type CacheFigures, type CheckDeps, finding } from './check.ts'
import { createWriteResult } from './index.ts'

const MB = 1024 * 1024

async function check(figures: Partial<CacheFigures>) {
  const standard = { pages: 900, bytes: 40 * MB, hits: 0, misses: 0, evicted: 0 }
  const deps = {
    env: readEnv({}),
    readCache: () => ({ ...standard, ...figures }),
  }
  const [finding] = await cacheCheck.run(deps as unknown as CheckDeps)
  return finding
}

it('finds a page cache that is too small by the pages that it drops for others', async () => {
  const crowded = await check({ hits: 700, misses: 300, evicted: 200 })
  expect(crowded).toMatchObject({ state: 'note', text: 'cache.full' })
  expect(crowded?.facts).toMatchObject({ percent: 70, evicted: 200 })
  expect(await check({ hits: 700, misses: 300, evicted: 20 })).toMatchObject({ state: 'ok' })
  // Rarely visited pages are dropped for others in any cache of a large site.
  expect(await check({ hits: 9900, misses: 100, evicted: 90 })).toMatchObject({ state: 'ok' })
})

it('explains a low hit rate that a larger cache would not raise', async () => {
  const changing = await check({ hits: 300, misses: 700 })
  expect(changing).toMatchObject({ state: 'note', text: 'cache.misses' })
  expect(await check({ hits: 1, misses: 100, evicted: 90 })).toMatchObject({ state: 'ok' })
})

it('writes numbers in the language of the reader', () => {
  const facts = { folder: '/data', free: 69.5, total: 1252 }
  const findings = [finding('ok', 'disk.free', facts)]
  const textIn = (language: string) =>
    createWriteResult(language)({ id: 'disk', state: 'ok', tookMs: 0, findings }).findings[0]?.text
  expect(textIn('en')).toBe('69.5 of 1,252 GB are free in /data.')
  expect(textIn('de')).toBe('69,5 von 1.252 GB sind in /data frei.')
})
