import type { Kysely } from 'kysely'
import { expect, it, vi } from 'vitest'
import { up as upgradeVocabulary } from '../src/db/migrations/0196-search-all-words.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'
import { signInAs } from './support/staff-browser.ts'

describeDatabases('HDR-10: search over all that is published', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const { pages, shop, search } = site.services
    const put = async (
      path: string,
      title: string,
      text: string,
      more: Partial<Parameters<typeof pages.save>[0]> & { noindex?: boolean } = {},
    ) => {
      const { noindex = false, ...request } = more
      const saved = await pages.save({
        path,
        document: {
          schema: 1,
          upgrades: {},
          root: { props: { title, ...(noindex && { noindex }) } },
          content: [{ type: 'text', props: { id: 'text', body: `<p>${text}</p>` } }],
        },
        author: 't',
        publish: true,
        ...request,
      })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.id
    }
    /** Runs until nothing is left to index. */
    const index = async () => {
      search.touch(['*'])
      await search.sync()
    }
    const titles = async (text: string, more: object = {}) => {
      const { hits } = await search.find({ text, offset: 0, limit: 20, ...more })
      return hits.map(({ title }) => title.map(part => part.text).join(''))
    }
    return { ...site, site, pages, shop, search, put, index, titles }
  }

  it('corrects to a word that is still indexed and removes stale words', async () => {
    const { put, index, search, pages, services } = await open()
    const gone = await put('/gone', 'Kettla', 'A kettla.')
    await put('/there', 'Kettle', 'A kettle.')
    await index()
    await pages.editing.trash(gone)
    await index()
    // One letter different from both.
    expect(await search.find({ text: 'kettlo', offset: 0, limit: 5 })).toMatchObject({
      corrected: 'kettle',
      total: 1,
    })
    const words = async () => {
      const rows = await services.db.selectFrom('search_vocabulary').select('word').execute()
      return rows.map(({ word }) => word)
    }
    expect(await words()).toContain('kettla')
    await search.pruneWords()
    expect(await words()).not.toContain('kettla')
    expect(await words()).toContain('kettle')
  })

  it('finds pages, posts, projects and products by words, beginnings and stems, titles first', async () => {
    const { put, index, titles, search, shop } = await open()
    await put('/about', 'About the workshop', 'We throw bowls by hand.')
    await put('/journal/bowls', 'Bowls for winter', 'Three sizes.', {
      kind: 'post',
      tags: ['stoneware'],
    })
    await put('/help', 'Help', '', {
      document: {
        schema: 1,
        upgrades: {},
        root: { props: { title: 'Help' } },
        content: [
          {
            type: 'faq',
            props: {
              id: 'faq',
              items: [{ question: 'Do you ship abroad?', answer: '<p>Yes.</p>' }],
            },
          },
        ],
      },
    })
    await put('/projects/hotel', 'A hotel', 'Every room has a set of bowls.', { kind: 'project' })
    await shop.catalog.save([
      { type: 'simple', name: 'Bowl', sku: 'BW-7', variant: { regularPrice: 1000 } },
    ])
    await index()
    expect(await titles('bowl')).toEqual([
      'Bowl',
      'Bowls for winter',
      expect.any(String),
      expect.any(String),
    ])
    expect(await titles('wint')).toEqual(['Bowls for winter'])
    expect(await titles('throwing')).toEqual(['About the workshop'])
    expect(await titles('stoneware')).toEqual(['Bowls for winter'])
    expect(await titles('bw-7')).toEqual(['Bowl'])
    expect(await titles('shipping abroad')).toEqual(['Help'])
    expect(await titles('bowls hotel')).toEqual(['A hotel'])
    expect(await titles('bowl', { kinds: ['project'] })).toEqual(['A hotel'])
    const result = await search.find({ text: 'bowl', offset: 1, limit: 1 })
    expect(result).toMatchObject({
      total: 4,
      counts: { product: 1, page: 1, post: 1, project: 1 },
      hits: [{ kind: 'post', href: '/journal/bowls' }],
    })
    const bowl = await search.find({ text: 'bw-7', offset: 0, limit: 1 })
    expect(bowl.hits[0]?.href).toBe('/product/bowl')
    const about = await search.find({ text: 'throw', offset: 0, limit: 1 })
    expect(about.hits[0]?.excerpt).toContainEqual({ text: 'throw', isMatch: true })
  })

  it('updates when pages are published, unpublished, renamed and deleted', async () => {
    const { put, index, titles, search, pages, services } = await open()
    const id = await put('/a', 'Anvil', 'x')
    await index()
    expect(await titles('anvil')).toEqual(['Anvil'])
    // Unpublished entries are omitted before the index is updated.
    await pages.editing.unpublish(id)
    expect(await titles('anvil')).toEqual([])
    search.touch([`page:${id}`])
    await search.sync()
    const rows = await services.db.selectFrom('search_entries').select('ref').execute()
    expect(rows).toEqual([])
    await put('/a', 'Hammer', 'x')
    search.touch([`page:${id}`])
    await search.sync()
    expect(await titles('hammer')).toEqual(['Hammer'])
    expect(await titles('anvil')).toEqual([])
    await services.db.deleteFrom('page_revisions').execute()
    await services.db.deleteFrom('pages').execute()
    await index()
    expect(await services.db.selectFrom('search_entries').select('ref').execute()).toEqual([])
  })

  it('follows the names of categories and tags, also when nothing else of a text is new', async () => {
    const { put, index, titles, search, pages, shop, services } = await open()
    await put('/journal/one', 'Winter', 'x', { kind: 'post', categories: ['Kilnwork'] })
    const sold = { type: 'simple', variant: { regularPrice: 100 } } as const
    await shop.catalog.save([{ ...sold, name: 'Ash', categories: [['Beakers']], tags: ['Salted'] }])
    await index()
    const idIn = async (table: 'terms' | 'categories' | 'tags') =>
      (await services.db.selectFrom(table).select('id').executeTakeFirstOrThrow()).id
    const edit = { slug: '', parentId: null, description: '', image: null, position: 0 }
    const kind = { kind: 'post', taxonomy: 'category' } as const
    await pages.terms.save({ ...edit, ...kind, name: 'Firings' }, await idIn('terms'))
    await shop.categories.save({ ...edit, name: 'Goblets' }, await idIn('categories'))
    await shop.tags.delete(await idIn('tags'))
    const found = async () => {
      await search.sync()
      return Promise.all(
        ['firings', 'goblets', 'kilnwork', 'beakers', 'salted'].map(one => titles(one)),
      )
    }
    await expect.poll(found).toEqual([['Winter'], ['Ash'], [], [], []])
  })

  it('writes new entries in one batch', async () => {
    const { put, search, services, titles } = await open()
    for (let at = 0; at < 30; at++) await put(`/p${at}`, `Page ${at}`, `Number ${at}.`)
    search.touch(['*'])
    await search.sync()
    const notices = await services.db
      .selectFrom('invalidations')
      .select('tags')
      .where('tags', '=', '["search"]')
      .execute()
    expect(notices.length).toBeLessThan(3)
    expect(await titles('page', {})).toHaveLength(20)
  })

  it('retries entries that failed', async () => {
    const { put, index, titles, search, pages } = await open()
    await index()
    const id = await put('/a', 'Anvil', 'x')
    search.touch([`page:${id}`])
    const load = vi.spyOn(pages.searchable, 'load').mockRejectedValueOnce(new Error('locked'))
    await expect(search.sync()).rejects.toThrow('locked')
    load.mockRestore()
    expect(await titles('anvil')).toEqual([])
    await search.sync()
    expect(await titles('anvil')).toEqual(['Anvil'])
  })

  it('excludes noindex pages and the visitor’s cart', async () => {
    const { put, index, titles } = await open()
    await put('/secret', 'Sesame', 'x', { noindex: true })
    await put('/cart', 'Sesame cart', 'x')
    await put('/preset', 'Sesame preset', 'x', { kind: 'preset' })
    await put('/open', 'Sesame open', 'x')
    await index()
    expect(await titles('sesame')).toEqual(['Sesame open'])
  })

  it('corrects a typo and shows the corrected query', async () => {
    const { put, index, search } = await open()
    await put('/a', 'Kettles of iron', 'Handmade lanterns')
    await index()
    const found = await search.find({ text: 'ketle', offset: 0, limit: 5 })
    expect(found).toMatchObject({ corrected: 'kettles', total: 1 })
    expect((await search.find({ text: 'lantrens', offset: 0, limit: 5 })).corrected).toMatch(
      /^lantern/,
    )
    expect((await search.find({ text: 'ketle', offset: 0, limit: 5, isExact: true })).total).toBe(0)
    expect((await search.find({ text: 'qwzx', offset: 0, limit: 5 })).total).toBe(0)
  })

  it('answers nothing, one letter, operators and 10,000 letters', async () => {
    const { put, index, search, titles } = await open()
    await put('/a', 'A and B', 'or not')
    await index()
    for (const text of [
      '',
      '"',
      'a:* & | !',
      "')); drop table",
      'x'.repeat(10_000),
      '東',
      'NEAR(',
    ]) {
      const result = await search.find({ text, offset: 0, limit: 5 })
      expect(Array.isArray(result.hits), text.slice(0, 20)).toBe(true)
    }
    expect(await titles('b')).toEqual(['A and B'])
    expect(await titles('a OR "b"')).toEqual(['A and B'])
  })

  it('records searches without results', async () => {
    const { search, site } = await open()
    await search.noteMiss('  Teapot ')
    await search.noteMiss('teapot')
    await search.noteMiss('?')
    await search.misses.prune()
    const owner = await signInAs(site, 'editor')
    const list = async () => (await owner.call('GET', '/searches?sort=times&order=desc')).body
    expect(await list()).toMatchObject({
      items: [{ id: 'teapot', name: 'teapot', times: 2 }],
      total: 1,
    })
    expect((await owner.call('DELETE', '/searches/teapot')).status).toBe(204)
    expect((await owner.call('DELETE', '/searches/teapot')).status).toBe(404)
    expect((await list()).total).toBe(0)
    await search.noteMiss('kettle')
    site.clock.advance(91 * 86_400_000)
    await search.misses.prune()
    expect(
      (await search.misses.list({ page: 1, perPage: 5, sort: 'times', order: 'desc' })).total,
    ).toBe(0)
    const author = await signInAs(site, 'author')
    expect((await author.call('DELETE', '/searches/teapot')).status).toBe(403)
  })

  it('finds words of any length by their beginning, one of many as one of few', async () => {
    const { put, index, titles, site } = await open()
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
    await put('/kiln', 'Kiln', `The kiln and its cat. ${long}`)
    const many = Array.from({ length: 80 }, (_, i) => `catalogue${i}`).join(' ')
    await put('/list', 'List', many)
    await index()
    // Also for prefixes of the index's marker words.
    expect(await titles('ki')).toEqual(['Kiln'])
    expect(await titles('donaudampfschifffahrtselektrizitatenhaupt')).toEqual(['Kiln'])
    expect(await titles('catalogue7')).toEqual(['List'])
    expect(new Set(await titles('ca'))).toEqual(new Set(['Kiln', 'List']))

    // State before an upgrade.
    const { db, connection } = site.services
    await db.deleteFrom('search_vocabulary').where('length', '<', 4).execute()
    await upgradeVocabulary(db as Kysely<unknown>, connection.kind)
    expect(await titles('ki')).toEqual(['Kiln'])
    expect(await titles('ca')).toEqual(expect.arrayContaining(['Kiln', 'List']))
  })
})
