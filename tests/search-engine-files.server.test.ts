import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isPublicHost } from '../src/server/index-now.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const START = Date.UTC(2030, 0, 1)
const MINUTE = 60_000

describe('search engines are told of a site', () => {
  it.each([
    ['example.com', true],
    ['shop.example.org', true],
    ['localhost', false],
    ['shop.localhost', false],
    ['printer.local', false],
    ['127.0.0.1', false],
    ['[::1]', false],
    ['203.0.113.9', false],
  ])('at %s: %s', (host, isPublic) => {
    expect(isPublicHost(host)).toBe(isPublic)
  })
})

describeDatabases('files for programs', openDatabase => {
  async function open(environment: Record<string, string> = {}) {
    const clock = createManualClock(START)
    const services = await openTestServices(openDatabase, environment, clock)
    const app = await buildTestApp(services)
    const publish = async (path: string, root: object = {}, more: object = {}) => {
      const document = documentOf([])
      document.root.props = { ...document.root.props, title: `Title of ${path}`, ...root }
      const saved = await services.pages.save({
        ...{ path, document, author: 'test', publish: true },
        ...more,
      })
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    return { clock, services, app, publish }
  }

  it('the manifest lists existing icons, including maskable ones', async () => {
    const { app, services, publish } = await open()
    await publish('/')
    await services.pages.settings.set({ siteName: 'متجر', locale: 'ar', tagline: 'A "line"' })
    await expect
      .poll(async () => (await app.inject('/')).body)
      .toContain('<link rel="manifest" href="/manifest.webmanifest">')
    const { headers, body } = await app.inject('/manifest.webmanifest')
    expect(headers['content-type']).toContain('application/manifest+json')
    const manifest = JSON.parse(body)
    expect(manifest).toMatchObject({ name: 'متجر', dir: 'rtl', start_url: '/', lang: 'ar' })
    expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual([
      ...['any', 'maskable', 'any', 'maskable'],
    ])
    for (const { src, sizes, purpose } of manifest.icons) {
      const { rawPayload } = await app.inject(src)
      const { width, height, hasAlpha } = await sharp(rawPayload).metadata()
      expect([`${width}x${height}`, hasAlpha]).toEqual([sizes, purpose === 'any'])
    }
    // The icon stays within the safe zone of maskable icons.
    const { rawPayload } = await app.inject('/icon-maskable-192.png')
    const top = { left: 0, top: 0, width: 192, height: 38 }
    const edge = await sharp(await sharp(rawPayload).extract(top).toBuffer()).stats()
    expect(Math.max(...edge.channels.map(({ stdev }) => stdev))).toBe(0)
  })

  it('llms.txt lists public pages, the menu first, if enabled', async () => {
    const { app, services, publish } = await open()
    await services.pages.settings.set({ siteName: 'Atelier', tagline: 'Fired\nin June' })
    await publish('/')
    await publish('/team', { title: 'Team [all]', description: 'Who  we are' })
    await publish('/hidden', { noindex: true })
    await publish('/cart')
    await publish('/blog/a', {}, { kind: 'post', summary: { excerpt: 'Short' } })
    const { body, headers } = await app.inject('/llms.txt')
    expect(headers['content-type']).toContain('text/markdown')
    expect(body).toBe(
      [
        '# Atelier\n\n> Fired in June\n\n## Pages\n',
        '- [Title of /](http://127.0.0.1:3000/)',
        '- [Team \\[all\\]](http://127.0.0.1:3000/team): Who we are',
        '\n## Posts\n',
        '- [Title of /blog/a](http://127.0.0.1:3000/blog/a): Short\n',
      ].join('\n'),
    )
    await services.pages.settings.set({ llmsTxt: false })
    await expect.poll(async () => (await app.inject('/llms.txt')).statusCode).toBe(404)
  })

  it('IndexNow receives exactly the new, changed and deleted URLs', async () => {
    const { clock, app, services, publish } = await open({ PUBLIC_URL: 'https://shop.example.com' })
    const { indexNow, pages, db } = services
    const waiting = async () => {
      const rows = await db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'index-now')
        .orderBy('created_at')
        .execute()
      return rows.map(({ payload }) => JSON.parse(payload).urls as string[])
    }
    const later = async () => {
      clock.advance(MINUTE)
      await indexNow.collect()
      return (await waiting()).slice(-1).flat().sort()
    }
    await publish('/before')
    expect(await later()).toEqual([])
    expect((await app.inject(`/${indexNow.key}.txt`)).statusCode).toBe(404)
    await pages.settings.set({ indexNow: true })
    clock.advance(90 * MINUTE)
    await publish('/new-ü')
    await publish('/hidden', { noindex: true })
    const gone = await publish('/gone')
    expect(await later()).toEqual([
      'https://shop.example.com/gone',
      'https://shop.example.com/new-%C3%BC',
    ])
    expect((await app.inject(`/${indexNow.key}.txt`)).body).toBe(indexNow.key)
    clock.advance(MINUTE)
    await pages.editing.trash(gone)
    await publish('/product', {}, { kind: 'template' })
    await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', slug: 'bowl', variant: { regularPrice: 100 } },
    ])
    expect(await later()).toEqual([
      'https://shop.example.com/gone',
      'https://shop.example.com/product/bowl',
    ])
    const count = (await waiting()).length
    await later()
    expect(await waiting()).toHaveLength(count)
  })

  it('IndexNow is not called for a private site', async () => {
    const { clock, services, publish } = await open({ PUBLIC_URL: 'http://localhost:3000' })
    await services.pages.settings.set({ indexNow: true })
    await publish('/new')
    clock.advance(MINUTE)
    await services.indexNow.collect()
    const rows = await services.db.selectFrom('outbox').selectAll().execute()
    expect(rows).toEqual([])
    expect(await services.indexNow.isOn()).toBe(false)
  })
})
