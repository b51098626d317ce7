import { expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#base'
import type { ShopSettings } from '#shop/schema'
import { sweepProductFiles } from '../src/server/sweep-product-files.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/pages.ts'
import { openShopDesk } from './support/shop-desk.ts'

const SONG = Buffer.from('0123456789')
const FORM = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'same-origin',
}
type Downloads = Partial<ShopSettings['downloads']>

describeDatabases('files that are sold', openDatabase => {
  async function open(downloads: Downloads = {}, quantity = 1) {
    const desk = await openShopDesk(openDatabase)
    const { app, manager, services } = desk
    await services.shopSettings.set({
      downloads: { grantAfterPayment: true, limit: 3, days: 30, ...downloads },
    })
    const uploaded = await manager.upload('POST', '/product-files?fileName=My%20song.mp3', SONG)
    const url = String(uploaded.body.url)
    await sell([{ name: 'Song', url }])
    async function sell(files: { name: string; url: string }[], more: object = {}) {
      const product = await services.shop.products.load(desk.bowlId)
      if (!product) throw new Error('no product')
      const offer = { ...product.offer, downloadable: true, downloads: files, ...more }
      const changed = await services.shop.products.change(desk.bowlId, {
        offer,
        purchaseNote: 'Best with headphones.',
      })
      if (!changed.ok) throw new Error(changed.reason)
    }
    const order = await desk.buy({}, quantity)
    const move = (status: string) => manager.call('POST', `/orders/${order.id}/status`, { status })
    const detail = async (id = order.id) => {
      const found = await services.shop.orders.detail(id)
      if (!found) throw new Error('no order')
      return found
    }
    const path = async () => (await detail()).downloads[0]?.path ?? ''
    const get = async (headers: Record<string, string> = {}, address?: string) =>
      app.inject({ url: address ?? (await path()), headers })
    /** Presses the button of the download's page. */
    const press = async (address?: string) =>
      app.inject({ method: 'POST', url: address ?? (await path()), headers: FORM, payload: '' })
    /** Presses the button and follows the redirect to the file. */
    const download = async (headers: Record<string, string> = {}) => {
      const pressed = await press()
      return pressed.headers.location ? get(headers, pressed.headers.location) : pressed
    }
    const orderPage = async () => {
      const { number, key } = await detail()
      return app.inject(`/order-received?order=${number}&key=${key}`)
    }
    return { ...desk, url, order, move, detail, path, get, press, download, orderPage, sell }
  }

  it('are delivered after payment by the order page and mails, counted, and resumable', async () => {
    const desk = await open()
    const saved = await desk.services.pages.save({
      path: '/order-received',
      document: documentOf('Thanks', [{ type: 'order-received', props: { id: 'received' } }]),
      author: 't',
      publish: true,
    })
    expect(saved.ok).toBe(true)
    expect((await desk.get()).statusCode, 'not before it is paid').toBe(403)
    const waiting = await desk.orderPage()
    expect(waiting.body).toContain('Available once we have received your payment.')
    expect(waiting.body).not.toContain('/order-downloads/')

    await desk.move('processing')
    const address = await desk.path()
    const page = await desk.orderPage()
    expect(page.headers['cache-control']).toContain('private')
    expect(page.body).toContain(`<form action="${address}" method="post">`)
    expect(page.body).toContain('3 downloads left')
    expect(page.body).toContain('Best with headphones.')
    const mail = (await desk.mails()).find(one => one.template === 'order-paid')
    expect(mail?.text).toContain(`Song: http://127.0.0.1:3000${address}`)
    expect(mail?.text).toContain('Best with headphones.')

    const pressed = await desk.press()
    expect(pressed.statusCode).toBe(303)
    expect(pressed.headers.location).toBe(`${address}/My-song.mp3`)
    const got = await desk.get({}, pressed.headers.location)
    expect(got.rawPayload).toEqual(SONG)
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''My-song.mp3",
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'accept-ranges': 'bytes',
    })
    const file = pressed.headers.location
    const range = { range: 'bytes=4-', 'if-range': String(got.headers.etag) }
    const resumed = await desk.get(range, file)
    expect(resumed.statusCode).toBe(206)
    expect(resumed.body).toBe('456789')
    // As media players and download managers do.
    const head = await desk.app.inject({ method: 'HEAD', url: file })
    expect(head.headers['content-length']).toBe(String(SONG.length))
    for (const bytes of ['0-', '0-3', '4-7', '-2'])
      await desk.get({ range: `bytes=${bytes}` }, file)
    await desk.press()
    expect((await desk.detail()).downloads[0], 'all of it is one download').toMatchObject({
      downloads: 1,
      left: 2,
      state: 'ready',
    })
    desk.clock.advance(5 * MINUTE)
    await desk.press()
    expect((await desk.detail()).downloads[0]).toMatchObject({ downloads: 2, left: 1 })
  })

  it('are not counted when a mail scanner follows the link', async () => {
    const desk = await open({ limit: 1 })
    await desk.move('processing')
    const address = await desk.path()
    for (let visit = 0; visit < 3; visit++) {
      const page = await desk.get()
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-type']).toContain('text/html')
      expect(page.body).toContain('<form method="post"><button class="button">Download</button>')
      expect(page.body).toContain('1 download left')
      expect(page.body, 'a scanner finds no further link').not.toMatch(/href=/)
      expect((await desk.app.inject({ method: 'HEAD', url: address })).statusCode).toBe(200)
      await desk.get({ range: 'bytes=0-' })
    }
    const early = await desk.get({}, `${address}/My-song.mp3`)
    expect(early.statusCode, 'no file before the button is pressed').toBe(303)
    expect(early.headers.location).toBe(address)
    expect((await desk.detail()).downloads[0]).toMatchObject({ downloads: 0, left: 1 })

    const foreign = await desk.app.inject({
      method: 'POST',
      url: address,
      headers: { ...FORM, 'sec-fetch-site': 'cross-site' },
      payload: '',
    })
    expect(foreign.statusCode).toBe(403)
    await desk.services.pages.settings.set({ locale: 'de' })
    expect((await desk.get()).body).toContain('>Herunterladen</button>')
    await desk.services.pages.settings.set({ locale: 'ar' })
    const arabic = await desk.get()
    expect(arabic.body).toContain('dir="rtl"')
    expect(arabic.body).toContain('>تنزيل</button>')
    expect((await desk.download()).rawPayload).toEqual(SONG)
  })

  it('have no public or guessable URL', async () => {
    const desk = await open()
    await desk.move('processing')
    expect((await desk.app.inject(desk.url)).statusCode).toBe(404)
    expect((await desk.app.inject(desk.url.replace('/product-files', '/media'))).statusCode).toBe(
      404,
    )
    const staffUrl = `/api/admin${desk.url}`
    expect((await desk.app.inject(staffUrl)).statusCode).toBe(401)
    const known = await desk.app.inject({ url: staffUrl, headers: { cookie: desk.manager.cookie } })
    expect(known.rawPayload).toEqual(SONG)
    for (const wrong of ['x', 'a'.repeat(22), '..%2f..%2fsecret']) {
      expect((await desk.get({}, `/order-downloads/${wrong}`)).statusCode).toBe(404)
      expect((await desk.press(`/order-downloads/${wrong}`)).statusCode).toBe(404)
      expect((await desk.get({}, `/order-downloads/${wrong}/My-song.mp3`)).statusCode).toBe(404)
    }
    expect((await desk.get({}, `${await desk.path()}x`)).statusCode).toBe(404)
  })

  it('end by the limit per piece, and by the day', async () => {
    const desk = await open({ limit: 1, days: 30 }, 2)
    await desk.move('processing')
    await desk.download()
    desk.clock.advance(5 * MINUTE)
    // A double click counts one download, and the limit is not exceeded.
    const both = await Promise.all([desk.download(), desk.download()])
    expect(both.map(answer => answer.statusCode)).toEqual([200, 200])
    expect((await desk.detail()).downloads).toMatchObject([{ downloads: 2, state: 'used-up' }])
    desk.clock.advance(HOUR)
    expect((await desk.download({ range: 'bytes=4-' })).statusCode, 'the last one broke off').toBe(
      206,
    )
    expect((await desk.detail()).downloads).toMatchObject([{ downloads: 2 }])
    desk.clock.advance(HOUR)
    const usedUp = await desk.get()
    expect(usedUp.statusCode).toBe(410)
    expect(usedUp.body).toContain('This file has been downloaded as often as your order allows.')
    expect((await desk.press()).statusCode).toBe(410)
    expect(
      (await desk.get({ range: 'bytes=4-' }, `${await desk.path()}/My-song.mp3`)).statusCode,
    ).toBe(410)

    const renewed = await desk.manager.call('POST', `/orders/${desk.order.id}/downloads`, {})
    expect(renewed.body.downloads).toMatchObject([{ left: 2, state: 'ready' }])
    expect(renewed.body.events.at(-1)).toMatchObject({ kind: 'downloads' })
    desk.clock.advance(31 * DAY)
    const late = await desk.get()
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('This download link has expired.')
    expect((await desk.press()).statusCode).toBe(410)
    await desk.services.pages.settings.set({ locale: 'ar' })
    const arabic = await desk.get()
    expect(arabic.body).toContain('dir="rtl"')
    expect(arabic.body).toContain('انتهت صلاحية رابط التنزيل هذا')
  })

  it('SH-4 a link that is shared has one limit and one expiry for everyone, and says why it ended', async () => {
    const desk = await open({ limit: 2, days: 30 })
    await desk.move('processing')
    const address = await desk.path()
    const from = (ip: string) => ({
      page: () => desk.app.inject({ url: address, remoteAddress: ip }),
      press: () =>
        desk.app.inject({
          ...{ method: 'POST', url: address, remoteAddress: ip, headers: FORM, payload: '' },
        }),
    })
    const [buyer, friend] = [from('203.0.113.7'), from('198.51.100.9')]
    expect((await buyer.press()).statusCode).toBe(303)
    desk.clock.advance(5 * MINUTE)
    expect((await friend.page()).body).toContain('1 download left')
    expect((await friend.press()).statusCode).toBe(303)
    expect((await desk.detail()).downloads).toMatchObject([{ downloads: 2, left: 0 }])
    desk.clock.advance(3 * HOUR)
    for (const visitor of [buyer, friend]) {
      const usedUp = await visitor.page()
      expect(usedUp.statusCode).toBe(410)
      expect(usedUp.body).toContain('downloaded as often as your order allows.')
      expect(usedUp.body, 'the page tells nothing about the order').not.toContain('Ida')
      expect((await visitor.press()).statusCode).toBe(410)
    }
    await desk.manager.call('POST', `/orders/${desk.order.id}/downloads`, {})
    expect((await friend.page()).body).toContain('2 downloads left')
    desk.clock.advance(31 * DAY)
    for (const visitor of [buyer, friend]) {
      expect((await visitor.page()).body).toContain('This download link has expired.')
      expect((await visitor.press()).statusCode).toBe(410)
    }
  })

  it.each([
    ['refunded', ['processing', 'refunded']],
    ['cancelled', ['processing', 'cancelled']],
    ['failed', ['processing', 'failed']],
  ])('are not delivered once the order is %s', async (_, steps) => {
    const desk = await open()
    const [paid = '', ...further] = steps
    await desk.move(paid)
    await desk.download()
    for (const step of further) await desk.move(step)
    expect((await desk.get()).statusCode).toBe(410)
    expect((await desk.download()).statusCode).toBe(410)
    expect((await desk.get({}, `${await desk.path()}/My-song.mp3`)).statusCode).toBe(410)
    const renewed = await desk.manager.call('POST', `/orders/${desk.order.id}/downloads`, {})
    expect(renewed.status).toBe(409)
    const mails = await desk.mails()
    const last = mails.find(mail => mail.template === `order-${steps[1]}`)
    expect(last?.text ?? '').not.toContain('/order-downloads/')
  })

  it('open at “completed” if configured and follow the product’s limits', async () => {
    const desk = await open({ grantAfterPayment: false })
    await desk.sell([{ name: 'Song', url: desk.url }], { downloadLimit: 0, downloadDays: 0 })
    const order = await desk.buy()
    const step = (status: 'processing' | 'completed') =>
      desk.services.shop.orders.setStatus({ orderId: order.id, status, author: 't' })
    await step('processing')
    expect((await desk.detail(order.id)).downloads).toMatchObject([{ state: 'waiting' }])
    await step('completed')
    expect((await desk.detail(order.id)).downloads).toMatchObject([
      { state: 'ready', left: null, expiresAt: null },
    ])
  })

  it('stay those that were bought; new files of the product are added by staff', async () => {
    const desk = await open()
    await desk.sell([{ name: 'Score', url: 'https://files.example/score.pdf' }])
    await desk.move('processing')
    const paid = await desk.detail()
    expect(paid.downloads.map(one => one.name)).toEqual(['Song', 'Score'])
    const scorePage = await desk.get({}, paid.downloads[1]?.path)
    expect(scorePage.body, 'the address is not told before it is counted').not.toContain('files.')
    const score = await desk.press(paid.downloads[1]?.path)
    expect(score.statusCode).toBe(200)
    expect(score.headers.refresh).toBe('0; url=https://files.example/score.pdf')
    expect(score.body).toContain('href="https://files.example/score.pdf"')
    expect((await desk.detail()).downloads[1]).toMatchObject({ downloads: 1 })
    await desk.sell([{ name: 'Video', url: 'https://files.example/video.mp4' }])
    expect((await desk.detail()).newDownloads).toBe(1)
    await desk.manager.call('POST', `/orders/${desk.order.id}/downloads`, {})
    const now = await desk.detail()
    expect(now.downloads.map(one => one.state)).toEqual(['ready', 'ready', 'ready'])
    expect(now.newDownloads).toBe(0)
  })

  it('are forgotten with the buyer, and files that nothing names are deleted', async () => {
    const desk = await open()
    const { services } = desk
    await desk.move('processing')
    const address = await desk.path()
    await desk.sell([])
    const sweep = (after: number) =>
      sweepProductFiles({ ...services, clock: { now: () => Date.now() + after } })
    await sweep(8 * DAY)
    expect((await desk.download()).rawPayload, 'the order still has it').toEqual(SONG)
    await desk.move('completed')
    await services.shop.orders.erase({ orderId: desk.order.id, author: 't' })
    expect((await desk.get({}, address)).statusCode).toBe(404)
    const file = desk.url.replace('/product-files/', '')
    await sweep(6 * DAY)
    expect(await services.productFiles.open(file), 'may still be saved').toBeDefined()
    await sweep(8 * DAY)
    expect(await services.productFiles.open(file)).toBeUndefined()
  })
})
