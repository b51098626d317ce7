import { expect, it } from 'vitest'
import { DAY } from '#base'
import { pageDocument } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

describeDatabases('badges of a product page', openDatabase => {
  async function open(props: Record<string, unknown> = {}, quantity = 1) {
    const services = await openTestServices(openDatabase)
    const createdAt = Date.now() - 3 * DAY
    const stock = { quantity, lowAt: 2 }
    await services.shop.catalog.save([
      {
        ...{ type: 'simple', slug: 'bowl', name: 'Bowl', createdAt },
        variant: { regularPrice: 2000, salePrice: 1500, stock },
      },
    ])
    const badges = { id: 'badges', product: 'bowl', ...props }
    const document = pageDocument({ title: 'Bowl' }, [{ type: 'product-badges', props: badges }])
    const input = { path: '/bowl', document, author: 't', publish: true }
    const saved = await services.pages.save(input)
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const app = await buildTestApp(services)
    const read = async () => {
      const { body } = await app.inject({ url: '/bowl' })
      return [...body.matchAll(/<li data-kind="([\w-]+)">(.*?)<\/li>/g)].map(
        ([, kind, html = '']) => `${kind}: ${html.replaceAll(/<[^>]*>/g, '')}`,
      )
    }
    return { read }
  }

  it('SH-5: shows the reduction in percent, "New" and low stock', async () => {
    const { read } = await open()
    expect(await read()).toEqual(['percent: Sale −25%', 'new: New', 'low: Only a few left'])
  })

  it('SH-5: shows the badges that the owner chose', async () => {
    const { read } = await open({ saleBadge: 'word', newDays: 2, lowStock: false })
    expect(await read()).toEqual(['sale: Sale'])
  })

  it('SH-5: a product that is sold out has no other badge', async () => {
    const { read } = await open({}, 0)
    expect(await read()).toEqual(['out-of-stock: Sold out'])
  })

  it('SH-5: plenty of stock needs no note', async () => {
    const { read } = await open({ newDays: 0 }, 9)
    expect(await read()).toEqual(['percent: Sale −25%'])
  })
})
