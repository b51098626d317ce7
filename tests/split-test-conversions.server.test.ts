import { expect, it } from 'vitest'
import { buyerAddress, buyPage } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import {
  BROWSER,
  documentOf,
  splitTest,
  text,
  useSplitTestPages,
} from './support/split-test-pages.ts'
import { PASSWORD, signInAs } from './support/staff-browser.ts'

describeDatabases('conversions of visitors without script', openDatabase => {
  const site = useSplitTestPages(openDatabase)
  const { open, post, counts } = site

  it('AB-4: an order at the checkout counts for the subject that its visitor saw, with its money', async () => {
    const { services } = site
    const [product = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 1816, stock: { quantity: 9 } } },
    ])
    const test = await open({ goal: 'order' })
    const path = `${test.path}/buy`
    await site.put(path, buyPage)
    const added = await post(path, test.b.cookie, { _action: 'grid/add', product, quantity: '2' })
    const cart = added.cookies.find(one => one.name === 'vt_cart')?.value
    const buyer = `${test.b.cookie}; vt_cart=${cart}`
    const place = (fields: object) =>
      post(path, buyer, { ...buyerAddress, ...fields, _action: 'checkout/place' })
    expect((await place({ billing_city: '' })).statusCode).toBe(422)
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, undefined])
    const orders = [await place({}), await place({})]
    expect(orders.map(one => one.statusCode)).toEqual([303, 303])
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, 1])
    const begun = (await services.splitTests.all()).get(test.key)
    if (!begun) throw new Error('no such test')
    const [a, b] = (await services.splitTests.report(begun)).subjects
    const seen = b?.counts.view_page ?? 0
    expect(a?.revenuePerVisitor).toBe(0)
    expect((b?.revenuePerVisitor ?? 0) * seen).toBeCloseTo(3632)
  })

  it('AB-4: add-to-cart and checkout start count once each', async () => {
    const { services } = site
    const [product = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Cup', variant: { regularPrice: 900, stock: { quantity: 9 } } },
    ])
    const cartTest = await open({ goal: 'add-to-cart' })
    const checkoutTest = await open({ goal: 'checkout' })
    const path = `${cartTest.path}/buy`
    await site.put(path, buyPage)
    const reached = async ({ key }: { key: string }) => (await counts(key)).map(one => one.con_goal)
    const refused = await post(path, cartTest.b.cookie, {
      _action: 'grid/add',
      product,
      quantity: '99',
    })
    expect(refused.statusCode).toBe(409)
    expect(await reached(cartTest)).toEqual([undefined, undefined])
    let cart = ''
    for (let times = 0; times < 2; times++) {
      const added = await post(path, cartTest.b.cookie, {
        _action: 'grid/add',
        product,
        quantity: '1',
      })
      cart = added.cookies.find(one => one.name === 'vt_cart')?.value ?? ''
    }
    expect(await reached(cartTest)).toEqual([undefined, 1])

    const review = (cookie: string) =>
      post(path, cookie, { ...buyerAddress, _action: 'checkout/review' })
    await review(checkoutTest.a.cookie)
    expect(await reached(checkoutTest), 'an empty cart begins nothing').toEqual([
      undefined,
      undefined,
    ])
    for (let times = 0; times < 2; times++) {
      await review(`${checkoutTest.a.cookie}; vt_cart=${cart}`)
    }
    expect(await reached(checkoutTest)).toEqual([1, undefined])
    await post(path, `${checkoutTest.b.cookie}; vt_cart=${cart}`, {
      ...buyerAddress,
      _action: 'checkout/place',
    })
    expect(await reached(checkoutTest), 'an order without script').toEqual([1, 1])
  })

  it('AB-4: a sign-in by a login module counts, a wrong password does not', async () => {
    const { services, app } = site
    const login = { type: 'login', props: { id: 'enter' } }
    const test = await open({ goal: 'sign-in', goalModule: 'enter' }, login)
    await signInAs({ services, app }, 'editor')
    const [{ email = '' } = {}] = await services.access.staff.list()
    const signIn = (fields: object) =>
      app.inject({
        method: 'POST',
        url: '/admin/sign-in',
        headers: {
          ...BROWSER,
          cookie: test.b.cookie,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({
          email,
          password: PASSWORD,
          module: 'enter',
          ...fields,
        }).toString(),
      })
    const reached = async () => (await counts(test.key)).map(one => one.con_goal)
    expect((await signIn({ password: 'wrong password' })).statusCode).toBe(401)
    expect((await signIn({ module: 'other' })).statusCode).toBe(303)
    expect(await reached()).toEqual([undefined, undefined])
    expect((await signIn({})).statusCode).toBe(303)
    expect(await reached()).toEqual([undefined, 1])
  })

  it('AB-4: a comment counts for the subject that its visitor saw', async () => {
    const key = site.newKey()
    const path = `/${key}`
    const test = splitTest(key, [text('one', 'First words')], [text('two', 'Other words')])
    const talk = { type: 'comments', props: { id: 'talk' } }
    const id = await site.put(path, documentOf(test, talk), 'post')
    await site.start(key, id, { goal: 'comment' })
    const { a } = await site.findBoth(path)
    const comment = {
      _action: 'talk/send',
      field_text: 'Without script.',
      field_name: 'Aino',
      field_email: 'aino@example.com',
    }
    const asked = await post(path, a.cookie, comment)
    expect((await counts(key)).map(one => one.con_goal)).toEqual([undefined, undefined])
    const [, one, other] = /What is (\d+) \+ (\d+)\?/.exec(asked.body) ?? []
    const [, token = ''] = /name="token" value="([^"]+)"/.exec(asked.body) ?? []
    const captcha = String(Number(one) + Number(other))
    for (let times = 0; times < 2; times++) {
      await post(path, a.cookie, { ...comment, token, captcha })
    }
    expect((await counts(key)).map(one => one.con_goal)).toEqual([1, undefined])
  })

  it('AB-4: a newsletter sign-up counts for the subject that its visitor saw, once, and no refused one', async () => {
    const letters = { type: 'newsletter', props: { id: 'letters', botCheck: false } }
    const test = await open({ goal: 'sign-up' }, letters)
    const hidden = (body: string) =>
      Object.fromEntries(
        [...body.matchAll(/<input type="hidden"[^>]*? name="(\w+)" value="([^"]*)"/g)].map(
          ([, name = '', value = '']) => [name, value] as const,
        ),
      )
    const press = async (fields: object, { cookie, body } = test.b) =>
      post(test.path, cookie, { ...hidden(body), ...fields, _action: 'letters/subscribe' })
    const wrong = await press({ email: 'aino' })
    expect(wrong.body.includes('field-error')).toBe(true)
    const asked = await press({ email: 'aino@example.com' })
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, undefined])
    const { token = '' } = hidden(asked.body)
    for (let times = 0; times < 2; times++) {
      expect(
        (await press({ email: 'aino@example.com', token })).body.includes('data-form-sent'),
      ).toBe(true)
    }
    expect((await counts(test.key)).map(one => one.con_goal)).toEqual([undefined, 1])
  })
})
