import { expect, it } from 'vitest'
import { seedStarter } from '../src/server/starter/seed.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('a site without the demo', openDatabase => {
  it('begins with a home page, and with a shop that waits to be published', async () => {
    const { services, read, app } = await openSite(openDatabase)
    expect(await seedStarter(services.pages)).toBe(true)
    const home = await read('/')
    expect(home.statusCode).toBe(200)
    expect(home.body).toContain('Welcome')
    expect(home.body).not.toContain('data-cart-count')
    for (const path of ['/shop', '/cart', '/checkout']) {
      expect((await read(path)).statusCode, path).toBe(404)
    }

    const editor = await signInAs({ services, app }, 'editor')
    const { items } = (await editor.call('GET', '/pages?perPage=50')).body
    for (const { id } of items) await editor.call('POST', `/pages/${id}/publish`, {})
    for (const path of ['/shop', '/cart', '/checkout']) {
      await expect.poll(async () => (await read(path)).statusCode).toBe(200)
    }
    expect(await seedStarter(services.pages)).toBe(false)

    const shop = (await read('/shop')).body
    expect(shop).toContain('There are no products here yet.')
    expect(shop, 'nothing to sort, nothing else to see').not.toMatch(/"product-sort"|href="\/shop"/)
    expect((await read('/shop?q=vase')).body).toMatch(/<a href="\/shop">See all products<\/a>/)
  })
})
