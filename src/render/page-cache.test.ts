import { expect, it } from 'vitest'
import { createPageCache } from './page-cache.ts'

const page = (body: string) => async () => ({
  status: 200,
  body,
  tags: new Set<string>(),
  isPrivate: false,
})

it('lets no number of searches push out a page', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  await cache.getOrRender('/', page('home'))
  for (let index = 0; index < 100; index++) {
    await cache.getOrRender(`/shop?q=${index}`, page(`${'x'.repeat(5000)}${index}`))
  }
  expect(cache.get('/')).toBeDefined()
  expect(cache.get('/shop?q=99')).toBeDefined()
  expect(cache.get('/shop?q=0')).toBeUndefined()
  expect(cache.stats().bytes).toBeLessThan(30_000)
})

it('keeps nothing where there is nothing', async () => {
  const cache = createPageCache({ maxBytes: 100_000, now: () => 0 })
  expect(await cache.getOrRender('/a', async () => undefined)).toBeUndefined()
  expect(cache.stats().pages).toBe(0)
  expect(await cache.getOrRender('/a', page('now there is'))).toMatchObject({ status: 200 })
})
