import { afterEach, expect, it } from 'vitest'
import { invalidate } from '#db'
import { createPurgeApi } from '../src/server/cdn/purge-api.ts'
import { createCdnPurge } from '../src/server/cdn/purge-cdn.ts'
import { startCdn } from './doubles/cdn.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { publishText } from './support/pages.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const START = Date.UTC(2026, 2, 2, 9)

for (const provider of ['cloudflare', 'fastly'] as const) {
  describeDatabases(
    `pages behind ${provider}`,
    openDatabase => {
      const stops: (() => Promise<unknown>)[] = []
      afterEach(async () => {
        for (const stop of stops.splice(0)) await stop()
      })

      async function open(environment: Record<string, string> = {}) {
        const cdn = await startCdn(provider)
        stops.push(cdn.stop)
        const clock = createManualClock(START)
        const all = { ...cdn.environment, ...environment }
        const services = await openTestServices(openDatabase, all, clock)
        const app = await buildTestApp(services)
        const put = (path: string, text: string) => publishText(services, path, text)
        const get = (url: string, headers: Record<string, string> = {}) =>
          cdn.get(url, async () => {
            const answer = await app.inject({ url, headers: { accept: 'text/html', ...headers } })
            return {
              status: answer.statusCode,
              body: answer.body,
              headers: answer.headers as Record<string, string>,
            }
          })
        const { env } = services
        if (!env.cdn) throw new Error('no CDN')
        const api = createPurgeApi(env.cdn, services)
        const deps = { db: services.db, clock, provider, release: '1.0.0', api, settleMs: 1 }
        /** Drops what changed and purges, as the copies do. */
        const purge = createCdnPurge(deps)
        return {
          services,
          app,
          cdn,
          clock,
          put,
          get,
          purge,
          restarted: (release = '1.0.0') => createCdnPurge({ ...deps, release }),
        }
      }

      it('are stored until a change of them is purged, and other pages stay', async () => {
        const { cdn, put, get, purge, app } = await open()
        await put('/a', 'Text one')
        await put('/b', 'Other')
        await purge()
        expect(cdn.calls).toEqual(['everything'])
        await expect
          .poll(async () => ((await get('/a')).isHit ? (await get('/b')).isHit : false))
          .toBe(true)
        expect((await get('/a')).headers).toMatchObject({
          'cache-control': 'public, max-age=0, must-revalidate',
        })
        await purge()
        expect(cdn.calls).toHaveLength(1)
        await put('/a', 'Text two')
        await expect
          .poll(
            async () => (await app.inject({ url: '/a', headers: { accept: 'text/html' } })).body,
          )
          .toContain('Text two')
        expect((await get('/a')).body).toContain('Text one')
        await purge()
        expect([cdn.isStored('/a'), cdn.isStored('/b')]).toEqual([false, true])
        expect((await get('/a')).body).toContain('Text two')
      })

      it('are not stored if they are missing, redirects, private or without lifetime', async () => {
        const { cdn, get, put, services } = await open()
        await put('/a', 'Text')
        await services.pages.redirects.set('/old', '/a')
        for (const url of ['/nowhere', '/old', '/admin', '/healthz', '/a/', '/schema/page.json']) {
          const { headers } = await get(url)
          expect(cdn.isStored(url), url).toBe(false)
          expect(headers['cache-control'], url).toBeDefined()
        }
      })

      it('a storm of changes becomes few calls', async () => {
        const { services, cdn, purge } = await open()
        await purge()
        cdn.calls.length = 0
        for (let from = 0; from < 10_000; from += 500) {
          const tags = Array.from({ length: 500 }, (_, index) => `product:${from + index}`)
          await invalidate(services.db, tags)
        }
        await purge()
        expect(cdn.calls).toEqual(['everything'])
        const some = Array.from({ length: 130 }, (_, index) => `product:${index}`)
        await invalidate(services.db, some)
        await invalidate(services.db, [...some, 'site'])
        await purge()
        const tags = cdn.calls.slice(1).flatMap(call => (call === 'everything' ? [] : call.tags))
        // 130 products, their kind and the site, each once.
        expect(new Set(tags).size).toBe(132)
        expect(tags).toHaveLength(132)
        expect(cdn.calls).toHaveLength(provider === 'cloudflare' ? 3 : 2)
      })

      it('waits as long as the provider asks, and loses no change by a failure or restart', async () => {
        const { services, cdn, purge, clock, restarted } = await open()
        await purge()
        cdn.calls.length = 0
        await invalidate(services.db, ['page:1'])
        cdn.faults.push({ status: 429, headers: { 'retry-after': '30' } })
        await expect(purge()).rejects.toThrow('429')
        await invalidate(services.db, ['page:2'])
        clock.advance(29_000)
        await purge()
        expect(cdn.calls).toEqual([])
        clock.advance(2_000)
        cdn.faults.push({ status: 500 })
        await expect(purge()).rejects.toThrow('500')
        await restarted()()
        expect(cdn.calls).toHaveLength(1)
        expect(cdn.calls[0]).toMatchObject({ tags: { length: 3 } })
        // After an outage that is longer than changes are kept, everything is purged.
        clock.advance(13 * 3600_000)
        await restarted()()
        expect(cdn.calls.at(-1)).toBe('everything')
      })

      it('are all purged once by another release, whose pages have other scripts', async () => {
        const { cdn, purge, restarted } = await open()
        await purge()
        await restarted()()
        expect(cdn.calls).toEqual(['everything'])
        const upgraded = restarted('1.1.0')
        await upgraded()
        await upgraded()
        expect(cdn.calls).toEqual(['everything', 'everything'])
      })

      it('are purged again some time after an upgrade, also of what old copies filled in', async () => {
        const { cdn, clock, put, get, purge, restarted } = await open()
        await put('/a', 'Text')
        await purge()
        const upgraded = restarted('1.1.0')
        await upgraded()
        await upgraded()
        expect(cdn.calls).toHaveLength(2)
        for (const minutes of [5, 30, 120]) {
          await expect.poll(async () => (await get('/a')).isHit).toBe(true)
          clock.advance(START + minutes * 60_000 - 1000 - clock.now())
          await put('/b', `At ${minutes}`)
          await upgraded()
          expect(cdn.isStored('/a')).toBe(true)
          clock.advance(1000)
          const before = cdn.calls.length
          await restarted('1.1.0')()
          await upgraded()
          expect(cdn.calls.slice(before)).toEqual(['everything'])
          expect(cdn.isStored('/a')).toBe(false)
        }
        clock.advance(5 * 3600_000)
        await upgraded()
        const { length } = cdn.calls
        clock.advance(5 * 3600_000)
        await upgraded()
        expect(cdn.calls).toHaveLength(length)
      })

      it('a wrong token is an error that says what to check', async () => {
        const name = provider === 'cloudflare' ? 'CLOUDFLARE_API_TOKEN' : 'FASTLY_API_TOKEN'
        const { purge } = await open({ [name]: 'wrong' })
        await expect(purge()).rejects.toThrow('check the API token')
      })
    },
    ['sqlite', 'postgres'],
  )
}
