import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { MediaItem } from '#pages/schema'
import { discoverRoutes } from '../src/server/admin/discover.ts'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('what the admin refuses, and what it makes of files', (openDatabase, kind) => {
  async function open() {
    const clock = createManualClock(Date.now())
    const services = await openTestServices(openDatabase, {}, clock)
    const site = { services, clock, app: await buildTestApp(services) }
    return {
      ...site,
      editor: await signInAs(site, 'editor'),
      author: await signInAs(site, 'author'),
    }
  }

  it('authors can neither trash published pages nor create top-level ones', async () => {
    const { services, editor, author } = await open()
    const bytes = await sharp({
      create: { width: 30, height: 30, channels: 3, background: '#a94a26' },
    })
      .png()
      .toBuffer()
    const { item } = (await author.upload('POST', '/media?fileName=a.png', bytes)).body
    const document = {
      schema: 1 as const,
      upgrades: {},
      root: { props: { title: 'Kiln' } },
      content: [{ type: 'image', props: { id: 'one', image: { media: item.id } } }],
    }
    await services.pages.save({ path: '/kiln', author: 'test', publish: true, document })
    const trash = `/media/${item.id}`
    expect((await author.call('DELETE', trash)).body.error).toBe('in-use')
    expect((await author.call('DELETE', `${trash}?force=true`)).status).toBe(403)
    expect((await editor.call('DELETE', `${trash}?force=true`)).status).toBe(204)

    const make = { path: '/journal/tea', title: 'Tea', kind: 'post' }
    const post = await author.call('POST', '/pages', make)
    expect(post.status).toBe(200)
    const move = (path: string) => author.call('PATCH', `/pages/${post.body.id}`, { path })
    expect((await move('/pricelist')).status).toBe(403)
    expect((await move('/journal/green-tea')).status).toBe(200)
    expect((await author.call('POST', '/pages', { ...make, path: '/pricelist' })).status).toBe(403)
    expect((await editor.call('POST', '/pages', { ...make, path: '/pricelist' })).status).toBe(200)
  })

  it('refuses redirects from existing paths and to disguised hosts', async () => {
    const { services, app, editor } = await open()
    const document = {
      schema: 1 as const,
      upgrades: {},
      root: { props: { title: 'Shop' } },
      content: [],
    }
    await services.pages.save({ path: '/shop', author: 'test', publish: true, document })
    const add = async (from: string, to: string) =>
      (await editor.call('POST', '/redirects', { from, to })).status
    for (const to of [
      '/.//evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
      '//evil.example',
    ]) {
      expect(await add('/old', to), to).toBe(422)
    }
    for (const from of ['/admin', '/admin/x', '/api', '/cart/add']) {
      const status = await add(from, '/about')
      expect(status, from).toBe(from === '/cart/add' ? 200 : 422)
    }
    expect(await add('/shop', '/about')).toBe(409)
    expect(await add('/old', '/about')).toBe(200)
    const changed = await editor.call('PATCH', '/redirects/%2Fold', { to: '/b', evil: 1 })
    expect(changed.status).toBe(422)
    expect((await editor.call('PATCH', '/redirects/%2Fold', { from: '/shop' })).status).toBe(409)
    await services.db
      .updateTable('redirects')
      .set({ to_path: '/.//evil.example' })
      .where('from_path', '=', '/old')
      .execute()
    expect((await app.inject('/old')).headers.location).toBe('/evil.example')
  })

  it('makes no page at an address that shows a product', async () => {
    const { services, editor } = await open()
    const make = { path: '/product/leaflet', title: 'Leaflet', kind: 'page' }
    const made = await editor.call('POST', '/pages', make)
    expect([made.status, made.body.error]).toEqual([422, 'bad-path'])
    const other = await editor.call('POST', '/pages', { ...make, path: '/products/leaflet' })
    const moved = await editor.call('PATCH', `/pages/${other.body.id}`, { path: make.path })
    expect(moved.body.error).toBe('bad-path')
    const document = {
      schema: 1 as const,
      upgrades: {},
      root: { props: { title: 'x' } },
      content: [],
    }
    const saved = await services.pages.save({
      path: make.path,
      document,
      author: 'test',
      publish: true,
    })
    expect(saved).toMatchObject({ ok: false, reason: 'bad-path' })
    expect(
      (await services.pages.save({ path: '/product', document, author: 'test', publish: true })).ok,
    ).toBe(true)
  })

  it('takes no unknown field in any body', async () => {
    const { services } = await open()
    const routes = discoverRoutes({
      ...services,
      renderer: {} as never,
      resolver: {} as never,
      embeddedPages: {} as never,
      publicUrl: '',
      tasks: [],
      readCache: () => ({ pages: 0, bytes: 0, hits: 0, misses: 0, evicted: 0 }),
    })
    const open_ = routes
      .filter(route => route.body && 'properties' in route.body)
      .filter(
        route => (route.body as { additionalProperties?: unknown }).additionalProperties !== false,
      )
    expect(open_.map(route => `${route.method} ${route.path}`)).toEqual([])
  })

  it('removes external references from drawings and refuses recursive ones', async () => {
    const { author, app } = await open()
    const head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">'
    const upload = (body: string) =>
      author.upload('POST', '/media?fileName=a.svg', Buffer.from(`${head}${body}</svg>`))
    for (const attribute of [
      'fill="u\\72l(http://evil.example/a)"',
      'fill="\\75rl(//evil.example/a)"',
      'mask="image-set(\'http:\\2f/evil.example/a\' 1x)"',
      'cursor="image-set(&quot;/a&quot; 1x)"',
      'xml:base="http://evil.example/"',
      'filter="url(http://evil.example/#a)"',
    ]) {
      const { body } = await upload(`<path d="M0 0h${Math.random()}" ${attribute}/>`)
      const kept = (await app.inject(`/media/${body.item.id}/original`)).body
      expect(kept, attribute).not.toMatch(/evil|\\|image-set|base=/)
      expect(kept).toContain('<path d=')
    }
    const bomb = Array.from({ length: 12 }, (_, level) => {
      const uses = `<use href="#l${level}"/>`.repeat(10)
      return `<g id="l${level + 1}">${uses}</g>`
    })
    const refused = await upload(`<g id="l0"><path d="M0 0h1"/></g>${bomb.join('')}`)
    expect([refused.status, refused.body.error]).toEqual([422, 'too-complex'])
    const round = await upload('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')
    expect(round.status).toBe(200)
    const drawn = await upload(`<g id="p"><path d="M0 0h1"/></g>${'<use href="#p"/>'.repeat(200)}`)
    expect(drawn.status).toBe(200)
  })

  // CPU-bound work independent of the database.
  it.runIf(kind === 'sqlite')('makes an enormous picture smaller', async () => {
    const { author } = await open()
    const bytes = await sharp({
      create: { width: 4999, height: 5000, channels: 3, background: '#a94a26' },
    })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const { item } = (await author.upload('POST', '/media?fileName=large.png', bytes)).body
    expect(item).toMatchObject({ width: 4095, height: 4096, widths: [320, 640, 960, 1280, 1920] })
  })

  it('keeps the motion of an animated picture', async () => {
    const { author, app } = await open()
    const frames = await Promise.all(
      ['#a94a26', '#264aa9', '#26a94a'].map(background =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 200, 300], loop: 0 })
      .toBuffer()
    const added = await author.upload('POST', '/media?fileName=kiln.gif', moving)
    const item = added.body.item as MediaItem
    expect(item).toMatchObject({ kind: 'image', width: 60, height: 40, widths: [] })
    const served = await app.inject(`/media/${item.id}/original`)
    expect(served.headers['content-type']).toBe('image/webp')
    const { pages, delay } = await sharp(served.rawPayload, { animated: true }).metadata()
    expect([pages, delay]).toEqual([3, [100, 200, 300]])
  })
})
