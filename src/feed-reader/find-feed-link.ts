import { decodeHtml } from '#base'
import { readAddress } from './feed-text.ts'

/** Length of the head in which a feed link is searched. */
const MAX_HEAD = 200_000
const LINK = /<link\s[^<>]{1,1000}>/gi
const FEED_TYPE = /\btype\s{0,5}=\s{0,5}["']?application\/(?:rss\+xml|atom\+xml|feed\+json)/i
const ALTERNATE =
  /\brel\s{0,5}=\s{0,5}(?:"[^"]{0,50}\balternate\b|'[^']{0,50}\balternate\b|alternate\b)/i
const HREF = /\shref\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** Feed URL declared by a page, excluding comment feeds. */
export function findFeedLink(html: string, url: string): string | undefined {
  const links = [...html.slice(0, MAX_HEAD).matchAll(LINK)]
    .map(([link]) => link)
    .filter(link => FEED_TYPE.test(link) && ALTERNATE.test(link))
  const link = links.find(one => !/comments/i.test(one)) ?? links[0]
  const [, double, single, bare] = HREF.exec(link ?? '') ?? []
  return readAddress(decodeHtml(double ?? single ?? bare ?? ''), url)
}
