import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import type { TemplateCondition } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

const site: TemplateCondition = { kind: 'site' }
const node = (type: string, id: string, props: object = {}): PageNode => ({
  type,
  props: { id, ...props },
})
const words = (id: string, text: string) => node('heading', id, { text, level: 'h2' })
const popup = (name: string, content: PageNode[], more: object = {}) =>
  node('popup', 'frame', { name, content, ...more })
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131 Safari/537.36'

describeDatabases('popups', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { services, app } = desk
    const { pages } = services
    const put = async (path: string, content: PageNode[], more: object = {}) => {
      const document = { schema: 1, upgrades: {}, root: { props: { title: path } }, content }
      const saved = await pages.save({ path, document, author: 't', publish: true, ...more })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    const block = async (
      path: string,
      content: PageNode[],
      rule: { isOn?: boolean; include?: TemplateCondition[]; exclude?: TemplateCondition[] } = {},
      more: object = {},
    ) => {
      const id = await put(path, content, { kind: 'block', ...more })
      const { isOn = true, include = [site], exclude = [] } = rule
      expect(await pages.popups.set(id, { isOn, conditions: { include, exclude } })).toEqual({
        ok: true,
      })
      return id
    }
    const read = async (url: string, headers = {}) => (await app.inject({ url, headers })).body
    const reads = (url: string) => expect.poll(() => read(url))
    return { ...desk, services, app, pages, put, block, read, reads }
  }
  const end = (html: string) =>
    /<div data-popups[^>]*>([\s\S]*?)<\/div>\s*(<script|<template|<\/body)/.exec(html)?.[1] ?? ''

  it('are closed after the footer on the pages of their rule, with unique ids', async () => {
    const { put, block, read } = await open()
    const about = await put('/about', [words('title', 'About')])
    await put('/team', [words('frame', 'Team')])
    const id = await block(
      '/b/offer',
      [popup('offer', [words('title', 'An offer')]), words('x', 'Not shown')],
      {
        exclude: [{ kind: 'item', of: 'page', id: about }],
      },
    )
    expect(await read('/about')).not.toContain('data-popups')
    const html = await read('/team')
    expect(html.indexOf('data-popups')).toBeGreaterThan(html.indexOf('</footer>'))
    expect(end(html)).toContain(`<dialog id="popup-${id}-frame"`)
    expect(end(html)).toMatch(/id="popup-offer"[\s\S]*An offer/)
    expect(end(html)).not.toMatch(/ open(=|>| )|Not shown/)
  })

  it('update on cached pages with rules and publishing', async () => {
    const { put, block, pages, read, reads } = await open()
    await put('/a', [words('t', 'A page')])
    expect(await read('/a')).toContain('A page')
    const id = await block('/b/one', [popup('one', [words('t', 'First words')])])
    await reads('/a').toContain('First words')
    await put('/b/one', [popup('one', [words('t', 'Other words')])], { kind: 'block' })
    await reads('/a').toContain('Other words')
    const conditions = { include: [site], exclude: [] }
    await pages.popups.set(id, { isOn: false, conditions })
    await reads('/a').not.toContain('Other words')
    await pages.popups.set(id, { isOn: true, conditions })
    await reads('/a').toContain('Other words')
    await pages.editing.trash(id)
    await reads('/a').not.toContain('Other words')
  })

  it('do not open at checkout, nor nested in blocks', async () => {
    const { put, block, read, services } = await open()
    const { paths } = await services.shopSettings.get()
    await put(paths.checkout, [node('checkout', 'checkout')])
    await put(paths.cart, [node('cart', 'cart')])
    await block('/b/all', [popup('all', [words('t', 'Everywhere')])])
    expect(await read(paths.cart)).toContain('Everywhere')
    expect(await read(paths.checkout)).not.toContain('Everywhere')
  })

  it('accept any owner’s content', async () => {
    const { put, block, read } = await open()
    await put('/a', [words('t', 'A page')])
    const self = await block('/b/self', [popup('self', [words('t', 'Itself')])])
    await put(
      '/b/self',
      [popup('self', [node('layout-block', 'again', { block: self }), words('t', 'Itself')])],
      {
        kind: 'block',
      },
    )
    await block('/b/gone', [popup('gone', [words('t', 'Of a page that is gone')])], {
      include: [{ kind: 'item', of: 'page', id: 'gone' }],
    })
    await block('/b/empty', [])
    for (const name of ['same', 'same-2']) {
      const content = [popup('same', [words('t', `Same ${name}`)], { trigger: 'delay', at: 1 })]
      await block(`/b/${name}`, content)
    }
    const html = await read('/a')
    expect(html.match(/Itself/g)).toHaveLength(1)
    expect(html).not.toContain('Of a page that is gone')
    expect(html.match(/data-popup="same"/g)).toHaveLength(2)
  })

  it('a page contains at most twenty of fifty', async () => {
    const { put, block, read } = await open()
    await put('/a', [words('t', 'A page')])
    for (let at = 0; at < 50; at++)
      await block(`/b/n${at}`, [popup(`n${at}`, [words('t', `N ${at}`)])])
    const html = await read('/a')
    expect(html.match(/<dialog/g)).toHaveLength(20)
    expect(html).toContain('N 19')
  })

  it('keep to the conditions of their module, also where pages are kept', async () => {
    const { put, block, read } = await open()
    await put('/a', [words('t', 'A page')])
    const display = { conditions: [{ kind: 'parameter', name: 'utm_campaign', value: 'spring' }] }
    await block('/b/spring', [popup('spring', [words('t', 'In spring')], { display })])
    const past = { conditions: [{ kind: 'dates', until: Date.UTC(2001, 0, 1) }] }
    await block('/b/past', [popup('past', [words('t', 'Long ago')], { display: past })])
    expect(await read('/a')).not.toMatch(/In spring|Long ago/)
    expect(await read('/a?utm_campaign=spring')).toContain('In spring')
    expect(await read('/a')).not.toContain('In spring')
  })

  it('for signed-in visitors are only on private pages', async () => {
    const { put, block, read, as } = await open()
    await put('/a', [words('t', 'A page')])
    await block('/b/staff', [popup('staff', [words('t', 'For staff')])], {
      include: [{ kind: 'signed-in' }],
    })
    expect(await read('/a')).not.toContain('For staff')
    const owner = await as('owner')
    expect(await read('/a', { cookie: owner.cookie })).toContain('For staff')
    expect(await read('/a')).not.toContain('For staff')
  })

  it('take a form in them, which stays the page’s', async () => {
    const { put, block, app, read } = await open()
    await put('/a', [words('t', 'A page')])
    const form = node('contact-form', 'form', { fields: [{ id: 'name', label: 'Name' }] })
    const id = await block('/b/form', [popup('form', [form])])
    const html = await read('/a')
    const place = `popup-${id}-form`
    expect(html).toContain(`value="${place}/send"`)
    const sent = await app.inject({
      method: 'POST',
      url: '/a',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ _action: `${place}/send` }).toString(),
    })
    expect(sent.statusCode, sent.body.slice(0, 300)).toBeLessThan(500)
    expect(sent.body).toContain(`id="${place}"`)
  })

  it('are counted by day, in the background; programs, staff and strangers’ ids are not', async () => {
    const { put, block, app, as, pages, clock } = await open()
    await put('/a', [words('t', 'A page')])
    const id = await block('/b/one', [popup('one', [words('t', 'One')])])
    const module = `popup-${id}-frame`
    const tell = (acts: object[], headers: Record<string, string> = { 'user-agent': BROWSER }) =>
      app.inject({ method: 'POST', url: '/api/popups', headers, payload: { acts } })
    const shown = { popup: module, act: 'shown' }
    expect((await tell([shown, { popup: module, act: 'closed' }])).statusCode).toBe(204)
    await tell([shown, { popup: 'popup-nobody', act: 'shown' }, { popup: 'x', act: 'converted' }])
    await tell([shown], { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
    const { cookie } = await as('owner')
    await tell([shown], { 'user-agent': BROWSER, cookie })
    expect((await tell([{ popup: module, act: 'stolen' }])).statusCode).toBe(400)
    expect((await tell([{ ...shown, visitor: 'me' }])).statusCode).toBe(400)
    expect(await pages.popups.counts(30)).toEqual([])
    await app.close()
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    expect(await pages.popups.counts(30)).toEqual([{ id, day, shown: 2, closed: 1, converted: 0 }])
    await pages.popups.addCounts([{ id, act: 'converted', times: 3, at: clock.now() }])
    expect(await pages.popups.counts(1)).toMatchObject([{ shown: 2, converted: 3 }])
  })
})

