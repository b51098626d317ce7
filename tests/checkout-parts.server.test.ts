import { parse } from 'parse5'
import { expect, it } from 'vitest'
import type { PageNode } from '#module-contract'
import { pageDocument } from '#pages/schema'
import { buyerAddress } from './support/buyer.ts'
import { describeDatabases } from './support/databases.ts'
import { createDiscount } from './support/discount-scenarios.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

type Fields = Record<string, string>

const text = (id: string, body: string): PageNode => ({ type: 'text', props: { id, body } })
const signUp: PageNode = { type: 'newsletter', props: { id: 'news' } }
const modules = (...content: PageNode[]) => ({ kind: 'modules', content })

interface Element {
  tagName?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Element[]
  parentNode?: Element
}

/** Elements of a page as browsers parse it, which drops nested forms. */
function elementsIn(html: string): Element[] {
  const all = (node: Element): Element[] => [node, ...(node.childNodes ?? []).flatMap(all)]
  return all(parse(html) as unknown as Element).filter(node => node.tagName)
}

const attribute = (element: Element, name: string) =>
  element.attrs?.find(one => one.name === name)?.value

/** Names of the controls that a browser sends with a form. */
function sentWith(elements: Element[], formId: string) {
  const formOf = (element: Element): string | undefined => {
    const named = attribute(element, 'form')
    if (named) return named
    for (let node = element.parentNode; node; node = node.parentNode) {
      if (node.tagName === 'form') return attribute(node, 'id')
    }
    return undefined
  }
  return elements
    .filter(({ tagName = '' }) => ['input', 'select', 'textarea', 'button'].includes(tagName))
    .filter(element => formOf(element) === formId)
    .map(element => attribute(element, 'name') ?? '')
}

/** Where the texts begin; all must be in the HTML. */
function orderOf(html: string, texts: Record<string, string>) {
  const found = Object.entries(texts).map(([name, one]) => [name, html.indexOf(one)] as const)
  expect(found.filter(([, at]) => at < 0)).toEqual([])
  return found.sort(([, one], [, other]) => one - other).map(([name]) => name)
}

const BILLING = 'id="checkout-billing_first_name"'
const SHIPPING = 'name="ship_to_different_address"'
const NOTE = 'id="checkout-order_comments"'
const PRODUCTS = 'class="checkout-lines"'
const TOTALS = 'class="checkout-totals"'
const PAYMENT = 'class="field checkout-payments"'
const PLACE = 'class="button checkout-place"'

