import { expect, it } from 'vitest'
import { DAY } from '#base'
import { describeDatabases } from './support/databases.ts'
import { createManualClock } from './support/manual-clock.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'

const heading = (id: string, conditions?: object[]) => ({
  type: 'heading',
  props: { id, text: `Says ${id}`, ...(conditions && { display: { conditions } }) },
})

const saidIn = (html: string) => Array.from(html.matchAll(/Says (\w+)/g), ([, id]) => id)

describeDatabases('what is shown to some', openDatabase => {
  async function open(...content: object[]) {
    const services = await openTestServices(openDatabase)
    await services.shop.catalog.save([
      { type: 'simple', name: 'Mug', variant: { regularPrice: 2500 } },
    ])
    const document = { schema: 1, upgrades: {}, root: { props: { title: 'Page' } }, content }
    const saved = await services.pages.save({
      path: '/page',
      document,
      author: 'test',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const app = await buildTestApp(services)
    const get = async (headers: Record<string, string> = {}, url = '/page') => {
      const answer = await app.inject({ url, headers })
      return { ...answer, said: saidIn(answer.body), isKept: !('server-timing' in answer.headers) }
    }
    return { services, app, get }
  }

  it('is made for them, and never kept nor given to others', async () => {
    const members = [{ kind: 'signed-in' }]
    const owners = [{ kind: 'role', roles: ['owner'] }]
    const { app, get, services } = await open(
      heading('all'),
      heading('members', members),
      heading('owners', owners),
      heading('strangers', [{ kind: 'signed-in', not: true }]),
    )
    const editor = await signInAs({ services, app }, 'editor')
    const own = await editor.get('/page')
    expect(saidIn(own.body)).toEqual(['all', 'members'])
    expect(own.headers['cache-control']).toBe('private, no-store')

    const first = await get()
    expect(first.said).toEqual(['all', 'strangers'])
    expect(first.headers.vary).toBe('accept-encoding, cookie')
    expect((await get()).isKept).toBe(true)
    // Also if the public page is already cached.
    expect(saidIn((await editor.get('/page')).body)).toEqual(['all', 'members'])
    expect((await get({ cookie: 'vt.session_token=forged' })).said).toEqual(['all', 'strangers'])
    expect((await get({ cookie: 'other=1' })).isKept).toBe(true)
    await app.close()
  })

  it('begins and ends by the site’s clock', async () => {
    const clock = createManualClock(Date.UTC(2027, 0, 4, 9))
    const services = await openTestServices(openDatabase, {}, clock)
    const dates = { kind: 'dates', from: clock.now() + DAY, until: clock.now() + 2 * DAY }
    const saved = await services.pages.save({
      path: '/page',
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'Page' } },
        content: [heading('all'), heading('sale', [dates])],
      },
      author: 'test',
      publish: true,
    })
    expect(saved.ok).toBe(true)
    const app = await buildTestApp(services)
    const said = async () => saidIn((await app.inject({ url: '/page' })).body)
    expect(await said()).toEqual(['all'])
    clock.advance(DAY)
    expect(await said()).toEqual(['all', 'sale'])
    clock.advance(DAY)
    expect(await said()).toEqual(['all'])
    await app.close()
  })

  it('use the cart and a cookie only of the visitor', async () => {
    const { app, get, services } = await open(
      heading('empty', [{ kind: 'cart-filled', not: true }]),
      heading('mug', [{ kind: 'cart-product', product: 'mug' }]),
      heading('much', [{ kind: 'cart-total', atLeast: 40 }]),
      heading('campaign', [{ kind: 'cookie', name: 'campaign', value: 'spring' }]),
    )
    expect((await get()).said).toEqual(['empty'])
    const product = await services.shop.catalog.bySlug('mug')
    const added = await services.shop.cart.add({
      key: undefined,
      items: [{ productId: product?.id, options: {}, quantity: '2' }],
    } as never)
    if (!added.ok) throw new Error(JSON.stringify(added))
    const cookie = `vt_cart=${(added as unknown as { key: string }).key}`
    const buyers = await get({ cookie })
    expect(buyers.said).toEqual(['mug', 'much'])
    expect(buyers.headers['cache-control']).toBe('private, no-store')
    expect((await get({ cookie: 'campaign=spring' })).said).toEqual(['empty', 'campaign'])
    expect((await get({ cookie: 'campaign=autumn' })).said).toEqual(['empty'])
    expect(await get()).toMatchObject({ said: ['empty'], isKept: true })
    await app.close()
  })

  it('follows a parameter of the address, each answer kept once', async () => {
    const { app, get } = await open(
      heading('mail', [{ kind: 'parameter', name: 'from', value: 'mail' }]),
      heading('plain', [{ kind: 'parameter', name: 'plain' }]),
    )
    expect((await get({}, '/page?from=post&x=1')).said).toEqual([])
    expect(await get({}, '/page')).toMatchObject({ said: [], isKept: true })
    expect((await get({}, '/page?from=mail')).said).toEqual(['mail'])
    expect((await get({}, '/page?plain=1')).said).toEqual(['plain'])
    expect(await get({}, '/page?plain=2')).toMatchObject({ said: ['plain'], isKept: true })
    await app.close()
  })

  it('follows the stock of a product', async () => {
    const { app, get, services } = await open(
      heading('there', [{ kind: 'stock', product: 'mug' }]),
      heading('gone', [{ kind: 'stock', product: 'mug', not: true }]),
    )
    expect((await get()).said).toEqual(['there'])
    const product = await services.shop.catalog.bySlug('mug')
    await services.shop.catalog.delete(product?.id ?? '')
    await expect.poll(async () => (await get()).said).toEqual(['gone'])
    await app.close()
  })

  it('refuses a form from visitors who do not see it', async () => {
    const form = (id: string, conditions: object[]) => ({
      type: 'contact-form',
      props: { id, ...(conditions.length > 0 && { display: { conditions } }) },
    })
    const { app } = await open(form('open', []), form('members', [{ kind: 'signed-in' }]))
    const statusOf = async (id: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/page',
        headers: { origin: 'http://127.0.0.1:3000', accept: 'application/json' },
        payload: { _action: `${id}/token` },
      })
      return answer.statusCode
    }
    expect([await statusOf('open'), await statusOf('members')]).toEqual([200, 404])
    await app.close()
  })
})
