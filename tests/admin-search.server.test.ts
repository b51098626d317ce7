import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'
import { signInAs } from './support/staff-browser.ts'
import { addSubmission } from './support/submissions.ts'

describeDatabases('search of the admin', openDatabase => {
  it('finds pages, products and messages that the role may read', async () => {
    const services = await openTestServices(openDatabase)
    const site = { services, app: await buildTestApp(services) }
    const owner = await signInAs(site, 'owner')
    const page = await owner.call('POST', '/pages', { path: '/celadon', title: 'Celadon' })
    await services.shop.catalog.save([
      { type: 'simple', name: 'Celadon bowl', sku: 'cb', variant: { regularPrice: 1000 } },
    ])
    const hidden = { type: 'simple', variant: {} } as const
    await services.shop.catalog.save([
      { ...hidden, name: 'Jug', sku: 'jug', status: 'draft', shortHtml: '<p>Celadon</p>' },
      { ...hidden, name: 'Celadon cup', sku: 'cc', status: 'draft' },
      { ...hidden, name: 'Celadon lid', sku: 'cl', visibility: 'hidden' },
    ])
    await addSubmission(services.db, {
      id: 's1',
      at: 1,
      answers: [{ id: 'm', label: 'Message', value: 'A celadon vase?' }],
      replyTo: null,
    })
    const find = async (browser: typeof owner, q: string) => {
      const { body } = await browser.call('GET', `/search?q=${encodeURIComponent(q)}`)
      return body.groups
    }
    const names = (groups: { resource: string }[]) => groups.map(group => group.resource)
    const found = await find(owner, 'celadon')
    expect(found).toMatchObject([
      { resource: 'pages', items: [{ id: page.body.id, label: 'Celadon', hint: '/celadon' }] },
      { resource: 'products' },
      { resource: 'submissions', items: [{ id: 's1', label: 'A celadon vase?' }] },
    ])
    const products = found[1].items as { label: string; hint: string }[]
    expect(products.map(({ label, hint }) => `${label} (${hint})`).sort()).toEqual([
      'Celadon bowl (cb)',
      'Celadon cup (cc)',
      'Celadon lid (cl)',
    ])
    expect(names(await find(await signInAs(site, 'author'), 'celadon'))).toEqual(['pages'])
    for (const odd of ['%', '   ', '#999999999', "';--", 'no@body.example', '\\']) {
      expect(await find(owner, odd), odd).toEqual([])
    }
    expect((await owner.call('GET', '/search?q=')).status).toBe(422)
  })
})
