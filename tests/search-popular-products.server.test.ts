import { afterEach, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { until } from './support/production.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

const simple = (name: string, regularPrice = 1000) =>
  ({ type: 'simple', name, sku: name, variant: { regularPrice } }) as const

describeDatabases('a search without results', openDatabase => {
  const opened: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close()
  })

  async function open(names: string[]) {
    const services = await openTestServices(openDatabase)
    await services.shop.catalog.save(names.map(name => simple(name)))
    const app = await buildTestApp(services)
    opened.push(app)
    await app.ready()
    const get = async (url: string) => (await app.inject(url)).body
    return { services, get }
  }

  it('SH-5 offers up to four products, also before a search', async () => {
    const { get } = await open(['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'])
    for (const url of ['/search', '/search?q=zither', '/search?q=zither&exact=1']) {
      const body = await get(url)
      expect(body, url).toContain('Popular products')
      expect(body.match(/href="\/product\//g), url).toHaveLength(4)
      expect(body, url).toContain('€10.00')
    }
  })

  it('SH-5 offers nothing beside results or in a site without products', async () => {
    const empty = await open([])
    expect(await empty.get('/search?q=zither')).not.toContain('Popular products')
    const { services, get } = await open(['Ash'])
    services.search.touch(['*'])
    await services.search.sync()
    const found = await get('/search?q=ash')
    expect(found).toContain('1 result for')
    expect(found).not.toContain('Popular products')
  })

  it('SH-5 shows a changed price on the cached page', async () => {
    const { services, get } = await open(['Ash'])
    const url = '/search?q=zither&exact=1'
    expect(await get(url)).toContain('€10.00')
    await services.shop.catalog.save([simple('Ash', 2000)])
    await until('the price is new', async () => (await get(url)).includes('€20.00'), 30_000)
  })
})
