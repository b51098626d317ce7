import sharp from 'sharp'
import { expect, it } from 'vitest'
import { EVENT, putEntry, saveTypes } from './support/content-types.ts'
import { describeDatabases } from './support/databases.ts'
import { checkJsonFeed, checkXml } from './support/feed-rules/check.ts'
import { openSite } from './support/pages.ts'

/** Except U+0000, which requests cannot contain (`input-limits.server.test.ts`). */
const control = String.fromCharCode(...Array.from({ length: 0x1f }, (_, code) => code + 1))
/** Characters that are invalid in XML, CDATA ends, lone surrogates, and markup. */
const ODD = `Odd ${control} ]]> <![CDATA[ &amp; & <b>“✓”</b> &#0; \u007f\u0085\u2028\ufffe\uffff \ud83d \ude00 😀 שלום`

describeDatabases('what readers and search engines fetch', openDatabase => {
  async function open() {
    const site = await openSite(openDatabase)
    const { pages } = site.services
    await pages.settings.set({ siteName: ODD, tagline: ODD })
    const create = { width: 20, height: 10, channels: 3, background: 'red' } as const
    const added = await pages.media.add(await sharp({ create }).png().toBuffer(), 'red.png')
    if (!added.ok) throw new Error(added.reason)
    const image = added.item.id
    const post = async (path: string, title: string, more: object = {}) => {
      const body = `<p>${title.replaceAll('<', '&lt;')} <a href="/shop">shop</a></p>`
      const text = { type: 'text', props: { id: 'text', body } }
      const saved = await pages.save({
        path,
        kind: 'post',
        document: { schema: 1, upgrades: {}, root: { props: { title } }, content: [text] },
        summary: { excerpt: ODD, author: ODD, image },
        author: 'test',
        publish: true,
        publishedAt: site.clock.now(),
        categories: [`Of ${ODD}`],
        tags: [ODD],
        ...more,
      } as never)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
    }
    await post('/journal/plain', 'Plain', { summary: {}, categories: [], tags: [] })
    await post('/journal/odd', ODD)
    await post('/journal/süß-日本語-שלום', ']]>')
    await post('/journal/nothing', control)
    return site
  }

  it('feeds conform to RSS 2.0, RFC 4287 and JSON Feed 1.1 with any characters', async () => {
    const site = await open()
    await saveTypes(site, EVENT)
    await putEntry(site, 'event', 'Opening', { notes: ODD })
    const archive = '/blog/category/'
    const { body } = await site.read('/sitemap.xml')
    const [, category] = new RegExp(`<loc>[^<]*(${archive}[^<]+)</loc>`).exec(body) ?? []
    if (!category) throw new Error('no archive')
    for (const [list, count] of [
      ['', 4],
      [category, 3],
      ['/events', 1],
    ] as const) {
      const read = async (file: string) => (await site.read(`${list}/${file}`)).body
      const rss = await read('feed.xml')
      checkXml('rss', rss)
      expect(rss.split('<item>')).toHaveLength(count + 1)
      checkXml('atom', await read('atom.xml'))
      checkJsonFeed(await read('feed.json'))
    }
  })

  it('an empty feed is valid', async () => {
    const { read } = await openSite(openDatabase)
    checkXml('rss', (await read('/feed.xml')).body)
    checkXml('atom', (await read('/atom.xml')).body)
    checkJsonFeed((await read('/feed.json')).body)
  })

  it('a sitemap is strict XML by the rules of sitemaps.org', async () => {
    const site = await open()
    const { body } = await site.read('/sitemap.xml')
    checkXml('sitemap', body)
    expect(body).toContain('<image:loc>')
    expect(body).toContain(encodeURI('/journal/süß-日本語-שלום'))
  })
})
