import { parseXml, type XmlElement } from '#base'
import { readFeedDate } from './feed-date.ts'
import {
  isInline,
  isSilent,
  readAddress,
  readLanguage,
  readName,
  textOfHtml,
  toLine,
} from './feed-text.ts'
import type { RawFeed } from './raw-feed.ts'

/** Maximum characters skipped before the feed starts. */
const MAX_BEFORE = 64 * 1024
const FEED_START = /<(?:rss|feed|rdf:rdf)[\s>]/i

const isFeed = (root: XmlElement | undefined) =>
  root !== undefined && ['feed', 'rss', 'rdf'].includes(root.name)

/** Parses RSS 2.0, RSS 1.0 or Atom; undefined for other formats. */
export function readXmlFeed(text: string, url: string): RawFeed | undefined {
  const root = parseXml(text) ?? undefined
  if (!isFeed(root)) {
    // Broken plugins print warnings before the feed.
    const start = FEED_START.exec(text.slice(1, MAX_BEFORE))
    return start ? readXmlFeed(text.slice(1 + start.index), url) : undefined
  }
  if (root?.name === 'feed') return readAtom(root, url)
  if (root?.name !== 'rss' && root?.name !== 'rdf') return undefined
  const channel = elements(root).find(one => one.name === 'channel')
  if (!channel) return undefined
  // RSS 1.0 has items next to the channel, not inside.
  const holder = root.name === 'rdf' ? root : channel
  const items = elements(holder).filter(one => one.name === 'item')
  return readRss(channel, items, url)
}

function readRss(channel: XmlElement, items: readonly XmlElement[], url: string): RawFeed {
  const site = readAddress(said(channel, 'link'), url)
  return {
    title: textOfHtml(said(channel, 'title')),
    site,
    language: readLanguage(said(channel, 'language') || said(channel, 'language', 'dc')),
    items: items.map(item => ({
      date: readFeedDate(said(item, 'pubdate') || said(item, 'date', 'dc')),
      read: () => ({
        title: textOfHtml(said(item, 'title') || said(item, 'title', 'media')),
        url: addressOfItem(item, site ?? url),
        author: readName(
          said(item, 'creator', 'dc') || said(item, 'author') || said(item, 'author', 'itunes'),
        ),
        summary:
          textOfHtml(said(item, 'description')) ||
          textOfHtml(said(item, 'encoded', 'content')) ||
          textOfHtml(said(item, 'summary', 'itunes')),
      }),
    })),
  }
}

/** A guid is a URL unless marked otherwise. */
function addressOfItem(item: XmlElement, base: string): string | undefined {
  const link = readAddress(said(item, 'link'), base)
  const guid = find(item, 'guid')
  if (link || !guid || guid.attributes.ispermalink?.toLowerCase() === 'false') return link
  return readAddress(textOf(guid))
}

function readAtom(feed: XmlElement, url: string): RawFeed {
  const base = readAddress(feed.attributes.base ?? '', url) ?? url
  const author = authorOf(feed)
  return {
    title: textOfConstruct(find(feed, 'title')),
    site: linkOf(feed, base),
    language: readLanguage(feed.attributes.lang ?? ''),
    items: elements(feed)
      .filter(one => one.name === 'entry')
      .map(entry => ({
        date: readFeedDate(
          ['published', 'issued', 'updated', 'modified']
            .map(name => said(entry, name))
            .find(Boolean) ?? '',
        ),
        read: () => ({
          title: textOfConstruct(find(entry, 'title')),
          url: linkOf(entry, readAddress(entry.attributes.base ?? '', base) ?? base),
          author: authorOf(entry) || author,
          summary:
            textOfConstruct(find(entry, 'summary')) ||
            textOfConstruct(find(entry, 'content')) ||
            toLine(said(find(entry, 'group', 'media') ?? entry, 'description', 'media')),
        }),
      })),
  }
}

const authorOf = (holder: XmlElement) => {
  const author = find(holder, 'author')
  return author ? readName(said(author, 'name')) : ''
}

/** Link to the web page, not to the feed or a file. */
function linkOf(holder: XmlElement, base: string): string | undefined {
  const links = elements(holder).filter(one => one.name === 'link' && isOwn(one, holder))
  const found = links.find(({ attributes: { rel = 'alternate', type = 'text/html' } }) => {
    return rel.toLowerCase() === 'alternate' && /html/i.test(type)
  })
  const any =
    found ?? links.find(({ attributes }) => (attributes.rel ?? 'alternate') === 'alternate')
  return any && readAddress(any.attributes.href ?? '', base)
}

/** Text, HTML or XHTML construct (RFC 4287 §3.1). */
function textOfConstruct(element: XmlElement | undefined): string {
  const type = (element?.attributes.type ?? 'text').toLowerCase()
  if (!element || element.attributes.src) return ''
  const text = textOf(element)
  if (type === 'html' || type === 'text/html' || element.attributes.mode === 'escaped') {
    return textOfHtml(text)
  }
  return type === 'text' || type === 'text/plain' || /xhtml/.test(type) ? toLine(text) : ''
}

const elements = ({ children }: XmlElement) => children.filter(one => typeof one !== 'string')

/** Elements in the parent's namespace, with any prefix. */
const isOwn = (one: XmlElement, holder: XmlElement) =>
  one.prefix === '' || one.prefix === holder.prefix

function find(holder: XmlElement, name: string, prefix?: string): XmlElement | undefined {
  return elements(holder).find(
    one => one.name === name && (prefix ? one.prefix === prefix : isOwn(one, holder)),
  )
}

const said = (holder: XmlElement, name: string, prefix?: string): string => {
  const found = find(holder, name, prefix)
  return found ? textOf(found).trim() : ''
}

/** Text of all descendants; depth is limited by the parser. */
function textOf({ children }: XmlElement): string {
  const texts = children.map(one => {
    if (typeof one === 'string') return one
    if (isSilent(one.name)) return ''
    return isInline(one.name) ? textOf(one) : ` ${textOf(one)} `
  })
  return texts.join('')
}
