import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf } from './support/pages.ts'
import { openShopDesk } from './support/shop-desk.ts'

describeDatabases('accepted terms', openDatabase => {
  async function open() {
    const desk = await openShopDesk(openDatabase)
    const { services, manager } = desk
    const publish = async (body: string) => {
      const content = [{ type: 'text', props: { id: 'text', body: `<p>${body}</p>` } }]
      const document = documentOf('Terms', content)
      const page = { path: '/terms', document, author: 't', publish: true }
      const saved = await services.pages.save(page)
      if (!saved.ok) throw new Error('not saved')
    }
    await services.shopSettings.set({ terms: { required: true, path: '/terms' } })
    const termsOf = async (id: string): Promise<string> =>
      (await manager.call('GET', `/orders/${id}`)).body.termsPath
    const countVersions = async () =>
      (await services.db.selectFrom('terms_versions').selectAll().execute()).length
    return { ...desk, publish, termsOf, countVersions }
  }
  const accepted = { terms: '1' }

  it('SH-4 orders keep the version of the terms that was accepted, stored once', async () => {
    const { publish, buy, termsOf, countVersions, app, mails } = await open()
    await publish('Return within 14 days.')
    const first = await buy(accepted)
    const second = await buy(accepted)
    await publish('Return within 30 days.')
    const third = await buy(accepted)
    expect(await countVersions()).toBe(2)
    expect(await termsOf(first.id)).toBe(await termsOf(second.id))
    const shown = await app.inject(await termsOf(first.id))
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('<p>Return within 14 days.</p>')
    expect((await app.inject(await termsOf(third.id))).body).toContain('30 days')
    const [mail] = (await mails()).filter(one => one.template === 'order-received')
    const [file] = mail?.attachments ?? []
    expect(file).toMatchObject({ filename: 'terms.html' })
    expect(String(file?.content)).toContain('Return within 14 days.')
  })

  it('SH-4 orders without a published page of terms refer to none', async () => {
    const { buy, termsOf, countVersions, app } = await open()
    const order = await buy(accepted)
    expect(await termsOf(order.id)).toBe('')
    expect(await countVersions()).toBe(0)
    for (const hash of ['x', 'a'.repeat(64)]) {
      expect((await app.inject(`/order-terms/${hash}`)).statusCode).toBe(404)
    }
  })
})
