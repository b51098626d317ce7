import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('reports in the admin', openDatabase => {
  async function openReports() {
    const desk = await openShopDesk(openDatabase)
    const { id, total } = await desk.buy({}, 3)
    const { body } = await desk.manager.call('GET', `/orders/${id}`)
    await desk.manager.call('POST', `/orders/${id}/payments`, { note: '' })
    const lines = [{ lineId: body.openLines[0].id, quantity: 1 }]
    await desk.manager.call('POST', `/orders/${id}/refunds`, { lines, refundedBefore: 0 })
    const get = (path: string) => desk.manager.call('GET', path)
    return { ...desk, get, total }
  }

  it('SH-4 shows revenue, refunds and the comparison of a period', async () => {
    const { get, total } = await openReports()
    const { body } = await get('/reports?period=month&compare=previous')
    expect(body).toMatchObject({
      ...{ currency: 'EUR', currencies: ['EUR'], range: { from: '2026-03-01', to: '2026-03-31' } },
      totals: { orders: 1, items: 3, productNet: 5448, net: total, refunds: 1, refundNet: 1816 },
      compared: { range: { from: '2026-02-01', to: '2026-02-28' }, totals: { orders: 0 } },
    })
    expect(body.points).toHaveLength(31)
    expect(body.points[1]).toMatchObject({ orders: 1, net: total })
    const year = await get('/reports?period=year')
    expect(year.body.points).toHaveLength(12)
    expect(year.body.totals).toEqual(body.totals)
    expect((await get('/reports?period=today&currency=JPY')).body.totals.orders).toBe(0)
  })

  it('SH-4 shows tables and exports all of them as CSV', async () => {
    const { get, manager } = await openReports()
    const products = await get('/reports/table?period=today&report=products')
    expect(products.body).toMatchObject({
      total: 1,
      rows: [{ name: 'Bowl', quantity: 3, net: 5448, refundedQuantity: 1, refundedNet: 1816 }],
      sum: { quantity: 3, net: 5448 },
    })
    const csv = (path: string) => manager.get(`/api/admin${path}`).then(answer => answer.body)
    expect(await csv('/reports/export?period=today')).toMatch(
      /\r\n2026-03-02,2026-03-02,1,3,54\.48,.*,EUR\r\n$/,
    )
    for (const report of ['products', 'categories', 'discounts', 'taxes', 'methods', 'stock']) {
      const table = await get(`/reports/table?period=today&report=${report}`)
      const lines = (await csv(`/reports/table/export?period=today&report=${report}`)).trim()
      expect(lines.split('\r\n')).toHaveLength(1 + table.body.total)
    }
    expect(await csv('/reports/table/export?period=today&report=stock')).toContain(
      'Bowl,bowl,7,127.12,EUR',
    )
  })

  it('SH-4 refuses periods that do not exist, and users without the permission', async () => {
    const { get, as } = await openReports()
    const refused = async (query: string) => {
      const { status, body } = await get(`/reports?period=custom&${query}`)
      return [status, body.error]
    }
    const period = [422, 'report-period']
    expect(await refused('')).toEqual(period)
    expect(await refused('from=2026-03-02&to=2026-03-01')).toEqual(period)
    expect(await refused('from=2026-02-30&to=2026-03-01')).toEqual(period)
    expect(await refused('from=2000-01-01&to=2030-01-01')).toEqual(period)
    expect((await refused('from=0&to=2030-01-01'))[0]).toBe(422)
    for (const path of ['/reports', '/reports?period=week', '/reports?period=today&currency=x']) {
      expect((await get(path)).status).toBe(422)
    }
    expect((await get('/reports/table?period=today&report=orders')).status).toBe(422)
    const editor = await as('editor')
    expect((await editor.call('GET', '/reports?period=today')).status).toBe(403)
  })
})
