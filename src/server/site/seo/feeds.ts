import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { mediaAsLinks } from '#media-player'
import { imageUrl, widthAtLeast } from '#module-contract'
import type { ContentItem } from '#pages/schema'

/** Metadata of a feed. */
export interface FeedFacts {
  title: string
  description: string
  locale: string
  /** URL of the site, without trailing slash. */
  publicUrl: string
  /** Absolute URL of the corresponding page. */
  home: string
  /** Absolute URL of the feed itself. */
  self: string
}

interface Format {
  contentType: string
  render(facts: FeedFacts, items: readonly ContentItem[]): string
}

/** By file name: RSS 2.0, Atom (RFC 4287) and JSON Feed 1.1. */
export const FEEDS: Record<string, Format> = {
  'feed.xml': { contentType: 'application/rss+xml; charset=utf-8', render: toRss },
  'atom.xml': { contentType: 'application/atom+xml; charset=utf-8', render: toAtom },
  'feed.json': { contentType: 'application/feed+json; charset=utf-8', render: toJson },
}

function toRss(facts: FeedFacts, items: readonly ContentItem[]): string {
  const { title, description, locale, home, self } = cleanFacts(facts)
  const entries = items.map(item => toEntry(facts, item))
  return withoutAir(
    generateRssFeed({
      title,
      description: description || title,
      link: home,
      language: locale,
      ...(entries[0] ? { lastBuildDate: entries[0].date } : {}),
      atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
      items: entries.map(({ url, title, summary, html, date, author, terms, picture }) => ({
        title,
        link: url,
        guid: { value: url, isPermaLink: true },
        pubDate: date,
        description: summary,
        categories: terms.map(name => ({ name })),
        ...(author ? { dc: { creators: [author] } } : {}),
        ...(html ? { content: { encoded: html } } : {}),
        // RSS requires a length; 0 means unknown.
        ...(picture ? { enclosures: [{ url: picture, type: 'image/webp', length: 0 }] } : {}),
      })),
    }),
  )
}

function toAtom(facts: FeedFacts, items: readonly ContentItem[]): string {
  const { title, description, home, self } = cleanFacts(facts)
  const entries = items.map(item => toEntry(facts, item))
  return withoutAir(
    generateAtomFeed({
      id: home,
      title: { value: title },
      ...(description ? { subtitle: { value: description } } : {}),
      updated: entries[0]?.date ?? new Date(0),
      links: [
        { href: home, rel: 'alternate' },
        { href: self, rel: 'self', type: 'application/atom+xml' },
      ],
      authors: [{ name: title }],
      entries: entries.map(({ url, title, summary, html, date, author, terms }) => ({
        id: url,
        title: { value: title },
        links: [{ href: url, rel: 'alternate' }],
        published: date,
        updated: date,
        ...(author ? { authors: [{ name: author }] } : {}),
        categories: terms.map(term => ({ term })),
        summary: { value: summary },
        ...(html ? { content: { type: 'html', value: html } } : {}),
      })),
    }),
  )
}

function toJson(facts: FeedFacts, items: readonly ContentItem[]): string {
  const { title, description, locale, home, self } = cleanFacts(facts)
  const feed = generateJsonFeed({
    title,
    ...(description ? { description } : {}),
    home_page_url: home,
    feed_url: self,
    language: locale,
    items: items
      .map(item => toEntry(facts, item))
      .map(({ url, title, summary, html, date, author, terms, picture }) => ({
        id: url,
        url,
        title,
        summary,
        // JSON Feed 1.1 requires one of the two.
        ...(html ? { content_html: html } : { content_text: summary }),
        date_published: date,
        tags: terms,
        ...(author ? { authors: [{ name: author }] } : {}),
        ...(picture ? { image: picture } : {}),
      })),
  })
  // The library omits an empty `items`, which the format requires.
  return JSON.stringify({ items: [], ...(feed as object) })
}

/** Removes whitespace that the library adds around text, because some readers show it. */
function withoutAir(xml: string): string {
  return xml.replace(/>\s+<!\[CDATA\[/g, '><![CDATA[').replace(/\]\]>\s+<\//g, ']]></')
}

/** Characters that XML 1.0 cannot contain, and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const clean = (text: string) => text.toWellFormed().replace(NO_XML, '')

const cleanFacts = (facts: FeedFacts): FeedFacts => ({
  ...facts,
  title: clean(facts.title),
  description: clean(facts.description),
})

/** Feed readers play files, but not providers' videos. */
const isOfProvider = (element: string) => element.includes(' data-src="')

/** Width of an entry's image in pixels. */
const PICTURE_WIDTH = 1200

function toEntry({ publicUrl }: FeedFacts, item: ContentItem) {
  const width = item.image && widthAtLeast(item.image, PICTURE_WIDTH)
  return {
    url: publicUrl + encodeURI(item.path),
    // Atom requires a title (RFC 4287, 4.1.2).
    title: clean(item.title).trim() || item.path,
    summary: clean(item.excerpt),
    html: mediaAsLinks(clean(item.article?.html ?? ''), isOfProvider).replace(
      /(\s(?:href|src|poster)=")\/(?!\/)/g,
      `$1${publicUrl}/`,
    ),
    date: new Date(item.publishedAt),
    author: clean(item.author),
    terms: [...item.categories, ...item.tags].flatMap(({ name }) => clean(name) || []),
    picture: item.image && width ? publicUrl + imageUrl(item.image.id, width, 'webp') : undefined,
  }
}
