import { expect, it } from 'vitest'
import { seedStarter } from '../src/server/starter/seed.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

describeDatabases('a site without the demo', openDatabase => {
  it('begins with a home page, and with a shop that waits for its first product', async () => {
    const { services, read } = await openSite(openDatabase)
    expect(await seedStarter(services.pages)).toBe(true)
    const home = await read('/')
    expect(home.statusCode).toBe(200)
    expect(home.body).toContain('Welcome')
    expect(home.body).not.toContain('data-cart-count')
    for (const path of ['/shop', '/cart', '/checkout']) {
      expect((await read(path)).statusCode, path).toBe(404)
    }

    await services.shop.catalog.save([
      { type: 'simple', name: 'Vase', variant: { regularPrice: 100 } },
    ])
    for (const path of ['/shop', '/cart', '/checkout']) {
      await expect.poll(async () => (await read(path)).statusCode).toBe(200)
    }
    expect(await seedStarter(services.pages)).toBe(false)

    expect((await read('/shop')).body).toContain('href="/product/vase"')
    expect((await read('/shop?q=nothing')).body).toMatch(/<a href="\/shop">See all products<\/a>/)
  })
})
