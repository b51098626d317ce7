import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { loaders, moduleExamples } from './support/modules.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('data for the canvas', openDatabase => {
  it('returns loader data of this site for every module with a loader', async () => {
    const { as } = await openShopDesk(openDatabase)
    const nodes = [...moduleExamples].flatMap(([type, [example]]) =>
      loaders.has(type) ? [{ type, props: { ...example?.props, id: type } }] : [],
    )
    const editor = await as('editor')
    const page = { id: 'some-page', path: '/' }
    const { data } = (await editor.call('POST', '/builder/data', { page, nodes })).body
    expect(Object.keys(data).sort()).toEqual([...loaders.keys()].sort())
    expect(data['product-grid'].list.products).toMatchObject([{ name: 'Bowl' }])
    expect(data['contact-form'].messages.success).toMatch(/./)
    expect(data.cart.cart.lines).toEqual([])
  })

  it('comes with whether visitors are asked for their consent', async () => {
    const { as } = await openShopDesk(openDatabase)
    const owner = await as('owner')
    const asks = async () => (await owner.call('GET', '/builder')).body.asksConsent
    expect(await asks()).toBe(false)
    await owner.call('PATCH', '/settings/site', { consent: { enabled: true } })
    expect(await asks()).toBe(true)
  })

  it('returns nothing for a block that was not chosen', async () => {
    const { as } = await openShopDesk(openDatabase)
    const editor = await as('editor')
    const nodes = ['', 'gone'].map((block, index) => ({
      type: 'layout-block',
      props: { id: `place-${index}`, block },
    }))
    const page = { id: 'some-page', path: '/' }
    const { data } = (await editor.call('POST', '/builder/data', { page, nodes })).body
    expect(data['place-0'].html).toBe('')
    expect(data['place-1'].html).toBe('')
  })
})
