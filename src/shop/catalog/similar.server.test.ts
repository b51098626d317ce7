import { expect, test } from 'vitest'
import { describeDatabases } from '../../../tests/support/databases.ts'
import { createTestShop } from '../../../tests/support/test-shop.ts'
import type { ProductInput } from './input.ts'
import { listTags } from './list-tags.ts'

const product = (name: string, ...category: string[]): ProductInput => ({
  ...{ type: 'simple', name, sku: name, variant: { regularPrice: 1000 } },
  categories: category.length > 0 ? [category] : [],
})

describeDatabases('similar products', open => {
  async function prepare() {
    const { shop } = createTestShop(await open())
    await shop.catalog.save([
      product('Ash', 'Bowls', 'Small'),
      product('Birch', 'Bowls', 'Small'),
      product('Cedar', 'Bowls'),
      product('Dogwood', 'Bowls'),
      product('Elm', 'Cups'),
      product('Fir'),
    ])
    const { products } = await shop.catalog.list({ sort: 'name' })
    const idOf = (name: string) => products.find(one => one.name === name)?.id ?? ''
    const nameOf = new Map(products.map(({ id, name }) => [id, name]))
    const similarTo = async (name: string, limit: number, tags: string[] = []) => {
      const query = { productId: idOf(name), sort: 'name', limit } as const
      const ids = await shop.catalog.similar(query, (...some) => tags.push(...some))
      return ids.map(id => nameOf.get(id))
    }
    return { shop, similarTo }
  }

  test('SH-5 come from the smallest category that fills the list, without the product', async () => {
    const { similarTo } = await prepare()
    expect(await similarTo('Ash', 1)).toEqual(['Birch'])
    expect(await similarTo('Ash', 2)).toEqual(['Birch', 'Cedar'])
    expect(await similarTo('Ash', 9)).toEqual(['Birch', 'Cedar', 'Dogwood'])
    expect(await similarTo('Cedar', 2)).toEqual(['Ash', 'Birch'])
  })

  test('SH-5 of a product that is alone or without a category are none', async () => {
    const { similarTo } = await prepare()
    expect(await similarTo('Elm', 4)).toEqual([])
    expect(await similarTo('Fir', 4)).toEqual([])
  })

  test('SH-5 a product alone in its category waits for others', async () => {
    const { shop, similarTo } = await prepare()
    const tags: string[] = []
    await similarTo('Elm', 4, tags)
    const cups = (await shop.catalog.categories()).find(one => one.name === 'Cups')
    expect(tags).toContain(listTags.members(cups?.id ?? ''))
  })
})
