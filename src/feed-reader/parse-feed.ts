import { DAY } from '#base'
import { cut } from './feed-text.ts'
import { readJsonFeed } from './json-feed.ts'
import type { RawFeed } from './raw-feed.ts'
import { type FeedContent, MAX_ENTRIES, MAX_SUMMARY } from './schema.ts'
import { readXmlFeed } from './xml-feed.ts'

const MAX_TITLE = 300
/** Tolerates clock skew and time zones ahead. */
const MAX_AHEAD_MS = DAY

/**
 * Newest entries of an RSS 2.0, RSS 1.0, Atom or JSON feed as plain text; undefined for other
 * formats. Linear in time.
 * @param url Base for relative URLs.
 */
export function parseFeed(text: string, url: string, now: number): FeedContent | undefined {
  const raw = /^\s{0,100}\{/.test(text) ? readJsonFeed(text, url) : readXmlFeed(text, url)
  if (!raw) return undefined
  const { title, site, language } = raw
  const entries = newest(raw.items, now).flatMap(({ item, publishedAt }) => {
    const entry = item.read()
    if (!entry.title && !entry.summary) return []
    const texts = { title: cut(entry.title, MAX_TITLE), summary: cut(entry.summary, MAX_SUMMARY) }
    return [{ ...entry, ...texts, publishedAt }]
  })
  return { title: cut(title, MAX_TITLE), site, language, entries }
}

/** Sorts by date. Entries without a date, or with a future one, stay behind their predecessor. */
function newest(items: RawFeed['items'], now: number) {
  let before = Number.POSITIVE_INFINITY
  const placed = items.map(item => {
    const isKnown = item.date !== undefined && item.date <= now + MAX_AHEAD_MS
    const publishedAt = isKnown ? item.date : undefined
    before = publishedAt ?? before
    return { item, publishedAt, place: before }
  })
  // Subtracting infinities gives NaN.
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? 1 : -1)
  return placed.sort((one, other) => compare(one.place, other.place)).slice(0, MAX_ENTRIES)
}
