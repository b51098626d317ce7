import type { KyselyPlugin } from 'kysely'
import { expect, it } from 'vitest'
import { VitrineError } from '#base'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

describeDatabases('pages while the database does not answer', open => {
  it('sends a page that was dropped as it was, but not to shared caches, and no page that it does not know', async () => {
    let isDown = false
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        if (isDown) throw new VitrineError('DB_BUSY', 'The database is not available.')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { services, app, read } = await openSite(async () => {
      const connection = await open()
      return { ...connection, db: connection.db.withPlugin(plugin) }
    })
    const publish = (path: string, text: string) =>
      services.pages.save({ path, document: documentOf(text), author: 't', publish: true })
    await publish('/news', 'Version one')
    await publish('/other', 'Never asked for')
    expect((await read('/news')).body).toContain('Version one')
    await publish('/news', 'Version two')
    app.cache.drop(['site'])

    isDown = true
    const stale = await read('/news')
    expect(stale.statusCode).toBe(200)
    expect(stale.body).toContain('Version one')
    expect(stale.headers['cache-control']).toMatch(/private/)
    expect((await read('/other')).statusCode).toBe(503)

    isDown = false
    const fresh = await read('/news')
    expect(fresh.body).toContain('Version two')
    expect(fresh.headers['cache-control']).toMatch(/public/)
  })
})
