import { expect, it } from 'vitest'
import type { PageCache } from '#render'
import { embeddedPath } from '../src/server/site/page/embedded-pages.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

it('EM-1: the path of a page in a frame', () => {
  expect(['/embed', '/embed/about', '/embedded', '/about'].map(embeddedPath)).toEqual([
    '/',
    '/about',
    undefined,
    undefined,
  ])
})

describeDatabases('pages in frames of other sites', openDatabase => {
  async function open(embedding?: object) {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const publish = (path: string, ...content: Parameters<typeof documentOf>[0]) =>
      services.pages.save({ path, author: 'test', publish: true, document: documentOf(content) })
    await publish(
      '/about',
      { type: 'heading', props: { id: 'title', text: 'About us', level: 'h1' } },
      { type: 'button', props: { id: 'down', label: 'Further down', link: { url: '#title' } } },
    )
    const get = (path: string) => app.inject({ url: path, headers: { accept: 'text/html' } })
    const set = (value: object) => services.pages.settings.set({ embedding: value as never })
    if (embedding) await set(embedding)
    return { services, app, publish, get, set }
  }
  const everybody = { allowed: 'everybody', hosts: [] }

  it('EM-1: are not found before the owner allows them', async () => {
    const { get, set } = await open()
    expect((await get('/embed/about')).statusCode).toBe(404)
    await set({ allowed: 'hosts', hosts: [''] })
    expect((await get('/embed/about')).statusCode).toBe(404)
  })

  it('EM-1: contain only the page, with links that open outside of the frame', async () => {
    const { get } = await open(everybody)
    const { statusCode, body } = await get('/embed/about')
    expect(statusCode).toBe(200)
    expect(body).toContain('About us')
    expect(body).not.toMatch(/<header|<footer|skip-link|vt-consent|data-popups/)
    expect(body).toContain('<base target="_top">')
    expect(body).toMatch(/<a target="_self"[^>]* href="#title"/)
    expect(body).toContain('<meta name="robots" content="noindex">')
    expect(body).toContain('<link rel="canonical" href="http://127.0.0.1:3000/about">')
    expect(body).toContain('<script defer src="/assets/embedded.js">')
    // The normal page is unchanged.
    const page = (await get('/about')).body
    expect(page).toContain('<header')
    expect(page).not.toMatch(/noindex|<base|embedded\.js|target="_self"/)
  })

  it('EM-1: only these pages have a policy that lists the allowed sites', async () => {
    const { get } = await open({
      allowed: 'hosts',
      hosts: ['example.com', '', '*.example.org:8080'],
    })
    const ancestorsOf = async (path: string) =>
      /frame-ancestors [^;]*/.exec(
        String((await get(path)).headers['content-security-policy']),
      )?.[0]
    expect(await ancestorsOf('/embed/about')).toBe(
      "frame-ancestors 'self' example.com *.example.org:8080",
    )
    expect(await ancestorsOf('/about')).toBe("frame-ancestors 'self'")
    expect(await ancestorsOf('/embed/nothing')).toBe("frame-ancestors 'self'")
  })

  it('EM-1: are kept by the page cache, and dropped with the page and with the setting', async () => {
    const { app, get, publish, set } = await open(everybody)
    const { cache } = app as unknown as { cache: PageCache }
    // Earlier invalidations may still be pending, so pages rendered meanwhile are not cached.
    await expect
      .poll(async () => (await get('/embed/about')) && cache.get('/embed/about')?.sources)
      .toEqual({ 'frame-ancestors': ['*'] })
    expect((await get('/embed/about?utm=x')).statusCode).toBe(200)
    expect(cache.get('/embed/about?utm=x')).toBeUndefined()
    await publish('/about', { type: 'heading', props: { id: 'title', text: 'About them' } })
    await expect.poll(async () => (await get('/embed/about')).body).toContain('About them')
    // A page at this path takes precedence.
    await publish('/embed/about', { type: 'heading', props: { id: 'own', text: 'My own page' } })
    await expect.poll(async () => (await get('/embed/about')).body).toContain('My own page')
    await publish('/other')
    expect((await get('/embed/other')).statusCode).toBe(200)
    await set({ allowed: 'nobody', hosts: [] })
    await expect.poll(async () => (await get('/embed/other')).statusCode).toBe(404)
  })

  it('EM-1: never show the shop’s own pages, a login or anything that fills a cart', async () => {
    const { get, publish } = await open(everybody)
    await publish('/cart', { type: 'cart', props: { id: 'cart' } })
    await publish('/checkout', { type: 'checkout', props: { id: 'checkout' } })
    await publish('/account', { type: 'login', props: { id: 'login' } })
    await publish('/mine', { type: 'cart', props: { id: 'my-cart' } })
    await publish('/offers', { type: 'product-grid', props: { id: 'grid' } })
    for (const path of ['/cart', '/checkout', '/account', '/mine', '/offers', '/search', '/404']) {
      expect((await get(`/embed${path}`)).statusCode, path).toBe(404)
    }
    expect((await get('/embed/product/bowl')).statusCode).toBe(404)
  })

  it('EM-1: forms in the frame reach the embedded page', async () => {
    const { app, publish } = await open(everybody)
    await publish('/contact', {
      type: 'contact-form',
      props: { id: 'form', fields: [{ id: 'name', label: 'Name', type: 'input' }] },
    })
    const payload = new URLSearchParams({ _action: 'form/send' }).toString()
    const post = (url: string) =>
      app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'same-origin',
          accept: 'application/json',
        },
      })
    const [framed, plain] = [await post('/embed/contact'), await post('/contact')]
    expect(framed.statusCode).toBe(plain.statusCode)
    expect(framed.body).toContain('"values":{"name"')
  })

  it('EM-1: staff get the embed URL or the reason why there is none', async () => {
    const { services, app, publish, set } = await open()
    const staff = await signInAs({ services, app }, 'editor')
    await publish('/account', { type: 'login', props: { id: 'login' } })
    const answer = async (path: string) => {
      const page = await services.pages.published(path)
      return (await staff.call('GET', `/pages/${page?.id}/embed`)).body
    }
    expect(await answer('/about')).toEqual({ refused: 'off' })
    await set(everybody)
    expect(await answer('/about')).toEqual({ url: 'http://127.0.0.1:3000/embed/about' })
    expect(await answer('/account')).toEqual({ refused: 'personal' })
    const owner = await signInAs({ services, app }, 'owner')
    for (const host of ['https://example.com', 'a b', '*', "'self'; script-src *", 'ex.com/x']) {
      const { status } = await owner.call('PATCH', '/settings/site', {
        embedding: { allowed: 'hosts', hosts: [host] },
      })
      expect(status, host).toBe(422)
    }
  })
})
