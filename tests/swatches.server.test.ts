import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { fileOf } from './support/test-shop.ts'

const columns =
  'ID,Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
const file = (name: string) =>
  fileOf(
    [
      columns,
      `1,variable,chair,${name},1,,,Wood,"Oak, Ash"`,
      '2,variation,chair-oak,Oak,1,10,chair,Wood,Oak',
      '3,variation,chair-ash,Ash,1,10,chair,Wood,Ash',
      '',
    ].join('\n'),
  )

describeDatabases('swatches of an option', openDatabase => {
  it('are set with the product, shown to visitors, and kept by an import and an export of the same product', async () => {
    const { services, app, manager } = await openShopDesk(openDatabase)
    const { shop, pages } = services
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>'
    const oak = await pages.media.add(Buffer.from(drawing), 'oak.svg')
    if (!oak.ok) throw new Error(oak.reason)
    const take = (name: string) => shop.catalog.import({ open: file(name) })
    expect(await take('Chair')).toMatchObject({ ok: true })
    const product = await shop.catalog.bySlug('chair')
    const path = `/products/${product?.id}`
    const { options } = (await manager.call('GET', path)).body
    const swatches = { Oak: { image: oak.item.id }, Ash: { colour: '#c0ffee' } }
    const set = (of: object) =>
      manager.call('PATCH', path, { options: [{ ...options[0], swatches: of }] })
    expect((await set({ Oak: { colour: 'red' } })).status).toBe(422)
    expect((await set(swatches)).body.options[0].swatches).toEqual(swatches)

    await pages.save({
      path: '/chair',
      document: documentOf([{ type: 'product', props: { id: 'p', product: 'chair' } }]),
      author: 'test',
      publish: true,
    })
    const { body } = await app.inject('/chair')
    expect(body).toContain('<span class="product-swatch" style="background:#c0ffee"></span>')
    expect(body).toContain(
      `<img class="product-swatch" src="/media/${oak.item.id}/original" alt=""`,
    )
    const uses = await (await manager.get(`/api/admin/media/${oak.item.id}/uses`)).body
    expect(uses).toContain('"product"')

    expect(await take('Armchair')).toMatchObject({ ok: true })
    expect((await manager.call('GET', path)).body).toMatchObject({
      name: 'Armchair',
      options: [{ swatches, variation: true }],
    })

    const exported = (await manager.get('/api/admin/product-export')).body
    expect(exported).toContain('Attribute 1 global,Attribute 1 swatches')
    const again = async (text: string) => shop.catalog.import({ open: fileOf(text) })
    const swatchesNow = async () => (await manager.call('GET', path)).body.options[0].swatches
    await set({})
    expect(await again(exported)).toMatchObject({ ok: true, report: { problems: [] } })
    expect(await swatchesNow(), 'exported and imported').toEqual(swatches)

    const wrong = await again(exported.replace('#c0ffee', 'coffee'))
    expect(wrong).toMatchObject({
      ok: false,
      report: { problems: [{ row: 3, column: 'Attribute 1 swatches', code: 'invalid-value' }] },
    })
    expect(await again(exported.replace(/,"Oak: [^"]*"/, ','))).toMatchObject({ ok: true })
    expect(await swatchesNow(), 'an empty cell is none').toEqual({})
  })
})
