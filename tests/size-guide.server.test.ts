import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('size guides', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { services, app, manager, bowlId } = desk
    const put = async (kind: 'page' | 'block', path: string, text: string) => {
      const heading = { type: 'heading', props: { id: 'guide', text } }
      const page = { kind, path, document: documentOf([heading]), author: 't', publish: true }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error(saved.reason)
      return saved.id
    }
    const guideOf = async () => {
      const { body } = await app.inject('/product/bowl')
      return /class="product-size-guide"><a href="([^"]+)"/.exec(body)?.[1]
    }
    const setProduct = (sizeGuide: string | null) =>
      manager.call('PATCH', `/products/${bowlId}`, { sizeGuide })
    return { ...desk, put, guideOf, setProduct }
  }

  it('SH-5: a product links to its page or block, or to that of its nearest category', async () => {
    const { manager, bowlId, put, guideOf, setProduct } = await open()
    const page = await put('page', '/sizes', 'Sizes')
    const block = await put('block', '/blocks/sizes', 'Sizes of bowls')
    const add = async (name: string, more: object = {}) =>
      (await manager.call('POST', '/categories', { name, ...more })).body.id
    const top = await add('Tableware')
    const below = await add('Bowls', { parentId: top })
    await manager.call('PATCH', `/products/${bowlId}`, { categories: [below] })
    expect(await guideOf()).toBeUndefined()
    await manager.call('PATCH', `/categories/${top}`, { sizeGuide: page })
    await expect.poll(guideOf).toBe('/sizes')
    await manager.call('PATCH', `/categories/${below}`, { sizeGuide: block })
    await expect.poll(guideOf).toBe(`/size-guide/${block}`)
    expect((await setProduct(page)).body).toMatchObject({ sizeGuide: page })
    await expect.poll(guideOf).toBe('/sizes')
    await setProduct(null)
    await expect.poll(guideOf).toBe(`/size-guide/${block}`)
    await manager.call('PATCH', `/categories/${below}`, { sizeGuide: null })
    await expect.poll(guideOf).toBe('/sizes')
    await manager.call('DELETE', `/categories/${top}`)
    await expect.poll(guideOf).toBeUndefined()
  })

  it('SH-5: only blocks that are size guides have a page, which search engines leave out', async () => {
    const { app, put, guideOf, setProduct } = await open()
    const block = await put('block', '/blocks/sizes', 'Sizes of bowls')
    const path = `/size-guide/${block}`
    expect((await app.inject(path)).statusCode).toBe(404)
    await setProduct(block)
    await expect.poll(async () => (await app.inject(path)).statusCode).toBe(200)
    const { body } = await app.inject(path)
    expect(body).toContain('Sizes of bowls')
    expect(body).toMatch(/<meta name="robots" content="noindex/)
    expect((await app.inject('/size-guide/none')).statusCode).toBe(404)
    await setProduct('none')
    await expect.poll(guideOf).toBeUndefined()
  })
})
