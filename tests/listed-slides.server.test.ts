import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** Posts a minute apart, the first in News, and two products. */
async function fill({ services, clock }: Site) {
  const edit = {
    kind: 'post',
    taxonomy: 'category',
    name: 'News',
    slug: '',
    parentId: null,
  } as const
  const news = await services.pages.terms.save({ ...edit, position: 0 })
  for (const title of ['First', 'Second', 'Third']) {
    clock.advance(60_000)
    const body = `<p>${title} of all words, and then some more of them.</p>`
    await services.pages.save({
      path: `/journal/${title.toLowerCase()}`,
      kind: 'post',
      document: {
        ...documentOf(title, [{ type: 'text', props: { id: 'words', body } }]),
        root: { props: { title } },
      },
      ...(title === 'First' ? { categories: ['News'] } : {}),
      author: 't',
      publish: true,
    })
  }
  const cup = (name: string, regularPrice: number, category: string) => ({
    type: 'simple' as const,
    name,
    categories: [[category]],
    variant: { regularPrice },
  })
  await services.shop.catalog.save([cup('Red cup', 1900, 'Cups'), cup('Blue cup', 2400, 'Sets')])
  return news.ok ? news.id : ''
}

async function slidesOf(site: Site, type: string, props: object) {
  const path = `/${crypto.randomUUID()}`
  const document = documentOf('Slides', [{ type, props: { id: 'shown', ...props } }])
  const saved = await site.services.pages.save({ path, document, author: 't', publish: true })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const read = async () => {
    const { body } = await site.read(path)
    const html = body.slice(body.indexOf('<vt-island'), body.indexOf('</vt-island>'))
    const titles = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/g)].map(([, words = '']) =>
      words.replace(/<[^>]*>/g, ''),
    )
    return { html, titles }
  }
  return { read, ...(await read()) }
}

describeDatabases('slides of what the site lists', openDatabase => {
  it('SL-4: posts in the order asked for, as many, of a category, with excerpt and button', async () => {
    const site = await openSite(openDatabase)
    const news = await fill(site)
    const props = { source: 'posts', count: 2, excerptLength: 12, button: 'Open it' }
    const newest = await slidesOf(site, 'slider', props)
    expect(newest.titles).toEqual(['Third', 'Second'])
    expect(newest.html).toContain('Third of all…')
    expect(newest.html).toContain('January 4, 2027')
    expect(newest.html).toMatch(/<a [^>]*href="\/journal\/third"><span>Open it/)
    // Props contain no data that the HTML already has.
    const [, sent = ''] = /props='([^']*)'/.exec(newest.html) ?? []
    expect(sent).not.toContain('Third of all')
    const oldest = await slidesOf(site, 'slider', { ...props, order: 'oldest', showExcerpt: false })
    expect(oldest.titles).toEqual(['First', 'Second'])
    expect(oldest.html).not.toContain('of all')
    const within = await slidesOf(site, 'slider', { ...props, postCategories: news })
    expect(within.titles).toEqual(['First'])
    const cards = await slidesOf(site, 'carousel', { source: 'posts', count: 3, order: 'title' })
    expect(cards.titles).toEqual(['First', 'Second', 'Third'])
  })

  it('SL-4: products with prices; newly published ones appear', async () => {
    const site = await openSite(openDatabase)
    await fill(site)
    const products = await slidesOf(site, 'slider', { source: 'products', order: 'title' })
    expect(products.titles).toEqual(['Blue cup', 'Red cup'])
    expect(products.html).toContain('€24.00')
    const some = await slidesOf(site, 'carousel', { source: 'products', productCategory: 'cups' })
    expect(some.titles).toEqual(['Red cup'])
    const projects = await slidesOf(site, 'slider', { source: 'projects' })
    expect(projects.titles).toEqual([])
    const document = { ...documentOf('Hall'), root: { props: { title: 'Hall' } } }
    await site.services.pages.save({
      path: '/projects/hall',
      kind: 'project',
      document,
      author: 't',
      publish: true,
    })
    await expect.poll(async () => (await projects.read()).titles).toEqual(['Hall'])
  })
})
