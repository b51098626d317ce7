import { expect, it } from 'vitest'
import { checkJsonFeed, checkXml } from './support/feed-rules/check.ts'

const entry = (id: string, more = '') =>
  `<entry><id>${id}</id><title>One</title><link href="${id}" rel="alternate"/><updated>2027-01-04T09:00:00Z</updated>${more}</entry>`
const atom = (entries: string, title = 'A site') =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><id>https://a.example/</id><title>${title}</title><link href="https://a.example/atom.xml" rel="self"/><updated>2027-01-04T09:00:00.000Z</updated>${entries}</feed>`
const rss = (day: string) =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>A</title><link>https://a.example/</link><description>A</description><atom:link href="https://a.example/feed.xml" rel="self" type="application/rss+xml"/><item><title>One</title><link>https://a.example/1</link><guid isPermaLink="true">https://a.example/1</guid><pubDate>${day}</pubDate></item></channel></rss>`
const sitemap = (url: string, changed = '2027-01-04T09:00:00.000Z') =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${url}</loc><lastmod>${changed}</lastmod></url></urlset>`
const json = (more: object, items: object[] = []) =>
  JSON.stringify({
    ...{ version: 'https://jsonfeed.org/version/1.1', title: 'A', language: 'en' },
    ...{ home_page_url: 'https://a.example/', feed_url: 'https://a.example/feed.json', items },
    ...more,
  })
const item = {
  ...{ id: 'https://a.example/1', url: 'https://a.example/1', title: 'One', summary: '' },
  ...{ content_text: 'Words', tags: [], date_published: '2027-01-04T09:00:00.000Z' },
}

it('the format checker accepts valid feeds and sitemaps and finds each violation', () => {
  const one = entry('https://a.example/1')
  checkXml('atom', atom(one + entry('https://a.example/2')))
  checkXml('rss', rss('Mon, 04 Jan 2027 09:00:00 GMT'))
  checkXml('sitemap', sitemap('https://a.example/%C3%BC'))
  checkJsonFeed(json({}, [item]))
  const broken: [string, () => void][] = [
    ['a sign that XML lacks', () => checkXml('atom', atom(one, 'A \u0001'))],
    ['an end without beginning', () => checkXml('atom', atom(one, 'A ]]> B'))],
    ['an ampersand alone', () => checkXml('sitemap', sitemap('https://a.example/?a&b'))],
    ['the same id twice', () => checkXml('atom', atom(one + one))],
    ['an address without its site', () => checkXml('atom', atom(entry('/1')))],
    ['no title', () => checkXml('atom', atom(one).replace('<title>One</title>', ''))],
    ['no date', () => checkXml('atom', atom(one).replace(/<updated>[^.]*Z<\/updated>/, ''))],
    ['a date without zone', () => checkXml('atom', atom(one).replace('00Z', '00'))],
    ['an unknown element', () => checkXml('atom', atom(entry('https://a.example/1', '<x/>')))],
    ['a date of another format', () => checkXml('rss', rss('2027-01-04T09:00:00Z'))],
    ['another day of the week', () => checkXml('rss', rss('Tue, 04 Jan 2027 09:00:00 GMT'))],
    ['a relative address', () => checkXml('sitemap', sitemap('/page'))],
    ['a date in words', () => checkXml('sitemap', sitemap('https://a.example/', 'Monday'))],
    ['no addresses', () => checkXml('sitemap', sitemap('').replace(/<url>.*<\/url>/, ''))],
    ['no items', () => checkJsonFeed(json({ items: undefined }))],
    ['another version', () => checkJsonFeed(json({ version: '1.1' }))],
    ['the same item twice', () => checkJsonFeed(json({}, [item, item]))],
    ['no content', () => checkJsonFeed(json({}, [{ ...item, content_text: undefined }]))],
    ['a day without time', () => checkJsonFeed(json({}, [{ ...item, date_published: '2027' }]))],
    ['half a sign', () => checkJsonFeed(json({}, [{ ...item, title: '\ud83d' }]))],
  ]
  for (const [what, check] of broken) expect(check, what).toThrow()
})
