import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mediaKey } from '#pages/schema'
import { typeOf } from './support/content-types.ts'
import { ANY_DATABASE, describeDatabases } from './support/databases.ts'
import { publishText } from './support/pages.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const font = readdirSync(join(import.meta.dirname, '../src/design/fonts')).find(name =>
  name.endsWith('.woff2'),
)

describeDatabases(
  'conditional requests',
  openDatabase => {
    let app: Awaited<ReturnType<typeof buildTestApp>>
    let image = ''
    beforeAll(async () => {
      const services = await openTestServices(openDatabase)
      await services.pages.settings.set({ contentTypes: [typeOf('event', [])] })
      for (const [path, kind] of [
        ['/a', 'page'],
        ['/blog/post', 'post'],
      ] as const) {
        await publishText(services, path, 'Text', { kind })
      }
      const bytes = await sharp({
        create: { width: 40, height: 40, channels: 3, background: '#456' },
      })
        .png()
        .toBuffer()
      const added = await services.pages.media.add(bytes, 'image.png')
      if (!added.ok) throw new Error(added.reason)
      image = `/media/${mediaKey(added.item)}/original`
      app = await buildTestApp(services)
    })

    /** Kinds of routes and one address of each. */
    const KINDS: [string, () => string][] = [
      ['page', () => '/a'],
      ['feed', () => '/feed.xml'],
      ['JSON feed', () => '/feed.json'],
      ['sitemap', () => '/sitemap.xml'],
      ['robots.txt', () => '/robots.txt'],
      ['media', () => image],
      ['font', () => `/fonts/${font}`],
      ['icon', () => '/favicon.svg'],
      ['manifest', () => '/manifest.webmanifest'],
      ['prefetch rules', () => '/prefetch-rules.json'],
      ['content API', () => '/api/content/event'],
    ]

    describe.each(KINDS)('%s', (_, address) => {
      const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
        app.inject({ method, url: address(), headers: { accept: '*/*', ...headers } })

      it('has an ETag, and 304 keeps the headers of the answer', async () => {
        const whole = await ask()
        expect([whole.statusCode, whole.headers.etag]).toEqual([
          200,
          expect.stringMatching(/^(W\/)?"[^"]+"$/),
        ])
        const etag = String(whole.headers.etag)
        const weak = `W/${etag.replace('W/', '')}`
        for (const sent of [etag, weak, `"other", ${etag}`, '*']) {
          const known = await ask({ 'if-none-match': sent })
          expect([known.statusCode, known.body], sent).toEqual([304, ''])
          for (const name of ['etag', 'cache-control', 'vary', 'content-location', 'expires']) {
            expect(known.headers[name], `${name} for ${sent}`).toEqual(whole.headers[name])
          }
        }
        const changed = await ask({ 'if-none-match': '"of-before"' })
        expect([changed.statusCode, changed.body.length]).toEqual([200, whole.body.length])
      })

      it('answers HEAD with the same headers and no body', async () => {
        const whole = await ask()
        const head = await ask({}, 'HEAD')
        expect([head.statusCode, head.body]).toEqual([200, ''])
        for (const name of ['etag', 'cache-control', 'content-type', 'content-length']) {
          expect(head.headers[name], name).toEqual(whole.headers[name])
        }
        const known = await ask({ 'if-none-match': String(whole.headers.etag) }, 'HEAD')
        expect(known.statusCode).toBe(304)
      })

      it('compares the date where it sends one', async () => {
        const whole = await ask()
        const changedAt = whole.headers['last-modified']
        if (changedAt === undefined) return
        const known = await ask({ 'if-modified-since': String(changedAt) })
        expect(known.statusCode).toBe(304)
        const older = await ask({ 'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' })
        expect(older.statusCode).toBe(200)
        // An ETag is more exact than a date (RFC 9110 §13.1.3).
        const both = await ask({
          'if-modified-since': String(changedAt),
          'if-none-match': '"of-before"',
        })
        expect(both.statusCode).toBe(200)
      })
    })

    it('private and changing answers have no ETag', async () => {
      for (const url of ['/healthz', '/metrics', '/admin/sign-in', '/api/admin/pages']) {
        const { headers } = await app.inject({ url })
        expect(headers.etag, url).toBeUndefined()
      }
    })
  },
  ANY_DATABASE,
)
