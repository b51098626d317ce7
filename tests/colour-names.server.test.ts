import { expect, it } from 'vitest'
import type { PageDocument } from '#module-contract'
import { up } from '../src/db/migrations/0074-colour-names.ts'
import { describeDatabases } from './support/databases.ts'
import { buildTestApp, openTestServices } from './support/services.ts'

/** Every option with a color. */
const colours = (name: string) => ({
  background: {
    desktop: { colour: name, gradient: { from: name, to: '#ffffff' } },
    hover: { colour: name },
  },
  border: { colour: name },
  typography: { colour: name, size: 'l' },
})
const section = (id: string, design: object, content: object[] = []) => ({
  type: 'section',
  props: { id, design, content },
})
const document = (content: object[]) =>
  ({
    schema: 1,
    upgrades: {},
    root: { props: { title: 'clay' } },
    content,
  }) as unknown as PageDocument

const before = document([
  section('a', colours('clay'), [
    { type: 'gone', props: { id: 'b', text: 'paper', design: { background: { colour: 'slip' } } } },
    section('c', { preset: 'inverse' }, [section('d', colours('ink'))]),
    section('e', { preset: 'accent', ...colours('celadon-deep') }),
    section('f', { preset: 'card', ...colours('nonsense') }),
  ]),
])
const after = document([
  section('a', colours('accent'), [
    { type: 'gone', props: { id: 'b', text: 'paper', design: { background: { colour: 'tint' } } } },
    section('c', { preset: 'inverse' }, [section('d', colours('#112233'))]),
    section('e', { preset: 'accent', ...colours('secondary-strong') }),
    section('f', { preset: 'card', ...colours('nonsense') }),
  ]),
])

describeDatabases('colors by what they are for', openDatabase => {
  it('come into stored drafts, published pages, revisions and the theme by the upgrade', async () => {
    const { db } = await openDatabase()
    const text = JSON.stringify(before)
    const row = { kind: 'page', title: 'A', summary: '{}', created_at: 0, updated_at: 0 }
    for (const [id, published] of [
      ['x', null],
      ['y', text],
    ] as const) {
      await db
        .insertInto('pages')
        .values({ ...row, id, path: `/${id}`, draft: text, published, version: 3 })
        .execute()
    }
    for (let n = 0; n < 3; n++) {
      await db
        .insertInto('page_revisions')
        .values({
          id: `r${n}`,
          page_id: 'x',
          document: n === 2 ? '{ "content": [] }' : text,
          title: 'A',
          created_at: n,
          author: 'test',
          event: 'saved',
        })
        .execute()
    }
    const theme = { colours: { light: { ink: '#112233', surface: '#ffffff' }, dark: {} } }
    const value = JSON.stringify({ ...theme, textFont: 'sans' })
    await db.insertInto('settings').values({ key: 'theme', value, updated_at: 0 }).execute()

    await up(db)

    const pages = await db.selectFrom('pages').selectAll().orderBy('id').execute()
    expect(pages.map(({ draft, published, version }) => [draft, published, version])).toEqual([
      [JSON.stringify(after), null, 3],
      [JSON.stringify(after), JSON.stringify(after), 3],
    ])
    const revisions = await db.selectFrom('page_revisions').selectAll().orderBy('id').execute()
    const documents = [JSON.stringify(after), JSON.stringify(after), '{ "content": [] }']
    expect(revisions.map(revision => revision.document)).toEqual(documents)
    const settings = await db.selectFrom('settings').selectAll().execute()
    expect(settings.map(one => JSON.parse(one.value))).toEqual([
      { colours: { light: { text: '#112233', surface: '#ffffff' }, dark: {} }, textFont: 'sans' },
    ])
  })

  it('are understood by their former names in a document that is put, and stored by their own', async () => {
    const services = await openTestServices(openDatabase)
    const app = await buildTestApp(services)
    const heading = { type: 'heading', props: { id: 'h', text: 'Seen', design: colours('clay') } }
    const unknown = {
      type: 'heading',
      props: { id: 'u', text: 'Too', design: colours('ultraviolet') },
    }
    const saved = await services.pages.save({
      path: '/old',
      document: document([heading, unknown]),
      author: 'test',
      publish: true,
    })
    expect(saved.ok).toBe(true)
    const draft = await services.pages.draft('/old')
    expect(draft?.document.content[0]?.props.design).toEqual(colours('accent'))
    const { body } = await app.inject('/old')
    expect(body).toContain('Seen')
    expect(body).toContain('background-color:var(--accent)')
    expect(body).toMatch(/linear-gradient\(180deg,var\(--accent\),#ffffff\)/)
    expect(body).toContain('Too')
    expect(body).toContain('border:1px solid var(--border)')
    expect(body).not.toMatch(/var\(--(clay|ultraviolet)\)/)
    await app.close()
  })
})
