import { expect, it } from 'vitest'
import { describeDatabases } from './support/databases.ts'
import { documentOf, openSite } from './support/pages.ts'

type Site = Awaited<ReturnType<typeof openSite>>

async function putPage(site: Site, path: string, lists: Record<string, object>) {
  const nodes = Object.entries(lists).map(([id, props]) => ({
    type: 'post-list',
    props: { id, ...props },
  }))
  const document = documentOf('Journal', nodes)
  const saved = await site.services.pages.save({ path, document, author: 't', publish: true })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
}

/** Posts `P1`, `P2` … a day apart; odd ones in News, even ones in Notes. */
async function addPosts(site: Site, count: number) {
  for (let n = 1; n <= count; n++) {
    site.clock.advance(86_400_000)
    const saved = await site.services.pages.save({
      path: `/journal/p${n}`,
      kind: 'post',
      document: { ...documentOf(`P${n}`), root: { props: { title: `P${n}` } } },
      summary: { excerpt: `Word ${'and word '.repeat(60)}`, author: 'The potter' },
      categories: [n % 2 ? 'News' : 'Notes'],
      author: 't',
      publish: true,
    })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
  }
}

async function open(site: Site, path: string, id = 'list') {
  const { body } = await site.read(path)
  const list = body.split(`<div id="${id}-list"`)[1]?.split('data-module=')[0] ?? ''
  const texts = (pattern: RegExp) => [...list.matchAll(pattern)].map(([, text = '']) => text)
  return {
    list,
    titles: texts(/<a href="\/journal\/[^"]*">(.*?)<\/a>/g),
    hrefs: texts(/<a[^>]*href="(\/[^"]*\?[^"]*)"/g).map(href => href.replaceAll('&amp;', '&')),
    added: list.split('data-added')[1]?.match(/P\d+/)?.[0],
    head: body.slice(0, body.indexOf('</head>')),
  }
}

describeDatabases('the list of posts', openDatabase => {
  it('BL-1: shows links to pages and categories, with date, author, category and excerpt', async () => {
    const site = await openSite(openDatabase)
    await addPosts(site, 5)
    await putPage(site, '/blog', { list: { perPage: 2, filter: true } })
    const first = await open(site, '/blog')
    expect(first.titles).toEqual(['P5', 'P4'])
    expect(first.hrefs).toEqual(
      expect.arrayContaining(['/blog?posts=news', '/blog?posts-page=2', '/blog?posts-page=3']),
    )
    for (const text of ['The potter', 'News', 'January', 'data-paginated="posts posts-page"']) {
      expect(first.list).toContain(text)
    }
    expect(/content-card-excerpt">([^<]*)…</.exec(first.list)?.[1]?.length).toBeLessThan(271)
    const news = await open(site, '/blog?posts=news&posts-page=2')
    expect(news.titles).toEqual(['P1'])
    expect(news.head).toContain('<title>News – Page 2 – A page')
    expect((await open(site, '/blog?posts-page=99')).titles).toEqual(['P1'])
  })

  it('BL-1: skips the first posts, sorts, and filters', async () => {
    const site = await openSite(openDatabase)
    await putPage(site, '/none', { list: {} })
    expect((await open(site, '/none')).list).toContain('There are no posts here yet.')
    await addPosts(site, 5)
    const bare = { showDate: false, showAuthor: false, showCategories: false, showExcerpt: false }
    await putPage(site, '/rest', {
      list: { skip: 3, perPage: 1, order: 'oldest', ...bare },
      whole: { perPage: 0, pagination: 'none' },
    })
    const rest = await open(site, '/rest')
    expect(rest.titles).toEqual(['P4'])
    expect(new Set(rest.hrefs)).toEqual(new Set(['/rest?posts-page=2']))
    expect(rest.list).not.toMatch(/content-card-(note|excerpt)/)
    const whole = await open(site, '/rest', 'whole')
    expect([whole.titles.length, whole.hrefs]).toEqual([5, []])
  })

  it('BL-1, NAV-9: "Load more" appends posts, and its URL shows all of them', async () => {
    const site = await openSite(openDatabase)
    await addPosts(site, 5)
    await putPage(site, '/more', { list: { perPage: 2, pagination: 'more' } })
    expect((await open(site, '/more')).hrefs).toEqual(['/more?posts-page=2'])
    const second = await open(site, '/more?posts-page=2')
    expect([second.titles, second.added]).toEqual([['P5', 'P4', 'P3', 'P2'], 'P3'])
    expect(second.list).toContain('data-status="4 of 5 posts"')
    expect(second.head).toMatch(/rel="canonical" href="[^"]*\/more"/)
    const last = await open(site, '/more?posts-page=3')
    expect([last.titles.length, last.hrefs]).toEqual([5, []])
  })

  it('BL-1: posts show full text or a generated excerpt, but no restricted content', async () => {
    const site = await openSite(openDatabase)
    const text = (id: string, body: string, more: object = {}) => ({
      type: 'text',
      props: { id, body, ...more },
    })
    const content = [
      { type: 'heading', props: { id: 'h1', text: 'P', level: 'h1' } },
      text('first', `<p>It begins <em>here</em>. ${'word '.repeat(300)}</p>`),
      { type: 'heading', props: { id: 'h2', text: 'A & B', level: 'h2' } },
      {
        type: 'accordion',
        props: { id: 'more', items: [{ title: 'Q', body: '<p>Inside.</p>', content: [] }] },
      },
      text('secret', '<p>Only for some.</p>', {
        display: { conditions: [{ kind: 'signed-in' }] },
      }),
    ]
    const document = { ...documentOf('P'), root: { props: { title: 'P' } }, content }
    const saved = await site.services.pages.save({
      path: '/journal/p',
      kind: 'post',
      document,
      author: 't',
      publish: true,
    })
    expect(saved, JSON.stringify(saved)).toMatchObject({ ok: true })
    await putPage(site, '/blog', {
      list: { showReadingTime: true },
      full: { text: 'full' },
      none: { showExcerpt: false },
    })
    const { list } = await open(site, '/blog')
    expect(list).toMatch(/content-card-excerpt">It begins here\. word/)
    expect(list).toContain('2 minutes to read')
    const full = (await open(site, '/blog', 'full')).list
    expect(full).toContain('<p>It begins <em>here</em>.')
    expect(full).toContain('<h3>A &amp; B</h3><p>Inside.</p>')
    for (const one of [list, full]) expect(one).not.toContain('Only for some')
    expect((await open(site, '/blog', 'none')).list).not.toContain('It begins')
  })
})
