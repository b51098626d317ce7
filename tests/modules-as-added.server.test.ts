import { expect, it } from 'vitest'
import { node, pageDocument } from '#pages/schema'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

describeDatabases('modules as they are added', openDatabase => {
  async function open() {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const put = async (path: string, type: string) => {
      const document = pageDocument({ title: 'Page' }, [
        node('heading', 'words', { text: 'The rest of the page' }),
        node(type, 'added'),
      ])
      const saved = await services.pages.save({ path, document, author: 't', publish: true })
      if (!saved.ok) throw new Error(saved.reason)
      return app.inject(path)
    }
    return { services, app, put }
  }

  it('a product without a choice leaves the rest of the page, and a product URL without a product is not found', async () => {
    const { app, put } = await open()
    const { statusCode, body } = await put('/page', 'product')
    expect(statusCode).toBe(200)
    expect(body).toContain('The rest of the page')
    expect((await app.inject('/product/nothing')).statusCode).toBe(404)
  })

  it('a list of cookies links to settings only where visitors are asked', async () => {
    const { services, app, put } = await open()
    expect((await put('/cookies', 'cookie-list')).body).not.toContain('href="#cookie-settings"')
    const { consent } = await services.pages.settings.get()
    await services.pages.settings.set({ consent: { ...consent, enabled: true } })
    const document = pageDocument({ title: 'Film' }, [
      node('video', 'film', { url: 'https://vimeo.com/76979871' }),
    ])
    await services.pages.save({ path: '/film', document, author: 't', publish: true })
    await expect
      .poll(async () => (await app.inject('/cookies')).body, { timeout: 10_000 })
      .toContain('href="#cookie-settings"')
  })
})
