import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import type { ShopSettings } from '#shop/schema'
import { sweepProductFiles } from '../src/server/sweep-product-files.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/pages.ts'
import { openShopDesk } from './support/shop-desk.ts'

const SONG = Buffer.from('0123456789')
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
    const orderPage = async () => {
      const { number, key } = await detail()
      return app.inject(`/order-received?order=${number}&key=${key}`)
    }
    return { ...desk, url, order, move, detail, path, get, orderPage, sell }
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
    expect(page.body).toContain(`href="${address}"`)
    expect(page.body).toContain('3 downloads left')
    expect(page.body).toContain('Best with headphones.')
    const mail = (await desk.mails()).find(one => one.template === 'order-paid')
    expect(mail?.text).toContain(`Song: http://127.0.0.1:3000${address}`)
    expect(mail?.text).toContain('Best with headphones.')

    const got = await desk.get()
    expect(got.rawPayload).toEqual(SONG)
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''My-song.mp3",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'accept-ranges': 'bytes',
    })
    const resumed = await desk.get({ range: 'bytes=4-', 'if-range': String(got.headers.etag) })
    expect(resumed.statusCode).toBe(206)
    expect(resumed.body).toBe('456789')
    await desk.app.inject({ method: 'HEAD', url: address })
    await desk.get({ 'sec-purpose': 'prefetch' })
    expect((await desk.detail()).downloads[0], 'only the first request counts').toMatchObject({
      downloads: 1,
      left: 2,
      state: 'ready',
    })
  })

  it('have no public address, and nobody guesses one', async () => {
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
    }
    expect((await desk.get({}, `${await desk.path()}x`)).statusCode).toBe(404)
  })

  it('end by the limit per piece, and by the day', async () => {
    const desk = await open({ limit: 1, days: 30 }, 2)
    await desk.move('processing')
    await desk.get()
    // Two at once: the last one that is left is given away once.
    const both = await Promise.all([desk.get(), desk.get()])
    expect(both.map(answer => answer.statusCode).sort()).toEqual([200, 410])
    expect((await desk.get({ range: 'bytes=4-' })).statusCode, 'resumes the last one').toBe(206)
    desk.clock.advance(3 * HOUR)
    expect((await desk.get({ range: 'bytes=4-' })).statusCode).toBe(410)

    const renewed = await desk.manager.call('POST', `/orders/${desk.order.id}/downloads`, {})
    expect(renewed.body.downloads).toMatchObject([{ left: 2, state: 'ready' }])
    expect(renewed.body.events.at(-1)).toMatchObject({ kind: 'downloads' })
    desk.clock.advance(31 * DAY)
    const late = await desk.get()
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('This download link has expired.')
    await desk.services.pages.settings.set({ locale: 'ar' })
    const arabic = await desk.get()
    expect(arabic.body).toContain('dir="rtl"')
    expect(arabic.body).toContain('انتهت صلاحية رابط التنزيل هذا')
  })

  it.each([
    ['refunded', ['processing', 'refunded']],
    ['cancelled', ['processing', 'cancelled']],
    ['failed', ['processing', 'failed']],
  ])('are not delivered once the order is %s', async (_, steps) => {
    const desk = await open()
    for (const step of steps) await desk.move(step)
    expect((await desk.get()).statusCode).toBe(410)
    const renewed = await desk.manager.call('POST', `/orders/${desk.order.id}/downloads`, {})
    expect(renewed.status).toBe(409)
    const mails = await desk.mails()
    const last = mails.find(mail => mail.template === `order-${steps[1]}`)
    expect(last?.text ?? '').not.toContain('/order-downloads/')
  })

  it('wait for “completed” where the shop says so, and follow limits of the product', async () => {
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
    const score = await desk.get({}, paid.downloads[1]?.path)
    expect(score.statusCode).toBe(302)
    expect(score.headers.location).toBe('https://files.example/score.pdf')
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
    expect((await desk.get({}, address)).statusCode, 'the order still has it').toBe(200)
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