describeDatabases('popups in the admin', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    return { ...desk, owner: await desk.as('owner') }
  }

  it('are made, switched, placed, published, copied and explained', async () => {
    const { owner, app, services } = await open()
    const document = { schema: 1, upgrades: {}, root: { props: { title: 'A' } }, content: [] }
    await services.pages.save({ path: '/a', document, author: 't', publish: true })
    const made = await owner.call('POST', '/popups', { name: 'Spring offer', start: 'sign-up' })
    expect(made.body).toMatchObject({
      name: 'Spring offer',
      isOn: true,
      status: 'draft',
      frame: { name: 'spring-offer', kind: 'popup', trigger: 'delay', frequency: 'days' },
      conditions: { include: [site], exclude: [] },
      shown: 0,
      days: [],
    })
    const { id } = made.body
    const why = async () =>
      (await owner.call('GET', '/popups/choice?path=%2Fa')).body.popups.map(
        (one: { reason: string | null }) => one.reason,
      )
    expect(await why()).toEqual(['unpublished'])
    expect((await owner.call('POST', `/pages/${id}/publish`, {})).status).toBe(200)
    expect(await why()).toEqual([null])
    expect((await app.inject('/a')).body).toContain('data-popup="spring-offer"')
    const off = await owner.call('PATCH', `/popups/${id}`, { isOn: false, name: 'Offer' })
    expect(off.body).toMatchObject({ name: 'Offer', isOn: false })
    expect(await why()).toEqual(['off'])
    await services.pages.popups.addCounts([{ id, act: 'shown', times: 4, at: Date.now() }])
    const copy = await owner.call('POST', `/pages/${id}/duplicate`)
    const listed = (await owner.call('GET', '/popups?sort=shown&order=desc')).body
    expect(listed.total).toBe(2)
    expect(listed.items[1]).toMatchObject({ id: copy.body.id, isOn: false, shown: 0 })
  })

  it('list the links that open them and start with one', async () => {
    const { owner } = await open()
    const make = async (name: string) => (await owner.call('POST', '/popups', { name })).body
    const first = await make('Spring offer')
    expect(first.linkNames).toEqual(['spring-offer'])
    // Its path is changed to free it; its link names stay.
    expect((await owner.call('PATCH', `/pages/${first.id}`, { path: '/elsewhere' })).status).toBe(
      200,
    )
    expect((await make('Spring offer')).linkNames).toEqual(['spring-offer-2'])
    const copy = await owner.call('POST', `/pages/${first.id}/duplicate`)
    await owner.call('PATCH', `/popups/${copy.body.id}`, { isOn: true })
    const { body } = await owner.call('GET', `/popups/${copy.body.id}`)
    expect(body.linkNames).toEqual(['spring-offer'])
    const inside = [popup(' #popup-Terms & more', []), popup('spring-offer', []), popup('', [])]
    const document = {
      schema: 1,
      upgrades: {},
      root: { props: { title: 'A' } },
      content: inside.map((one, at) => ({ ...one, props: { ...one.props, id: `frame-${at}` } })),
    }
    const saved = await owner.call('PUT', `/pages/${first.id}/draft`, {
      document,
      version: first.version,
      force: true,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { frame, linkNames } = (await owner.call('GET', `/popups/${first.id}`)).body
    expect(linkNames).toEqual(['terms-more', 'spring-offer'])
    expect(frame.name).toBe('terms-more')
  })

  it('begin as valid documents, in which visitors read no name that staff gave them', async () => {
    const { owner } = await open()
    for (const start of ['popup', 'sign-up', 'bar']) {
      const made = await owner.call('POST', '/popups', { name: `Begin <b> ${start}`, start })
      expect(made.status, JSON.stringify(made.body)).toBe(200)
      const draft = await owner.call('GET', `/pages/${made.body.id}`)
      const content = JSON.stringify(draft.body.document.content)
      expect(content).toMatch(/\[(Heading|Text)\]/)
      expect(content).not.toContain('Begin')
      const publish = await owner.call('POST', `/pages/${made.body.id}/publish`, {})
      expect(publish.status, JSON.stringify(publish.body)).toBe(200)
    }
  })

  it('refuse invalid ones and missing permissions', async () => {
    const { owner, services, as } = await open()
    const document = { schema: 1, upgrades: {}, root: { props: { title: 'A' } }, content: [] }
    const page = await services.pages.save({ path: '/a', document, author: 't', publish: true })
    const id = page.ok ? page.id : ''
    expect((await owner.call('PATCH', `/popups/${id}`, { isOn: true })).status).toBe(404)
    expect((await owner.call('GET', `/popups/${id}`)).status).toBe(404)
    expect((await owner.call('POST', '/popups', { name: ' ' })).status).toBe(422)
    const conditions = { include: [{ kind: 'planet' }], exclude: [] }
    expect((await owner.call('POST', '/popups', { name: 'A', conditions })).status).toBe(422)
    const author = await as('author')
    expect((await author.call('POST', '/popups', { name: 'A' })).status).toBe(403)
  })
})
