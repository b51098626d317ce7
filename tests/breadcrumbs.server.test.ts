import { expect, it } from 'vitest'
import type { PageKind } from '#pages/schema'
import { EVENT, saveTypes } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

type Site = Awaited<ReturnType<typeof openSite>>

const crumbs = {
  type: 'breadcrumbs',
  props: { id: 'way', overview: { url: '/journal' } },
}

async function put(site: Site, path: string, title: string, more: object = {}, kind?: PageKind) {
  const saved = await site.services.pages.save({
    path,
    ...(kind ? { kind } : {}),
    document: { schema: 1, upgrades: {}, root: { props: { title } }, content: [crumbs] },
    author: 't',
    publish: true,
    ...more,
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

/** Names and paths of the breadcrumbs, and the structured data. */
async function read(site: Site, path: string) {
  const { body } = await site.read(path)
  const way = /<ol[^>]*breadcrumbs-list.*?<\/ol>/s.exec(body)?.[0] ?? ''
  const items = [...way.matchAll(/<li.*?<\/li>/gs)].map(([item]) => [
    item.replace(/<[^>]*>/g, ''),
    /href="([^"]*)"/.exec(item)?.[1],
  ])
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .find(one => one['@type'] === 'BreadcrumbList')
  return { way, items, listed: data?.itemListElement as { name: string; item: string }[] }
}

describeDatabases('breadcrumbs', openDatabase => {
  it('lead from the home page by the pages above, in the page and in structured data', async () => {
    const site = await openSite(openDatabase)
    await put(site, '/', 'Welcome')
    await put(site, '/help', 'Help')
    await put(site, '/help/guides/first', 'First steps')
    const found = await read(site, '/help/guides/first')
    expect(found.items).toEqual([
      ['Home', '/'],
      ['Help', '/help'],
      ['First steps', undefined],
    ])
    expect(found.way).toContain('aria-current="page">First steps')
    expect(found.listed.map(({ name }) => name)).toEqual(['Home', 'Help', 'First steps'])
    expect(found.listed.at(-1)?.item).toMatch(/^https?:\/\/.+\/help\/guides\/first$/)
    expect((await read(site, '/')).items).toEqual([])

    const names = async () => (await read(site, '/help/guides/first')).items.map(([name]) => name)
    // The first poll drops everything; later ones only pages with the changed tags.
    await put(site, '/help', 'Help and advice')
    await expect.poll(names).toEqual(['Home', 'Help and advice', 'First steps'])
    // A page in between is added later, with a title that differs from its path.
    await put(site, '/help/guides', 'All guides')
    await expect.poll(names).toEqual(['Home', 'Help and advice', 'All guides', 'First steps'])
  })

  it('name the category of a post after those above it, and lead to the filtered list', async () => {
    const site = await openSite(openDatabase)
    const { terms } = site.services.pages
    const edit = { kind: 'post', taxonomy: 'category', slug: '', position: 0 } as const
    const above = await terms.save({ ...edit, name: 'Making', parentId: null })
    if (!above.ok) throw new Error('not saved')
    await terms.save({ ...edit, name: 'Glazes', parentId: above.id })
    await put(site, '/journal', 'Journal')
    await put(site, '/journal/ash', 'Ash', { categories: ['Glazes'] }, 'post')
    expect((await read(site, '/journal/ash')).items).toEqual([
      ['Home', '/'],
      ['Journal', '/journal'],
      ['Making', '/journal?posts=making'],
      ['Glazes', '/journal?posts=glazes'],
      ['Ash', undefined],
    ])
    await put(site, '/journal/oak', 'Oak', { categories: ['Journal'] }, 'post')
    expect((await read(site, '/journal/oak')).items, 'nothing twice').toEqual([
      ['Home', '/'],
      ['Journal', '/journal'],
      ['Oak', undefined],
    ])
  })

  it('include the archive of the kind if no page has its path', async () => {
    const site = await openSite(openDatabase)
    await saveTypes(site, EVENT)
    await put(site, '/events/opening', 'Opening', { categories: ['Fun'] }, 'type:event')
    await put(site, '/blog/ash', 'Ash', {}, 'post')
    await put(site, '/notes/oak', 'Oak', {}, 'post')
    const namesAt = async (path: string) => (await read(site, path)).items.map(([name]) => name)
    const found = await read(site, '/events/opening')
    expect(found.items.slice(0, 3)).toEqual([
      ['Home', '/'],
      ['All events', '/events'],
      ['Fun', '/events/category/fun'],
    ])
    expect(found.listed.map(({ name }) => name)).toContain('All events')
    expect(await namesAt('/blog/ash')).toHaveLength(3)
    expect(await namesAt('/notes/oak')).toEqual(['Home', 'Oak'])
    await put(site, '/events', 'What is on')
    await expect
      .poll(() => namesAt('/events/opening'))
      .toEqual(['Home', 'What is on', 'Fun', 'Opening'])
  })
})
