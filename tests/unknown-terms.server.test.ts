import { expect, it } from 'vitest'
import { EVENT, saveTypes } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** A shop and lists of posts and projects, each with a filled and an empty category. */
async function openLists(...given: Parameters<typeof openSite>) {
  const site = await openSite(...given)
  const { pages, shop } = site.services
  const save = async (path: string, more: object) => {
    const document = { ...documentOf(path), root: { props: { title: path } } }
    const saved = await pages.save({ path, document, author: 't', publish: true, ...more })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
  }
  const lists = [
    { type: 'product-grid', props: { id: 'grid' } },
    { type: 'post-list', props: { id: 'posts', filter: true } },
    { type: 'portfolio', props: { id: 'work' } },
    { type: 'post-list', props: { id: 'more', filter: true } },
  ]
  await save('/all', { document: documentOf('Everything', lists) })
  await saveTypes(site, EVENT)
  for (const kind of ['post', 'project', 'type:event']) {
    await save(kind === 'type:event' ? '/events/one' : `/one-${kind}`, {
      kind,
      categories: ['Full'],
      tags: ['Blue'],
    })
    const empty = { taxonomy: 'category', name: 'Empty', slug: '', parentId: null } as const
    const made = await pages.terms.save({ ...empty, kind: kind as 'post', position: 0 })
    expect(made.ok).toBe(true)
  }
  await shop.catalog.save([
    {
      type: 'simple',
      name: 'Ash',
      categories: [['Cups']],
      tags: ['Green'],
      variant: { regularPrice: 1000 },
    },
  ])
  const category = { name: 'Jugs', slug: '', parentId: null, description: '' } as const
  await shop.categories.save({ ...category, image: null, position: 0 })
  await shop.tags.save({ name: 'Rare', slug: '' })
  return site
}

async function open(site: Site, path: string) {
  const { statusCode: status, body } = await site.read(path)
  return {
    status,
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    isHidden: body.includes('content="noindex"'),
  }
}

describeDatabases('an address that names a term', openDatabase => {
  it('that does not exist is not found; of one that exists and holds nothing, search engines are told so', async () => {
    const site = await openLists(openDatabase)
    const lost = await open(site, '/nowhere')
    expect(lost).toMatchObject({ status: 404, isHidden: true })
    for (const unknown of [
      '/all?category=none',
      '/all?tag=none',
      '/all?category=cups&tag=none',
      '/all?category=none&page=2&sort=name&q=ash',
      // A category of posts does not exist for products or projects.
      '/all?category=full',
      '/all?tag=cups',
      '/all?posts=none',
      '/all?posts=cups',
      '/all?projects=none&projects-page=2',
      '/all?category=cups&projects=none',
      '/blog/category/none',
      '/blog/tag/full',
      '/blog/author/nobody',
      '/blog/1999/01',
      '/blog/series/none',
      '/projects/category/none',
      '/projects/tag/none',
      '/events/category/none',
      '/events/tag/none',
    ]) {
      expect(await open(site, unknown), unknown).toEqual(lost)
    }
    for (const empty of [
      '/all?category=jugs',
      '/all?tag=rare',
      '/all?posts=empty',
      '/all?projects=empty',
      '/blog/category/empty',
      '/projects/category/empty',
      '/events/category/empty',
    ]) {
      expect(await open(site, empty), empty).toMatchObject({ status: 200, isHidden: true })
    }
    for (const full of [
      '/all?category=cups',
      '/all?tag=green',
      '/all?posts=full',
      '/all?projects=full',
      '/blog/category/full',
      '/projects/tag/blue',
      '/events/category/full',
      // Parameters of further lists do not change the page.
      '/all?more.posts=none',
    ]) {
      expect(await open(site, full), full).toMatchObject({ status: 200, isHidden: false })
    }
  })

  it('is not found any more when the term is deleted, and is no missing page in the log', async () => {
    const site = await openLists(openDatabase)
    const { pages, shop } = site.services
    const status = async (path: string) => (await open(site, path)).status
    expect([await status('/all?category=cups'), await status('/all?posts=full')]).toEqual([
      200, 200,
    ])
    const cups = (await shop.catalog.categories()).find(one => one.slug === 'cups')
    await shop.categories.delete(cups?.id ?? '')
    const { items } = await pages.terms.list({ page: 1, perPage: 9, q: 'full' })
    for (const one of items) await pages.terms.delete(one.id)
    await expect.poll(() => status('/all?category=cups')).toBe(404)
    await expect.poll(() => status('/all?posts=full')).toBe(404)
    await open(site, '/nowhere?a=b')
    await site.app.close()
    const missing = await pages.missingPaths.list({
      page: 1,
      perPage: 9,
      sort: 'name',
      order: 'asc',
    })
    expect(missing.items.map(one => one.name)).toEqual(['/nowhere'])
  })

  it('is titled by the names of category and tag, then by the page that it is', async () => {
    const site = await openLists(openDatabase)
    const title = async (path: string) => (await open(site, path)).title
    expect(await title('/all?category=cups&tag=green')).toMatch(/^Cups – Green – A page – /)
    expect(await title('/all?category=cups&posts=full')).toMatch(/^Cups – Full – A page – /)
    expect(await title('/blog/category/full')).toMatch(/^Full – (?!Full)/)
    expect(await title('/search?q=ash')).toMatch(/^Search: ash – (?!Search)/)
  })
})
