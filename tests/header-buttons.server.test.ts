import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/render.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('buttons of a header', openDatabase => {
  it('SH-3 SH-4: cart and account button of a guest need one query for both', async () => {
    const { services, app } = await openShopDesk(openDatabase)
    const publish = async (path: string, types: string[]) => {
      const nodes = types.map(type => ({ type, props: { id: type } }))
      const page = { path, document: documentOf(nodes), author: 't', publish: true }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error(saved.reason)
    }
    const countQueries = async () => {
      const { body } = await app.inject('/metrics')
      return Number(/vitrine_db_queries_total\{source="request"\} (\d+)/.exec(body)?.[1] ?? 0)
    }
    await publish('/cart', ['cart'])
    const buttons = ['cart-button', 'account-button']
    const counts: Record<string, number[]> = { one: [], both: [] }
    const rounds = [1, 2, 3]
    for (const round of rounds) {
      await publish(`/one-${round}`, buttons.slice(0, 1))
      await publish(`/both-${round}`, buttons)
    }
    for (const round of rounds) {
      for (const name of ['one', 'both']) {
        const before = await countQueries()
        await app.inject(`/${name}-${round}`)
        counts[name]?.push((await countQueries()) - before)
      }
    }
    // Short-lived caches may expire in between.
    expect(Math.min(...(counts.both ?? []))).toBe(Math.min(...(counts.one ?? [])))
  })
})
