import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { openShopDesk } from './support/shop-desk.ts'
import { type StaffBrowser, signInAs } from './support/staff-browser.ts'

const wrapping = {
  ...{ id: 'wrapping', kind: 'select', place: 'order', required: false, label: 'Wrapping' },
  ...{ help: '', options: ['Paper', '<b>Box</b>'] },
}

describeDatabases('checkout fields in the admin', open => {
  let desk: Awaited<ReturnType<typeof openShopDesk>>
  let owner: StaffBrowser
  beforeAll(async () => {
    desk = await openShopDesk(open)
    owner = await signInAs(desk, 'owner')
  })
  afterAll(() => desk.app.close())
  const save = (fields: unknown[]) =>
    owner.call('PATCH', '/settings/site', {
      shop: { checkout: { orderNote: true, giftNote: true, fields } },
    })

  it('SH-2 stores them and refuses unusable ones by field', async () => {
    const refused = await save([wrapping, wrapping, { ...wrapping, id: 'x', options: [] }])
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toMatch(/fields\/1\/id.*fields\/2\/options/)
    for (const wrong of [{ id: 'A B' }, { label: ' ' }, { kind: 'file' }, { place: 'payment' }]) {
      expect((await save([{ ...wrapping, ...wrong }])).status).toBe(422)
    }
    const tooMany = Array.from({ length: 31 }, (_, index) => ({ ...wrapping, id: `f-${index}` }))
    expect((await save(tooMany)).status).toBe(422)
    expect((await save([wrapping])).body).toMatchObject({
      shop: { checkout: { orderNote: true, giftNote: true, fields: [wrapping] } },
    })
  })

  it('SH-4 prints answers and gift message on the packing slip, which has no prices', async () => {
    await save([wrapping])
    const { id } = await desk.buy({
      ...{ custom_wrapping: '<b>Box</b>', gift: '1', gift_message: 'Dear <i>Mia</i>' },
    })
    const slip = await desk.manager.get(`/api/admin/orders/${id}/print?kind=slip`)
    expect(slip.body).toContain('<dt>Wrapping</dt><dd><bdi>&lt;b&gt;Box&lt;/b&gt;</bdi></dd>')
    expect(slip.body).toContain(
      '<h2>Gift message</h2><p><bdi>Dear &lt;i&gt;Mia&lt;/i&gt;</bdi></p>',
    )
    expect(slip.body).not.toMatch(/€|18\.16/)
    const detail = await desk.manager.get(`/api/admin/orders/${id}`)
    expect(detail.json()).toMatchObject({
      customFields: [{ label: 'Wrapping', value: '<b>Box</b>' }],
      giftMessage: 'Dear <i>Mia</i>',
    })
  })

  it('SH-4 offers them to staff for manual orders', async () => {
    await save([wrapping])
    const config = (await desk.manager.get('/api/admin/orders/form')).json()
    expect(config).toMatchObject({ customFields: [{ name: 'custom_wrapping' }] })
    const { id } = await desk.buy({ custom_wrapping: 'Paper' })
    const { input, version } = (await desk.manager.get(`/api/admin/orders/${id}/input`)).json()
    expect(input.fields.custom_wrapping).toBe('Paper')
    input.fields.custom_wrapping = '<b>Box</b>'
    const preview = await desk.manager.call('POST', '/orders/preview', { orderId: id, input })
    expect(preview.body.changes).toEqual(['Paper → <b>Box</b>'])
    expect(version).toBeGreaterThanOrEqual(0)
  })
})
