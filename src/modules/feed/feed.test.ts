import { expect, it } from 'vitest'
import { loadersWith } from '../../../tests/support/modules.ts'
import { renderNodes } from '../../../tests/support/render.ts'
import { isFeedAddress } from './feed-address.ts'
import type { FeedData } from './load.server.ts'

const data: FeedData = {
  title: 'ملاحظات <b>',
  site: 'https://notes.example/',
  language: 'ar',
  isRead: true,
  entries: [
    {
      title: '<script>alert(1)</script>',
      url: 'https://notes.example/1',
      publishedAt: Date.parse('2026-11-19T23:30Z'),
      author: 'Anna',
      summary: 'Some words that go on and on, and do not end before the line does, as words do.',
    },
    { title: '', url: undefined, publishedAt: undefined, author: '', summary: 'No title' },
  ],
}

const render = async (props: object, shown: Partial<FeedData> = {}, locale = 'en') => {
  const node = { type: 'feed', props: { id: 'feed', url: 'https://notes.example/feed', ...props } }
  const loaders = loadersWith(new Map([['feed', { ...data, ...shown }]]))
  return renderNodes([node], { loaders, locale })
}

it('entries have links, localized dates and their own text direction', async () => {
  const { html, needs } = await render({ showAuthor: true, summaryLength: 40 }, {}, 'de')
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;</a>')
  expect(html).toMatch(/<a dir="auto" lang="ar" href="https:\/\/notes\.example\/1" rel="external">/)
  expect(html).toMatch(/<time dateTime="2026-11-19T23:30:00\.000Z">\d\d?\. November 2026<\/time>/)
  expect(html).toContain('Some words that go on and on, and do not…')
  expect(html).toContain('<span dir="auto" lang="ar">No title</span>')
  expect(html.match(/No title/g)).toHaveLength(1)
  expect(html).toContain('aria-label="Einträge von ملاحظات &lt;b&gt;"')
  expect(html).not.toMatch(/<img|target=|<script/)
  expect(needs.sources).toEqual({})
})

it('omits hidden parts', async () => {
  const bare = { showSource: false, showDate: false, showSummary: false }
  const { html } = await render(bare)
  expect(html).not.toMatch(/<time|feed-summary|feed-source|feed-facts/)
  expect((await render({ layout: 'lines' })).html).not.toContain('feed-summary')
  expect((await render({ url: ' ' })).html).toBe('')
})

it('an unavailable feed links to its site; an empty one shows a message', async () => {
  const none = { title: '', entries: [], isRead: false }
  expect((await render({}, none, 'de')).html).toMatch(
    /gerade nicht verfügbar\.<!-- --> <a href="https:\/\/notes\.example\/" rel="external">notes\.example besuchen<\/a>/,
  )
  expect((await render({}, { ...none, site: '' })).html).not.toContain('<a')
  expect((await render({}, { entries: [] }, 'fr')).html).toContain('ne contient pas encore')
})

it('knows addresses of feeds from others', () => {
  for (const address of [
    'https://notes.example/feed',
    'https://notes.example/feed/',
    'https://notes.example/category/wood/feed/atom/',
    'https://notes.example/rss',
    'https://notes.example/index.rss',
    'https://notes.example/atom.xml',
    'https://notes.example/rss.xml',
    'https://notes.example/feed.json',
    'https://notes.example/blog/index.xml',
    'https://notes.example/feeds/posts/default',
    'https://www.youtube.com/feeds/videos.xml?channel_id=UC123',
    'https://notes.example/?feed=rss2',
    'https://notes.example/blog?format=rss',
    'http://notes.example/news.rdf',
    'https://notes.example/news-feed.xml',
  ]) {
    expect(isFeedAddress(address), address).toBe(true)
  }
  for (const address of [
    'https://notes.example/',
    'https://notes.example/sitemap.xml',
    'https://notes.example/sitemap_index.xml',
    'https://notes.example/about',
    'https://notes.example/feedback',
    'https://notes.example/data.json',
    'https://notes.example/feed/picture.jpg',
    'https://notes.example/dress',
    'https://anna@notes.example/feed',
    'ftp://notes.example/feed',
    'feed',
  ]) {
    expect(isFeedAddress(address), address).toBe(false)
  }
})
