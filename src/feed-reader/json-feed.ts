import { isRecord } from '#base'
import { readFeedDate } from './feed-date.ts'
import { readAddress, readLanguage, readName, textOfHtml, toLine } from './feed-text.ts'
import type { RawFeed } from './raw-feed.ts'

/** Parses a JSON feed (jsonfeed.org, 1 and 1.1); undefined if it is not one. */
export function readJsonFeed(text: string, url: string): RawFeed | undefined {
  const feed = parse(text)
  if (!feed || !/jsonfeed\.org/.test(textIn(feed, 'version')) || !Array.isArray(feed.items)) {
    return undefined
  }
  const author = authorOf(feed)
  return {
    title: toLine(textIn(feed, 'title')),
    site: readAddress(textIn(feed, 'home_page_url'), url),
    language: readLanguage(textIn(feed, 'language')),
    items: feed.items.filter(isRecord).map(item => ({
      date: readFeedDate(textIn(item, 'date_published') || textIn(item, 'date_modified')),
      read: () => ({
        title: toLine(textIn(item, 'title')),
        url: readAddress(textIn(item, 'url') || textIn(item, 'external_url'), url),
        author: authorOf(item) || author,
        summary:
          toLine(textIn(item, 'summary') || textIn(item, 'content_text')) ||
          textOfHtml(textIn(item, 'content_html')),
      }),
    })),
  }
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return isRecord(read) ? read : undefined
  } catch {
    return undefined
  }
}

const textIn = (holder: Record<string, unknown>, name: string): string => {
  const value = holder[name]
  return typeof value === 'string' ? value : ''
}

/** `authors` in version 1.1, `author` in version 1. */
function authorOf(holder: Record<string, unknown>): string {
  const [first] = Array.isArray(holder.authors) ? holder.authors : [holder.author]
  return isRecord(first) ? readName(textIn(first, 'name')) : ''
}
