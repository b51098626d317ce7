import { DAY } from '#base'
import { cut } from './feed-text.ts'
import { readJsonFeed } from './json-feed.ts'
import type { RawFeed } from './raw-feed.ts'
import { type FeedContent, MAX_ENTRIES, MAX_SUMMARY } from './schema.ts'
import { readXmlFeed } from './xml-feed.ts'

const MAX_TITLE = 300
/** Clocks of others may be ahead of ours, and day is there before it is here. */
const MAX_AHEAD_MS = DAY

/**
 * The newest entries of RSS 2.0 and 1.0, Atom or a JSON feed, as text; undefined for what is none of them. In linear time.
 * @param url Where it was found: addresses may be said from there.
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

/** By date; one without a date, or with one that is still to come, stays behind the one before it. */
function newest(items: RawFeed['items'], now: number) {
  let before = Number.POSITIVE_INFINITY
  const placed = items.map(item => {
    const isKnown = item.date !== undefined && item.date <= now + MAX_AHEAD_MS
    const publishedAt = isKnown ? item.date : undefined
    before = publishedAt ?? before
    return { item, publishedAt, place: before }
  })
  // Infinity less itself is no number.
  const compare = (one: number, other: number) => (one === other ? 0 : one < other ? 1 : -1)
  return placed.sort((one, other) => compare(one.place, other.place)).slice(0, MAX_ENTRIES)
}
