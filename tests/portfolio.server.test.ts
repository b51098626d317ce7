import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

type Site = Awaited<ReturnType<typeof openSite>>

async function putPage(site: Site, path: string, portfolios: Record<string, object>) {
  const nodes = Object.entries(portfolios).map(([id, props]) => ({
    type: 'portfolio',
    props: { id, ...props },
  }))
  const document = documentOf('Work', nodes)
  const saved = await site.services.pages.save({ path, document, author: 't', publish: true })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
}

/** Projects `P1`, `P2` … a minute apart; odd ones in Cups, even ones in Bowls. */
async function addProjects(site: Site, count: number) {
  const ids: string[] = []
  for (let n = 1; n <= count; n++) {
    site.clock.advance(60_000)
    const saved = await site.services.pages.save({
      path: `/projects/p${n}`,
      kind: 'project',
      document: { ...documentOf(`P${n}`), root: { props: { title: `P${n}` } } },
      categories: [n % 2 ? 'Cups' : 'Bowls'],
      author: 't',
      publish: true,
    })
    if (saved.ok) ids.push(saved.id)
  }
  return ids
}

async function addCategory(site: Site, name: string) {
  const edit = { kind: 'project', taxonomy: 'category', name, slug: '' } as const
  const made = await site.services.pages.terms.save({ ...edit, parentId: null, position: 0 })
  return made.ok ? made.id : ''
}

async function open(site: Site, path: string, id = 'work') {
  const { body } = await site.read(path)
  const [, html = ''] = body.split(`<div id="${id}-list"`)
  const list = html.split('data-module=')[0] ?? ''
  const texts = (pattern: RegExp) => [...list.matchAll(pattern)].map(([, text = '']) => text)
  return {
    list,
    titles: texts(/<a href="\/projects\/[^"]*">(.*?)<\/a>/g),
    filter: texts(/data-swap="category"[^>]*>(.*?)<\/a>/g),
    current: texts(/data-swap="category" aria-current="true">(.*?)<\/a>/g),
    pages: texts(/aria-label="Page \d+">(\d+)<\/a>/g),
    hrefs: texts(/<a ([^>]*data-swap[^>]*)>/g).map(
      link => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '',
    ),
    head: body.slice(0, body.indexOf('</head>')),
  }
}

describeDatabases('the portfolio', openDatabase => {
  it('PF-2: categories and pages are links to whole pages, each with its own title', async () => {
    const site = await openSite(openDatabase)
    await addProjects(site, 7)
    await putPage(site, '/all', { work: { perPage: 3 } })
    const first = await open(site, '/all')
    expect(first.titles).toEqual(['P7', 'P6', 'P5'])
    expect([first.filter, first.current]).toEqual([['All', 'Bowls', 'Cups'], ['All']])
    expect(first.pages).toEqual(['1', '2', '3'])
    expect(first.hrefs).toContain('/all?projects=cups')
    const cups = await open(site, '/all?projects=cups&projects-page=2')
    expect([cups.titles, cups.current, cups.pages]).toEqual([['P1'], ['Cups'], ['1', '2']])
    expect(cups.head).toContain('<title>Cups – Page 2 – A page')
    expect(cups.head).toContain('/all?projects=cups&amp;projects-page=2"')
    // Page numbers beyond the end show the last page; invalid ones the first.
    expect((await open(site, '/all?projects-page=99')).titles).toEqual(['P1'])
    expect((await open(site, '/all?projects-page=x')).titles).toEqual(first.titles)
  })

  it('NAV-1: two on one page keep apart, and name themselves for the hash', async () => {
    const site = await openSite(openDatabase)
    await addProjects(site, 4)
    await putPage(site, '/two', { work: { perPage: 2 }, more: { perPage: 1, filter: false } })
    const address = '/two?projects=cups&more.projects-page=3'
    const [work, more] = [await open(site, address), await open(site, address, 'more')]
    expect([work.titles, more.titles]).toEqual([['P3', 'P1'], ['P2']])
    expect(work.list).toContain('data-paginated="projects projects-page" data-hash="work|all|1"')
    expect(more.list).toContain('data-hash="more|all|1"')
    expect(work.hrefs).toContain('/two?more.projects-page=3&projects=bowls')
    expect(more.hrefs).toContain('/two?projects=cups&more.projects-page=2')
    expect(more.filter).toEqual([])
  })

  it('PF-2: shows selected categories, or selected projects in order; empty ones show a message', async () => {
    const site = await openSite(openDatabase)
    const ids = await addProjects(site, 3)
    const walls = await addCategory(site, 'Walls')
    const { items } = await site.services.pages.terms.list({ page: 1, perPage: 9, q: 'cups' })
    const categories = `${walls}\n${items[0]?.id}`
    await putPage(site, '/some', { work: { source: 'category', categories } })
    expect((await open(site, '/some')).titles).toEqual(['P3', 'P1'])
    const empty = await open(site, '/some?projects=walls')
    expect([empty.titles, empty.current]).toEqual([[], ['Walls']])
    expect(empty.list).toContain('There are no projects in this category yet.')
    const chosen = [ids[1], 'gone', ids[0]].join('\n')
    await putPage(site, '/chosen', { work: { source: 'ids', ids: chosen } })
    expect((await open(site, '/chosen')).titles).toEqual(['P2', 'P1'])
  })

  it('PF-2: none and very many are shown as they are', async () => {
    const site = await openSite(openDatabase)
    const both = { work: {}, strip: { layout: 'carousel' } }
    await putPage(site, '/none', both)
    const none = await open(site, '/none')
    expect([none.filter, none.pages]).toEqual([[], []])
    expect(none.list).toContain('There are no projects here yet.')
    await addProjects(site, 41)
    await putPage(site, '/all', both)
    const many = await open(site, '/all')
    expect([many.titles.length, many.pages]).toEqual([10, ['1', '2', '3', '4', '5']])
    await putPage(site, '/whole', { work: { perPage: 0 } })
    const whole = await open(site, '/whole')
    expect([whole.titles.length, whole.pages]).toEqual([41, []])
    const strip = (await site.read('/all')).body.split('id="strip"')[1] ?? ''
    expect(strip.match(/aria-label="\d+ of 10"/g)).toHaveLength(10)
    const sent = /props='([^']*)'/.exec((await site.read('/all')).body)?.[1]
    expect(sent).not.toContain('P41')
  })
})