describeDatabases('parts of the checkout', openDatabase => {
  async function open(parts?: object[], ofOrder?: object[]) {
    const services = await openTestServices(openDatabase)
    const [product = ''] = await services.shop.catalog.save([
      { type: 'simple', name: 'Bowl', variant: { regularPrice: 1800, stock: { quantity: 9 } } },
    ])
    for (const [path, ...content] of [
      [
        '/pay',
        { type: 'product-grid', props: { id: 'grid', quickAdd: true } },
        { type: 'checkout', props: { id: 'checkout', ...(parts && { parts }) } },
      ],
      [
        '/order-received',
        { type: 'order-received', props: { id: 'received', ...(ofOrder && { parts: ofOrder }) } },
      ],
    ] as [string, ...PageNode[]][]) {
      const document = pageDocument({ title: 'Page' }, content)
      const saved = await services.pages.save({ path, document, author: 't', publish: true })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    const app = await buildTestApp(services)
    const post = (action: string, fields: Fields, cookie = '') =>
      app.inject({
        method: 'POST',
        url: '/pay',
        payload: new URLSearchParams({ ...fields, _action: action }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      })
    const added = await post('grid/add', { product })
    const cookies = (answer: typeof added) =>
      answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const cookie = cookies(added)
    const read = async () => (await app.inject({ url: '/pay', headers: { cookie } })).body
    return { services, app, post, read, cookie, cookies }
  }

  it('SH-5: a checkout without a list has all parts in the standard order', async () => {
    const { read } = await open()
    const html = await read()
    expect(
      orderOf(html, {
        ...{ account: 'checkout-account', coupon: 'checkout-coupon-box', billing: BILLING },
        ...{ shipping: SHIPPING, note: NOTE, products: PRODUCTS, totals: TOTALS },
        ...{ payment: PAYMENT, place: PLACE },
      }),
    ).toEqual([
      ...['account', 'coupon', 'billing', 'shipping', 'note'],
      ...['products', 'totals', 'payment', 'place'],
    ])
    expect(sentWith(elementsIn(html), 'checkout-form')).toEqual(
      expect.arrayContaining([
        ...['billing_email', 'billing_country', 'shipping_city', 'order_comments', 'shown_total'],
        ...['coupon_code', 'create_account', 'payment_method', '_action'],
      ]),
    )
  })

  it('SH-5: an arranged checkout stays one form between other modules and their forms', async () => {
    const { read, post, app, cookie } = await open([
      { kind: 'products', column: 'main' },
      modules(text('badge', '<p>Secure payment</p>'), signUp),
      { kind: 'payment', column: 'main', title: 'How to pay' },
      { kind: 'billing', title: 'Who are you?' },
      { kind: 'shipping' },
      { kind: 'totals', column: 'main' },
      { kind: 'place', column: 'main' },
    ])
    const html = await read()
    const texts = {
      ...{ products: PRODUCTS, badge: 'Secure payment', news: 'data-module="newsletter"' },
      ...{ payment: '>How to pay<', billing: '>Who are you?<', totals: TOTALS, place: PLACE },
    }
    expect(orderOf(html, texts)).toEqual(Object.keys(texts))
    expect(html).not.toContain('checkout-coupon-box')
    expect(html).not.toContain(NOTE)
    const elements = elementsIn(html)
    const posted = elements.filter(
      ({ tagName, ...one }) => tagName === 'form' && attribute(one, 'method') === 'post',
    )
    const news = elements.find(one => attribute(one, 'id') === 'news')
    expect(posted.some(form => isWithin(form, news))).toBe(true)
    const sent = sentWith(elements, 'checkout-form')
    expect(sent).toContain('billing_email')
    expect(sent).toContain('payment_method')
    expect(sent).not.toContain('email')

    const { billing_city: _, ...incomplete } = buyerAddress
    const refused = await post('checkout/place', incomplete, cookie)
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('href="#checkout-billing_city"')
    expect(refused.body).toContain('id="checkout-billing_city"')
    expect(orderOf(refused.body, texts)).toEqual(Object.keys(texts))
    const placed = await post('checkout/place', buyerAddress, cookie)
    expect(placed.statusCode).toBe(303)
    expect(placed.headers.location).toMatch(/^\/order-received\?order=/)
    await app.close()
  })

  it('SH-5: parts that orders need are at the end of their column if the owner removed them', async () => {
    const { services, read, post, cookie } = await open([{ kind: 'totals', column: 'side' }])
    const html = await read()
    const texts = {
      ...{ billing: BILLING, shipping: SHIPPING, totals: TOTALS },
      ...{ products: PRODUCTS, payment: PAYMENT, place: PLACE },
    }
    expect(orderOf(html, texts)).toEqual(Object.keys(texts))
    expect(html).not.toContain(NOTE)
    const field = { id: 'floor', kind: 'text', place: 'order', label: 'Floor', help: '' } as const
    const fields = [
      { ...field, required: true, options: [] },
      { ...field, id: 'bell', label: 'Bell', required: false, options: [] },
    ]
    await services.shopSettings.set({ checkout: { orderNote: true, giftNote: true, fields } })
    const asked = await read()
    expect(asked).toContain('id="checkout-custom_floor"')
    expect(asked).not.toMatch(/checkout-custom_bell|checkout-order_comments|name="gift"/)
    const refused = await post('checkout/place', buyerAddress, cookie)
    expect(refused.body).toContain('href="#checkout-custom_floor"')
    const placed = await post('checkout/place', { ...buyerAddress, custom_floor: '3' }, cookie)
    expect(placed.statusCode).toBe(303)
  })

  it('SH-5: a checkout without a coupon field confirms that a coupon was removed', async () => {
    const { services, post, cookie } = await open([{ kind: 'billing' }])
    await createDiscount(services.shop, { code: 'spring', type: 'fixed_cart', amount: 100 })
    await post('checkout/apply-coupon', { ...buyerAddress, coupon_code: 'spring' }, cookie)
    const removed = await post(
      'checkout/remove-coupon',
      { ...buyerAddress, remove_coupon: 'spring' },
      cookie,
    )
    expect(removed.body).toMatch(/role="status"><p class="notice"[^>]*>[^<]*removed/i)
  })

  it('SH-5: the page after the order has its parts in the order of the owner', async () => {
    const { app, post, cookie, cookies } = await open(undefined, [
      { kind: 'items', title: 'Your items' },
      modules(text('follow', '<p>Follow us</p>')),
      { kind: 'addresses' },
    ])
    const placed = await post('checkout/place', buyerAddress, cookie)
    const url = String(placed.headers.location)
    const { body } = await app.inject({ url, headers: { cookie: cookies(placed) } })
    const texts = {
      ...{ items: 'Your items', badge: 'Follow us', addresses: 'class="order-addresses"' },
      ...{ thanks: 'class="order-thanks"', payment: 'class="order-payment"' },
    }
    expect(orderOf(body, texts)).toEqual(Object.keys(texts))
    expect(body).not.toContain('order-overview')
    const foreign = await app.inject({ url: `${url.split('&')[0]}&key=wrong` })
    expect(foreign.body).not.toContain('Your items')
    expect(foreign.body).toContain('class="order-thanks"')
  })
})

function isWithin(element: Element, around: Element | undefined): boolean {
  for (let node: Element | undefined = element; node; node = node.parentNode) {
    if (node === around) return true
  }
  return false
}
