import { beforeAll, expect, it } from 'vitest'
import { MINUTE } from '#base'
import { actionIn } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { StaffBrowser } from './support/staff-browser.ts'

describeDatabases('the account page', openDatabase => {
  let desk: Awaited<ReturnType<typeof openShopDesk>>
  beforeAll(async () => {
    desk = await openShopDesk(openDatabase)
  })

  const visitor = () => new StaffBrowser(desk.app)

  /** Submits the first form of a page with this action, without script. */
  async function submit(
    browser: StaffBrowser,
    path: string,
    name: string,
    fields: Record<string, string> = {},
  ) {
    const page = await browser.get(path)
    const token = new URL(path, 'http://site').searchParams.get('token') ?? ''
    return browser.post(path, { _action: actionIn(page.body, name), token, ...fields })
  }

  async function mailedPath(): Promise<string> {
    const mail = (await desk.mails()).findLast(one => one.template === 'customer')
    const link = /http\S+token=\w+/.exec(mail?.text ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(link)
    return pathname + search
  }

  async function signUp(browser: StaffBrowser, email: string, fields: Record<string, string> = {}) {
    await submit(browser, '/account?view=register', 'request-link', { email, name: 'Ida Berg' })
    return submit(browser, await mailedPath(), 'open-link', fields)
  }

  it('SH-4 registers by a link, signs out and in with a password, without script', async () => {
    const browser = visitor()
    const shown = await browser.get('/account')
    expect(shown.headers['cache-control']).toBe('private, no-store')
    const asked = await submit(browser, '/account?view=register', 'request-link', {
      email: 'ida@example.com',
      name: 'Ida Berg',
    })
    expect(asked.statusCode).toBe(200)
    expect(asked.body).toContain('we sent a link to ida@example.com')
    const path = await mailedPath()
    expect((await browser.get(path)).body).toContain('Create an account for ida@example.com')
    expect((await browser.get('/account')).body).toContain('Email me a link')
    const weak = await submit(browser, path, 'open-link', { password: 'short' })
    expect(weak.statusCode).toBe(422)
    expect(weak.body).toContain('The password needs 8 to 200 characters.')
    const opened = await submit(browser, path, 'open-link', { password: 'a long password' })
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toBe('/account')
    expect((await browser.get('/account')).body).toContain('Hello, Ida Berg')
    const left = await submit(browser, '/account', 'sign-out')
    expect(left.headers.location).toBe('/account?done=signed-out')
    expect((await browser.get('/account?done=signed-out')).body).toContain('You are signed out.')
    const wrong = await submit(browser, '/account', 'sign-in', {
      ...{ email: 'ida@example.com', password: 'wrong', next: '' },
    })
    expect(wrong.statusCode).toBe(422)
    const right = await submit(browser, '/account', 'sign-in', {
      ...{ email: 'Ida@Example.com', password: 'a long password', next: '/cart' },
    })
    expect(right.headers.location).toBe('/cart')
    const used = await browser.get(path)
    expect(used.body).toContain('This link has expired or was already used.')
  })

  it('SH-4 answers the same for addresses with and without an account', async () => {
    await signUp(visitor(), 'known@example.com', { password: 'a long password' })
    const bodies = async (name: string, view: string) => {
      const seen = new Set<string>()
      for (const email of ['known@example.com', 'other@example.com']) {
        const answer = await submit(visitor(), view, name, { email, password: 'wrong', next: '' })
        seen.add(`${answer.statusCode} ${answer.body.replaceAll(email, '')}`)
      }
      return seen.size
    }
    expect(await bodies('sign-in', '/account')).toBe(1)
    expect(await bodies('request-link', '/account')).toBe(1)
    expect(await bodies('request-link', '/account?view=register')).toBe(1)
  })

  it('SH-4 gives each sign-in a new session, and never one that a stranger chose', async () => {
    const browser = visitor()
    const chosen = 'a'.repeat(32)
    const page = await browser.get('/account')
    await browser.post(
      '/account',
      { _action: actionIn(page.body, 'request-link'), email: 'fix@example.com' },
      {},
    )
    const path = await mailedPath()
    const opened = await desk.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: `vt_customer=${chosen}`,
      },
      payload: new URLSearchParams({
        _action: actionIn((await browser.get(path)).body, 'open-link'),
        token: new URL(path, 'http://x').searchParams.get('token') ?? '',
      }).toString(),
    })
    const cookie = opened.cookies.find(one => one.name === 'vt_customer')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.value).toMatch(/^[a-z2-7]{32}$/)
    expect(cookie?.value).not.toBe(chosen)
  })

  it('SH-4 refuses forms of other sites, and never redirects to them', async () => {
    const browser = visitor()
    await signUp(browser, 'csrf@example.com', { password: 'a long password' })
    const page = await browser.get('/account')
    const foreign = await browser.post(
      '/account',
      { _action: actionIn(page.body, 'sign-out') },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(foreign.statusCode).toBe(403)
    expect((await browser.get('/account')).body).toContain('Hello, Ida Berg')
    for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
      const fields = { email: 'csrf@example.com', password: 'a long password', next }
      const back = await submit(visitor(), '/account', 'sign-in', fields)
      expect(back.headers.location).toBe('/account')
    }
  })

  it('SH-4 shows orders to their customer only, and buys what is still for sale again', async () => {
    const { shop } = desk.services
    const order = await desk.buy({ billing_email: 'buyer@example.com' }, 3)
    const browser = visitor()
    await signUp(browser, 'buyer@example.com')
    desk.clock.advance(11 * MINUTE)
    const listed = (await browser.get('/account?view=orders')).body
    expect(listed).toContain(`Order ${order.number}`)
    const path = `/order-received?order=${order.number}&key=${order.key}`
    expect((await browser.get(path)).body).toContain('data-access="full"')
    expect((await visitor().get(path)).body).toContain('data-access="sign-in"')
    const stranger = visitor()
    await signUp(stranger, 'stranger@example.com')
    expect((await stranger.get('/account?view=orders')).body).not.toContain(`Order ${order.number}`)
    expect((await stranger.get(path)).body).toContain('data-access="sign-in"')

    const [lamp = ''] = await shop.catalog.save([
      { type: 'simple', name: 'Lamp', variant: { regularPrice: 500, stock: { quantity: 2 } } },
    ])
    const cart = await shop.cart.add({
      key: undefined,
      items: [
        { productId: desk.bowlId, quantity: 1 },
        { productId: lamp, quantity: 2 },
      ],
    })
    if (!cart.ok) throw new Error(cart.reason)
    const second = await desk.buyCart(cart.key, { billing_email: 'buyer@example.com' })
    await signUp(visitor(), 'buyer@example.com')
    const orders = (await browser.get('/account?view=orders')).body
    const action = actionIn(orders, 'reorder')
    const again = await browser.post('/account', { _action: action, order: String(second.number) })
    expect(again.headers.location).toBe('/cart')
    const shown = (await browser.get('/cart')).body
    expect(shown).toContain(`The items of order ${second.number} were added to your cart.`)
    expect(shown).toContain('No longer available, or not enough in stock: Lamp.')
    const foreign = await stranger.post('/account', {
      _action: action,
      order: String(second.number),
    })
    expect(foreign.statusCode).toBe(404)
  })

  it('SH-4 has one cart on all devices, merged at sign-in, and an empty one after sign-out', async () => {
    const first = visitor()
    const second = visitor()
    await signUp(first, 'cart@example.com', { password: 'a long password' })
    const addTo = async (browser: StaffBrowser, quantity: number) => {
      const action = actionIn((await browser.get('/product/bowl')).body, 'add')
      const variant = (
        await desk.services.db
          .selectFrom('variants')
          .select('id')
          .where('product_id', '=', desk.bowlId)
          .executeTakeFirstOrThrow()
      ).id
      return browser.post('/product/bowl', { _action: action, variant, quantity: String(quantity) })
    }
    const stock = desk.services.db
      .updateTable('stock_items')
      .set({ quantity: 4 })
      .where('id', '=', desk.bowlId)
    await stock.execute()
    await addTo(first, 3)
    await addTo(second, 2)
    const merged = await submit(second, '/account', 'sign-in', {
      ...{ email: 'cart@example.com', password: 'a long password', next: '' },
    })
    expect(merged.headers.location).toBe('/account?done=merged-limited')
    const quantityIn = async (browser: StaffBrowser) =>
      / name="quantity-[^"]*"[^>]* value="(\d+)"| value="(\d+)"[^>]* name="quantity-/
        .exec((await browser.get('/cart')).body)
        ?.slice(1)
        .find(Boolean)
    expect(await quantityIn(second)).toBe('4')
    expect(await quantityIn(first)).toBe('4')
    await submit(second, '/account', 'sign-out')
    expect(await quantityIn(second)).toBeUndefined()
    expect(await quantityIn(first)).toBe('4')
  })

  it('SH-4 lists the reviews of the customer only, and deletes them', async () => {
    const browser = visitor()
    await signUp(browser, 'critic@example.com')
    const { reviews, catalog } = desk.services.shop
    const product = await catalog.place({ slug: 'bowl' })
    const write = async (email: string, body: string) => {
      const added = await reviews.add({
        ...{ productId: product?.id ?? '', rating: 4, title: '', name: 'Ida', body, email },
        uniqueKey: body,
      })
      if (!added.ok) throw new Error(added.reason)
      return added.id
    }
    const own = await write('critic@example.com', 'Written by the customer.')
    const other = await write('someone@example.com', 'Written by another person.')
    const path = '/account?view=reviews'
    const { body } = await browser.get(path)
    expect(body).toContain('Written by the customer.')
    expect(body).toContain('Waiting for approval')
    expect(body).not.toContain('Written by another person.')
    await reviews.change(own, { status: 'published' })
    expect((await browser.get(path)).body).toContain('Published')
    const stolen = await submit(browser, path, 'delete-review', { id: other })
    expect(stolen.statusCode).toBe(404)
    expect(stolen.body).toContain('This review no longer exists.')
    expect(await reviews.find(other)).toBeDefined()
    const deleted = await submit(browser, path, 'delete-review', { id: own })
    expect(deleted.headers.location).toBe('/account?view=reviews&done=review-deleted')
    expect(await reviews.find(own)).toBeUndefined()
    expect((await browser.get(path)).body).toContain('No reviews yet.')
  })

  it('SH-4 offers received products for a review as a buyer, until it is written', async () => {
    const browser = visitor()
    const email = 'buyer@example.com'
    const order = await desk.buy({ billing_email: email })
    const { orders, reviews } = desk.services.shop
    await signUp(browser, email)
    const path = '/account?view=reviews'
    expect((await browser.get(path)).body).not.toContain('Write a review')
    await orders.setStatus({ orderId: order.id, status: 'completed', author: 't' })
    const { body } = await browser.get(path)
    const link = /<a href="([^"]+)"[^>]*aria-label="Write a review of Bowl"/.exec(body)?.[1] ?? ''
    const form = new URL(link.replaceAll('&amp;', '&'), 'http://site')
    const added = await reviews.add({
      ...{ productId: desk.bowlId, rating: 5, title: '', name: 'Ida', body: 'Bought.' },
      ...{ email: 'other@example.com', uniqueKey: 'bought' },
      order: {
        number: Number(form.searchParams.get('order')),
        key: form.searchParams.get('key') ?? '',
      },
    })
    expect(added).toMatchObject({ ok: true, isVerified: true })
    expect((await browser.get(path)).body).not.toContain('Write a review')
  })

  it('SH-4 shows the photos of a review that waits to its author only', async () => {
    const { shop, db, reviewPhotos } = desk.services
    const review = await shop.reviews.add({
      ...{ productId: desk.bowlId, rating: 4, title: '', name: 'Ida', body: 'With a photo.' },
      ...{ email: 'photographer@example.com', uniqueKey: 'with a photo' },
    })
    if (!review.ok) throw new Error(review.reason)
    const photo = { id: 'photo1', review_id: review.id, position: 0, width: 800, height: 600 }
    await db.insertInto('review_photos').values(photo).execute()
    await db.updateTable('reviews').set({ photos: 1 }).where('id', '=', review.id).execute()
    for (const size of ['large', 'small']) {
      await reviewPhotos.write(`photo1/${size}.webp`, Buffer.from('image'))
    }
    const [author, other] = [visitor(), visitor()]
    await signUp(author, 'photographer@example.com')
    await signUp(other, 'bystander@example.com')
    expect((await author.get('/account?view=reviews')).body).toContain(
      'src="/review-photos/photo1/small.webp" alt="Photo 1 of your review of Bowl"',
    )
    const shown = await author.get('/review-photos/photo1/large.webp')
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect((await other.get('/review-photos/photo1/large.webp')).statusCode).toBe(404)
    expect((await visitor().get('/review-photos/photo1/large.webp')).statusCode).toBe(404)
  })

  it('SH-4 NL-1 subscribes to newsletters and unsubscribes with the account', async () => {
    const { lists, subscriptions } = desk.services.newsletter
    const values = { accountId: null, remoteId: '', templateId: '', description: 'Once a month' }
    const added = await lists.save({ ...values, name: 'Kitchen news', isPublic: true })
    if (!added.ok) throw new Error(added.reason)
    const hidden = await lists.save({ ...values, name: 'Internal news', isPublic: false })
    if (!hidden.ok) throw new Error(hidden.reason)
    const browser = visitor()
    const email = 'reader@example.com'
    await signUp(browser, email)
    const path = '/account?view=details'
    const { body } = await browser.get(path)
    expect(body).toContain('Kitchen news')
    expect(body).not.toContain('Internal news')
    const isSubscribed = async () =>
      (await subscriptions.listsFor(email)).map(list => [list.name, list.isSubscribed])
    const done = '/account?view=details&done=newsletter-saved'
    const saved = await submit(browser, path, 'save-newsletters', {
      ...{ list_0: added.id, list_1: hidden.id },
    })
    expect(saved.headers.location).toBe(done)
    expect(await isSubscribed()).toEqual([['Kitchen news', true]])
    const row = await desk.services.db
      .selectFrom('newsletter_subscribers')
      .select(['status', 'consent_text', 'consent_page', 'consent_ip'])
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ status: 'confirmed', consent_page: '/account', consent_ip: null })
    expect(row.consent_text).toBe(
      `Choose what ${email} gets by email. You can unsubscribe at any time.\nKitchen news\nOnce a month`,
    )
    const data = await browser.get('/account-data.json')
    expect(data.json().newsletters).toMatchObject([
      { list: 'Kitchen news', status: 'confirmed', consentPage: '/account', endedAt: null },
    ])
    expect((await submit(browser, path, 'save-newsletters')).headers.location).toBe(done)
    expect(await isSubscribed()).toEqual([['Kitchen news', false]])
  })

  it('SH-4 exports the data of the customer, and deletes the account', async () => {
    const browser = visitor()
    expect((await browser.get('/account-data.json')).headers.location).toBe('/account')
    await signUp(browser, 'leave@example.com')
    const data = await browser.get('/account-data.json')
    expect(data.headers['cache-control']).toBe('private, no-store')
    expect(data.json()).toMatchObject({ account: { email: 'leave@example.com' } })
    const { reviews, catalog } = desk.services.shop
    const product = await catalog.place({ slug: 'bowl' })
    const review = await reviews.add({
      ...{ productId: product?.id ?? '', rating: 4, title: '', name: 'Ida', body: 'Heavy.' },
      ...{ email: 'leave@example.com', uniqueKey: 'of a deleted account' },
    })
    const details = '/account?view=details'
    expect((await submit(browser, details, 'delete')).statusCode).toBe(422)
    const deleted = await submit(browser, details, 'delete', { confirm: '1', reviews: '1' })
    expect(deleted.headers.location).toBe('/account?done=deleted')
    expect(await reviews.find(review.ok ? review.id : '')).toBeUndefined()
    expect((await browser.get('/account')).body).toContain('Email me a link')
  })

  it('SH-4 fills in the checkout from the address book', async () => {
    const browser = visitor()
    await signUp(browser, 'book@example.com')
    const form = '/account?view=address'
    const refused = await submit(browser, form, 'save-address', { billing_country: 'DE' })
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('Enter your first name')
    const saved = await submit(browser, form, 'save-address', {
      ...{ billing_first_name: 'Ida', billing_last_name: 'Berg', billing_country: 'DE' },
      ...{ billing_address_1: 'Tonweg 3', billing_postcode: '10115', billing_city: 'Berlin' },
    })
    expect(saved.headers.location).toBe('/account?view=addresses&done=address-saved')
    const action = actionIn((await browser.get('/product/bowl')).body, 'add')
    await browser.post('/product/bowl', { _action: action, product: desk.bowlId, quantity: '1' })
    const checkout = (await browser.get('/checkout')).body
    expect(checkout).toContain('value="Tonweg 3"')
    expect(checkout).toContain('value="book@example.com"')
  })
})
