import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { pageDocument } from '#pages/schema'
import { up } from '../src/db/migrations/0260-dark-scheme.ts'
import { describeDatabases } from './support/databases.ts'
import { openTestServices } from './support/services.ts'

describeDatabases('the dark scheme of an older site', openDatabase => {
  it.each([
    ['stays on in the colors of the program', { light: {}, dark: {} }, 'device'],
    [
      'stays on in dark colors of the owner',
      { light: { text: '#111111' }, dark: { text: '#eeeeee' } },
      'device',
    ],
    [
      'goes off where the owner chose light colors alone',
      { light: { text: '#111111' }, dark: {} },
      'off',
    ],
  ])('%s', async (_title, colours, expected) => {
    const { pages, connection } = await openTestServices(openDatabase)
    const document = pageDocument({ title: 'Home' }, [])
    await pages.save({ path: '/', document, author: 't', publish: true })
    expect(await pages.settings.set({ theme: { colours } })).toMatchObject({ ok: true })
    await up(connection.db as unknown as Kysely<unknown>)
    pages.settings.forget()
    expect((await pages.settings.get()).darkScheme).toBe(expected)
  })

  it('is off on a new site', async () => {
    const { pages, connection } = await openTestServices(openDatabase)
    await up(connection.db as unknown as Kysely<unknown>)
    pages.settings.forget()
    expect((await pages.settings.get()).darkScheme).toBe('off')
  })
})
