import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { DAY, HOUR } from '#base'
import { up } from '../src/db/migrations/0090-terms.ts'
import { up as addListings } from '../src/db/migrations/0110-page-listings.ts'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite, START } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** A public project, an hour after the previous one. */
async function addProject(
  site: Site,
  name: string,
  more: { categories?: string[]; tags?: string[]; publish?: boolean; kind?: 'post' } = {},
) {
  site.clock.advance(HOUR)
  const saved = await site.services.pages.save({
    path: `/projects/${name}`,
    kind: 'project',
    document: { ...documentOf(name), root: { props: { title: name } } },
    summary: { excerpt: `About ${name}`, image: `media-${name}`, author: 'Somebody' },
    author: 'test',
    publish: true,
    ...more,
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.id
}

const all = { kind: 'project', order: 'newest', offset: 0, limit: 10 } as const
const titles = ({ items }: { items: { title: string }[] }) => items.map(item => item.title)

describeDatabases('PF-2 projects and posts as lists', openDatabase => {
  it('returns published entries, newest first, paginated with the total', async () => {
    const site = await openSite(openDatabase)
    const { content, editing, unpublish } = site.services.pages
    for (const name of ['a', 'b', 'c', 'd']) await addProject(site, name)
    await addProject(site, 'draft', { publish: false })
    await addProject(site, 'post', { kind: 'post' })
    const trashed = await addProject(site, 'trashed')
    await editing.trash(trashed)
    await addProject(site, 'gone')
    await unpublish('/projects/gone')
    const first = await content.listContent({ ...all, limit: 3 })
    expect([titles(first), first.total]).toEqual([['d', 'c', 'b'], 4])
    expect(titles(await content.listContent({ ...all, offset: 3, limit: 3 }))).toEqual(['a'])
    expect(titles(await content.listContent({ ...all, order: 'oldest' }))).toEqual([
      ...['a', 'b', 'c', 'd'],
    ])
    expect(first.items[0]).toMatchObject({
      path: '/projects/d',
      excerpt: 'About d',
      author: 'Somebody',
      image: undefined,
      categories: [],
      publishedAt: START + 4 * HOUR,
    })
    const [d, c, b] = first.items.map(item => item.id) as [string, string, string]
    const given = { ...all, ids: [b, d, 'none', trashed, c], order: 'given' } as const
    expect(titles(await content.listContent(given))).toEqual(['b', 'd', 'c'])
    expect(titles(await content.listContent({ ...all, except: [d] }))).toEqual(['c', 'b', 'a'])
    expect(await content.listContent({ ...all, ids: [] })).toEqual({ items: [], total: 0 })
    const around = await content.findNeighbours(c, 'project')
    expect([around.older?.title, around.newer?.title]).toEqual(['b', 'd'])
    expect((await content.findNeighbours(d, 'project')).newer).toBeUndefined()
  })

  it('filters by category including subcategories; unknown ones are empty', async () => {
    const site = await openSite(openDatabase)
    const { content, terms } = site.services.pages
    await addProject(site, 'cup', { categories: ['Cups'], tags: ['Blue'] })
    await addProject(site, 'bowl', { categories: ['Bowls', 'Cups'] })
    await addProject(site, 'wall', { categories: ['Walls'], tags: ['Blue'] })
    const { items } = await terms.list({ page: 1, perPage: 50 })
    const id = (name: string) => items.find(item => item.name === name)?.id ?? ''
    const table = { kind: 'project', taxonomy: 'category', name: 'Table', slug: '' } as const
    const made = await terms.save({ ...table, parentId: null, position: 0 })
    const above = made.ok ? made.id : ''
    // Reserved slug for all categories.
    const named = await terms.save({ ...table, name: 'All', parentId: null, position: 9 })
    const slugs = (await terms.list({ page: 1, perPage: 50 })).items
    expect(slugs.find(item => named.ok && item.id === named.id)?.slug).toBe('all-2')
    for (const name of ['Cups', 'Bowls']) {
      const moved = { ...table, name, parentId: above, position: 0 }
      expect(await terms.save(moved, id(name))).toEqual({ ok: true, id: id(name) })
    }
    expect(await terms.save({ ...table, parentId: id('Cups'), position: 0 }, above)).toMatchObject({
      reason: 'circle',
    })
    const inCategory = (category: string) => content.listContent({ ...all, category })
    expect(titles(await inCategory('cups'))).toEqual(['bowl', 'cup'])
    expect(titles(await inCategory('table'))).toEqual(['bowl', 'cup'])
    expect(await inCategory('nothing')).toEqual({ items: [], total: 0 })
    expect(titles(await content.listContent({ ...all, tag: 'blue' }))).toEqual(['wall', 'cup'])
    expect(titles(await content.listContent({ ...all, tag: 'blue', category: 'cups' }))).toEqual([
      'cup',
    ])
    expect(titles(await content.listContent({ ...all, within: [above] }))).toEqual(['bowl', 'cup'])
    const names = async (within?: string[]) =>
      (await content.listCategories({ kind: 'project', within })).map(term => term.name)
    expect(await names()).toEqual(['Bowls', 'Cups', 'Walls'])
    expect(await names([above, id('Walls')])).toEqual(['Table', 'Walls'])
    await terms.delete(above)
    expect(titles(await inCategory('cups'))).toEqual(['bowl', 'cup'])
    expect(await content.hasCategory('project', 'table')).toBe(false)
    expect(await content.hasCategory('post', 'cups')).toBe(false)
  })

  it('drops a list when one is published, changed, retitled, sorted or trashed; no draft does', async () => {
    const site = await openSite(openDatabase)
    const { db, pages } = site.services
    const editor = await signInAs(site, 'editor')
    const id = await addProject(site, 'cup', { categories: ['Cups'] })
    const dropped = async (act: () => Promise<unknown>) => {
      await db.deleteFrom('invalidations').execute()
      await act()
      const rows = await db.selectFrom('invalidations').select('tags').execute()
      return rows.some(({ tags }) => tags.includes('pages:project'))
    }
    const change = (body: object) => async () => {
      expect((await editor.call('PATCH', `/pages/${id}`, body)).status).toBe(200)
    }
    const [term] = (await pages.terms.list({ page: 1, perPage: 9 })).items
    expect(await dropped(change({ title: 'Beaker' }))).toBe(false)
    expect((await pages.content.listContent(all)).items[0]?.title).toBe('cup')
    expect(await dropped(() => editor.call('POST', `/pages/${id}/publish`, {}))).toBe(true)
    expect((await pages.content.listContent(all)).items[0]?.title).toBe('Beaker')
    expect(await dropped(change({ summary: { excerpt: 'New' } }))).toBe(true)
    expect(await dropped(change({ categories: [] }))).toBe(true)
    expect(await dropped(change({ categories: [term?.id] }))).toBe(true)
    const renamed = { name: 'Beakers' }
    expect(await dropped(() => editor.call('PATCH', `/terms/${term?.id}`, renamed))).toBe(true)
    const { items } = await pages.content.listContent(all)
    expect(items[0]?.categories).toMatchObject([{ name: 'Beakers', slug: 'cups' }])
    expect(await dropped(() => editor.call('POST', `/pages/${id}/unpublish`))).toBe(true)
    expect(await dropped(() => editor.call('POST', `/pages/${id}/publish`, {}))).toBe(true)
    expect(await dropped(() => editor.call('DELETE', `/pages/${id}`))).toBe(true)
    expect(await dropped(() => editor.call('POST', `/pages/${id}/restore`))).toBe(true)
  })

  it('is put in order by a date of the past, keeps its categories in a copy, loses them as another kind', async () => {
    const site = await openSite(openDatabase)
    const { content } = site.services.pages
    const editor = await signInAs(site, 'editor')
    await addProject(site, 'first')
    const id = await addProject(site, 'second', { categories: ['Cups'], tags: ['Blue'] })
    const patch = (body: object) => editor.call('PATCH', `/pages/${id}`, body)
    expect((await patch({ publishedAt: START - DAY })).body.publishedAt).toBe(START - DAY)
    expect(titles(await content.listContent(all))).toEqual(['first', 'second'])
    expect((await patch({ publishedAt: START + 9 * DAY })).body.error).toBe('future-date')
    expect((await patch({ categories: ['none'] })).body.error).toBe('not-found')
    expect((await patch({ tags: ['Blue', 'Large'] })).body.tags).toEqual(['Blue', 'Large'])
    const { categories, tags } = (await editor.call('GET', `/pages/${id}`)).body
    expect(categories).toHaveLength(1)
    const copy = (await editor.call('POST', `/pages/${id}/duplicate`)).body
    const copied = (await editor.call('GET', `/pages/${copy.id}`)).body
    expect(copied).toMatchObject({ categories, tags })
    const asPost = (await patch({ kind: 'post' })).body
    expect(asPost).toMatchObject({ categories: [], tags: [] })
    expect((await patch({ categories })).body.error).toBe('not-found')
  })

  it('has categories that page editors may change, with a log', async () => {
    const site = await openSite(openDatabase)
    const editor = await signInAs(site, 'editor')
    const author = await signInAs(site, 'author')
    const manager = await signInAs(site, 'shop-manager')
    const walls = { name: 'Walls', kind: 'project', taxonomy: 'category' }
    const made = await editor.call('POST', '/terms', walls)
    expect(made.body).toMatchObject({ ...walls, slug: 'walls', depth: 0, pages: 0 })
    expect((await editor.call('POST', '/terms', walls)).body.error).toBe('taken')
    expect((await editor.call('POST', '/terms', { ...walls, kind: 'page' })).status).toBe(422)
    const { id } = made.body
    expect((await author.call('POST', '/terms', walls)).status).toBe(403)
    expect((await author.call('PATCH', `/terms/${id}`, { name: 'x' })).status).toBe(403)
    expect((await author.call('PATCH', `/terms/${id}`, { kind: 'post' })).status).toBe(403)
    expect((await author.call('DELETE', `/terms/${id}`)).status).toBe(403)
    expect((await author.call('POST', '/terms', { ...walls, kind: 'post' })).status).toBe(200)
    expect((await author.call('GET', '/terms?kind=project')).body.total).toBe(1)
    expect((await manager.call('POST', '/terms', walls)).status).toBe(403)
    const changed = await editor.call('PATCH', `/terms/${id}`, { name: 'Tiles', position: 4 })
    expect(changed.body).toMatchObject({ name: 'Tiles', slug: 'walls', position: 4 })
    expect((await editor.call('DELETE', `/terms/${id}`)).status).toBe(204)
    expect((await editor.call('DELETE', `/terms/${id}`)).status).toBe(404)
    const owner = await signInAs(site, 'owner')
    const log = (await owner.call('GET', '/audit?what=term&order=asc')).body.items
    expect(log.map((entry: { action: string }) => entry.action)).toEqual([
      ...['term.created', 'term.created', 'term.changed', 'term.deleted'],
    ])
  })

  it('has them from the one word that a page had before, by the upgrade', async () => {
    const site = await openSite(openDatabase)
    const { db, pages } = site.services
    const ids = [await addProject(site, 'a'), await addProject(site, 'b')]
    await addProject(site, 'c', { publish: false })
    const { authors } = pages
    const profile = { role: '', bio: '', portrait: null, links: [] }
    for (const name of ['Öz', 'Oz']) await authors.save({ ...profile, name })
    for (const table of ['page_terms', 'terms', 'page_listings', 'page_lists']) {
      await db.schema.dropTable(table).execute()
    }
    await db.schema.dropIndex('authors_slug').execute()
    await db.schema.alterTable('authors').dropColumn('slug').execute()
    await db.schema.dropIndex('pages_listed').execute()
    await db.schema.alterTable('pages').dropColumn('published_title').execute()
    await sql`create index pages_kind_published on pages (kind, published_at)`.execute(db)
    const summary = JSON.stringify({ excerpt: 'x', category: 'Über Tassen', author: 'Öz' })
    await db.updateTable('pages').set({ summary }).where('id', 'in', ids).execute()
    const [, , draft] = await db.selectFrom('pages').select('id').orderBy('id').execute()
    const other = JSON.stringify({ category: 'Uber Tassen!' })
    await db
      .updateTable('pages')
      .set({ summary: other })
      .where('id', '=', draft?.id ?? '')
      .execute()
    await up(db as never)
    await addListings(db as never)
    const listed = await pages.content.listContent({ ...all, category: 'uber-tassen' })
    expect(titles(listed)).toEqual(['b', 'a'])
    const [item] = listed.items
    expect(item).toMatchObject({ excerpt: 'x', categories: [{ name: 'Über Tassen' }] })
    const rows = await db.selectFrom('pages').select(['summary', 'published_title']).execute()
    expect(rows.filter(row => row.summary.includes('category'))).toEqual([])
    expect(rows.filter(row => row.published_title === null)).toHaveLength(1)
    const by = { ...all, author: 'Öz', order: 'title' } as const
    expect((await pages.content.listContent(by)).total).toBe(2)
    const slugs = (await authors.list({ page: 1, perPage: 9, sort: 'name', order: 'asc' })).items
    expect(new Set(slugs.map(one => one.slug)).size).toBe(2)
    // Different names with the same slug stay separate.
    const terms = (await pages.terms.list({ page: 1, perPage: 9 })).items
    expect(terms.map(term => term.name).sort()).toEqual(['Uber Tassen!', 'Über Tassen'])
  })
})
