import RssParser from 'rss-parser'
import { expect, it } from 'vitest'
import { EVENT, putEntry, saveTypes } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { openSite } from './support/pages.ts'

const publicUrl = 'http://127.0.0.1:3000'

describeDatabases('feeds of the newest posts', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const post = async (path: string, title: string, body: string, publishedAt: number) => {
      const text = { type: 'text', props: { id: 'text', body } }
      const document = { schema: 1, upgrades: {}, root: { props: { title } }, content: [text] }
      const saved = await site.services.pages.save({
        path,
        kind: 'post',
        document: document as never,
        summary: { excerpt: `Of ${title}`, author: 'Ann & Ben' },
        author: 'test',
        publish: true,
        publishedAt,
        categories: ['Glazes <new>'],
        tags: [],
      } as never)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    await post('/journal/first', 'First', '<p>Old <a href="/shop">shop</a></p>', 1000)
    const odd = 'Odd & <b>“✓”</b> ]]> \u0001 Ünïcode 😀'
    await post('/journal/zweite-süß', odd, '<p>New ]]&gt; text</p>', 2000)
    return { ...site, odd }
  }

  it('are parsed unchanged by feed readers with any characters', async () => {
    const { read } = await open()
    const rss = await read('/feed.xml')
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const feed = await new RssParser().parseString(rss.body)
    expect(feed.feedUrl ?? feed.link).toContain(publicUrl)
    expect(feed.items.map(({ title }) => title)).toEqual([
      'Odd & <b>“✓”</b> ]]>  Ünïcode 😀',
      'First',
    ])
    const [odd, first] = feed.items
    expect(odd?.link).toBe(`${publicUrl}/journal/zweite-s%C3%BC%C3%9F`)
    expect(first?.['content:encoded']?.trim()).toBe(
      `<p>Old <a href="${publicUrl}/shop">shop</a></p>`,
    )
    expect(first).toMatchObject({ creator: 'Ann & Ben', categories: ['Glazes <new>'] })
    expect(first?.isoDate).toBe(new Date(1000).toISOString())

    const atom = await new RssParser().parseString((await read('/atom.xml')).body)
    expect(atom.items.map(({ link }) => link)).toEqual(feed.items.map(({ link }) => link))
    const json = JSON.parse((await read('/feed.json')).body)
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${publicUrl}/feed.json`,
    })
    expect(json.items[1]).toMatchObject({ title: 'First', tags: ['Glazes <new>'] })
  })

  it('update with published pages and are linked from pages with posts', async () => {
    const { read, services } = await open()
    expect((await read('/journal/first')).body).toContain(
      '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
    )
    const page = await services.pages.published('/journal/first')
    await services.pages.editing.unpublish(page?.id ?? '')
    expect((await read('/feed.xml')).body).not.toContain('<title>First')
    expect((await read('/feed.xml?x=1')).statusCode).toBe(200)
  })

  it('exist for the site’s lists and content types', async () => {
    const site = await open()
    const { read, services } = site
    await saveTypes(site, EVENT)
    await putEntry(site, 'event', 'Opening', { notes: 'Bring boots' })
    const glazes = '/blog/category/glazes-new'
    expect((await read(glazes)).body).toContain(
      `<link rel="alternate" type="application/rss+xml" href="${glazes}/feed.xml" title="Glazes &lt;new&gt;">`,
    )
    const titlesAt = async (path: string) => {
      const feed = await new RssParser().parseString((await read(path)).body)
      return { ...feed, items: feed.items.map(({ title }) => title) }
    }
    const feed = await titlesAt(`${glazes}/feed.xml`)
    expect(feed.items).toHaveLength(2)
    expect(feed.link).toBe(`${publicUrl}${glazes}`)
    expect(feed.title).toMatch(/^Glazes <new> – /)
    expect((await titlesAt('/events/atom.xml')).items).toEqual(['Opening'])
    expect(JSON.parse((await read('/events/feed.json')).body).items).toHaveLength(1)
    for (const path of ['/blog/category/none', '/journal', '/events/Opening', '/events//x']) {
      expect((await read(`${path}/feed.xml`)).statusCode, path).toBe(404)
    }
    const page = await services.pages.published('/journal/first')
    await services.pages.editing.unpublish(page?.id ?? '')
    await expect
      .poll(async () => (await titlesAt(`${glazes}/feed.xml`)).items)
      .not.toContain('First')
  })
})
