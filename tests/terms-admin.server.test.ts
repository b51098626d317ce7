import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('tags and categories in the admin', openDatabase => {
  it.each([
    ['/tags', 'tag', {}],
    ['/categories', 'category', { description: 'Thrown', parentId: null, position: 3 }],
  ])('%s are added, changed field by field, logged and deleted', async (path, one, more) => {
    const desk = await openShopDesk(openDatabase)
    const added = await desk.manager.call('POST', path, {
      name: 'Bowls',
      slug: 'all-bowls',
      ...more,
    })
    expect(added.body).toMatchObject({ name: 'Bowls', slug: 'all-bowls', ...more })
    const { id } = added.body
    const changed = await desk.manager.call('PATCH', `${path}/${id}`, { name: 'Cups' })
    expect(changed.body).toMatchObject({ id, name: 'Cups', slug: 'all-bowls', ...more })
    expect((await desk.manager.call('GET', path)).body).toMatchObject({ total: 1, items: [{ id }] })
    expect((await desk.manager.call('PATCH', `${path}/none`, { name: 'x' })).status).toBe(404)
    expect((await desk.manager.call('POST', path, { slug: 'no-name' })).status).toBe(422)
    expect((await desk.manager.call('POST', path, { name: 'x', colour: 'red' })).status).toBe(422)
    expect((await desk.manager.call('DELETE', `${path}/${id}`)).status).toBe(204)
    expect((await desk.manager.call('GET', `${path}/${id}`)).status).toBe(404)
    const owner = await desk.as('owner')
    const log = (await owner.call('GET', `/audit?what=${one}&order=asc`)).body.items
    expect(log).toMatchObject([
      { action: `${one}.created`, targetId: id, targetLabel: 'Bowls' },
      { action: `${one}.changed`, targetId: id, targetLabel: 'Cups' },
      { action: `${one}.deleted`, targetId: id },
    ])
  })

  it.each([
    ['info@maker.example', 200],
    ['www.maker.example/contact', 200],
    ['https://maker.example', 200],
    ['', 200],
    ['not an address', 422],
    ['maker', 422],
  ])('SH-4 contact “%s” of a manufacturer is answered %i', async (contact, status) => {
    const desk = await openShopDesk(openDatabase)
    const maker = { name: 'Maker', contact }
    expect((await desk.manager.call('POST', '/manufacturers', maker)).status).toBe(status)
  })
})
