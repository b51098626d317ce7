import { expect, it } from 'vitest'
import { HOUR } from '#base'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { checkoutFields } from './support/test-shop.ts'

describeDatabases('links of mails about carts', openDatabase => {
  async function open() {
    const clock = createManualClock(Date.UTC(2030, 2, 4, 9))
    const services = await openTestServices(openDatabase, {}, clock)
    const { shop, shopSettings } = services
    const app = await buildTestApp(services)
    const cartReminders = { enabled: true, hours: 1, secondHours: 0, coupon: '' }
    await shopSettings.set({ cartReminders })
    const [productId = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Bowl <b>', variant: { regularPrice: 4800 } },
    ])
    const added = await shop.cart.add({ key: undefined, items: [{ productId, quantity: 2 }] })
    if (!added.ok) throw new Error(added.reason)
    const fields = checkoutFields({ cart_reminder: '1' })
    await shop.checkout.remember({ key: added.key, fields })
    clock.advance(2 * HOUR)
    expect(await shop.cartReminders.send()).toBe(1)
    const rows = await services.db.selectFrom('outbox').select('payload').execute()
    const payload = rows.map(row => JSON.parse(row.payload)).find(one => one.reminderId)
    const mail = await services.composeMail(payload)
    const link = (name: string) =>
      new RegExp(`/cart-reminders/${name}\\?token=\\w+`).exec(mail?.text ?? '')?.[0] ?? ''
    const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } })
    const post = (url: string, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url, headers })
    return { ...services, key: added.key, mail, link, get, post }
  }

  it('SH-3 opening the link changes nothing, and a press puts the items into this browser', async () => {
    const { shop, key, link, get, post } = await open()
    const page = await get(link('restore'))
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('private, no-store')
    expect(page.body).toContain('Bowl &lt;b&gt;')
    expect(page.cookies).toEqual([])
    const done = await post(link('restore'))
    expect(done).toMatchObject({ statusCode: 303, headers: { location: '/cart' } })
    const cookie = done.cookies.find(one => one.name === 'vt_cart')?.value ?? ''
    expect(cookie).not.toBe(key)
    expect((await shop.cart.view({ key: cookie })).count).toBe(2)
    // The browser that has the cart already only opens it.
    expect(await get(link('restore'), `vt_cart=${key}`)).toMatchObject({
      ...{ statusCode: 303, headers: { location: '/cart' } },
    })
  })

  it('SH-3 the link also applies the coupon of the mail in the browser that has the cart', async () => {
    const { shopSettings, key, link, get } = await open()
    const { cartReminders } = await shopSettings.get()
    await shopSettings.set({ cartReminders: { ...cartReminders, coupon: 'BACK 5' } })
    expect(await get(link('restore'), `vt_cart=${key}`)).toMatchObject({
      ...{ statusCode: 303, headers: { location: '/cart?coupon=BACK+5' } },
    })
  })

  it('SH-3 mail programs end reminders with a post, and unknown links lead to a page', async () => {
    const { db, mail, link, get, post } = await open()
    expect(mail?.headers?.['List-Unsubscribe']).toContain(link('end'))
    expect((await get(link('end'))).body).toContain('End reminders?')
    expect(await db.selectFrom('cart_reminder_ends').selectAll().execute()).toEqual([])
    expect((await post(link('end'))).statusCode).toBe(200)
    expect(await db.selectFrom('cart_reminder_ends').selectAll().execute()).toHaveLength(1)
    const unknown = await get('/cart-reminders/restore?token=none')
    expect(unknown.statusCode).toBe(404)
    expect(unknown.body).toContain('This cart no longer exists')
    expect((await post('/cart-reminders/restore?token=none')).statusCode).toBe(404)
    expect((await get('/cart-reminders/end?token=a&token=b')).statusCode).toBe(404)
  })
})
