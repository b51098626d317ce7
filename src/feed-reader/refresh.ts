import { type Clock, HOUR, MINUTE } from '#base'
import { decodeFeed } from './decode-feed.ts'
import { findFeedLink } from './find-feed-link.ts'
import { parseFeed } from './parse-feed.ts'
import type { AskFeed, FeedAnswer } from './raw-feed.ts'
import type { FeedProblem } from './schema.ts'
import type { StoredFeed, StoredFeeds } from './stored-feeds.ts'

const FRESH_MS = 30 * MINUTE
/** Doubled after every failure up to the maximum. */
const FIRST_RETRY_MS = 5 * MINUTE
const LONGEST_RETRY_MS = 12 * HOUR

type Sent = Extract<FeedAnswer, { body: Uint8Array }>

/** Refreshes a feed in one process at a time. A failure keeps the previous content. */
export function createRefresh(deps: { stored: StoredFeeds; clock: Clock; ask: AskFeed }) {
  const { stored, clock, ask } = deps
  const underWay = new Map<string, Promise<void>>()

  async function refreshOnce(url: string, isAnew: boolean) {
    const feed = await stored.claim(url, clock.now(), isAnew)
    if (!feed) return
    const source = feed.source ?? url
    const answer = await ask(source, {
      etag: feed.content && feed.etag,
      lastModified: feed.content && feed.lastModified,
    })
    if (answer.body) return take(feed, answer, source)
    const now = clock.now()
    if (answer.isUnchanged && feed.content) {
      return stored.confirm(url, { readAt: now, dueAt: now + FRESH_MS })
    }
    return fail(feed, answer.isUnchanged ? 'feed-failed' : answer.problem, now)
  }

  /** If a page links to its feed, that feed is requested directly next time. */
  async function take(feed: StoredFeed, { body, contentType, ...marks }: Sent, source: string) {
    const now = clock.now()
    const text = decodeFeed(body, contentType)
    const content = parseFeed(text, source, now)
    if (content) {
      const { etag, lastModified } = marks
      const times = { readAt: now, dueAt: now + FRESH_MS }
      return stored.put(feed, { content, etag, lastModified, source, ...times })
    }
    const named = source === feed.url ? findFeedLink(text, source) : undefined
    if (!named || named === source) return fail(feed, 'feed-not-a-feed', now)
    const answer = await ask(named, { etag: undefined, lastModified: undefined })
    if (answer.body) return take(feed, answer, named)
    return fail(feed, answer.isUnchanged ? 'feed-failed' : answer.problem, now)
  }

  function fail(feed: StoredFeed, problem: FeedProblem, now: number) {
    const retryMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(feed.failures, 20))
    const failures = feed.failures + 1
    return stored.fail(feed.url, { problem, failures, dueAt: now + retryMs })
  }

  /** Refreshes a due feed; with `anew` also others. */
  return function refresh(url: string, { anew = false } = {}): Promise<void> {
    const running = underWay.get(url)
    if (running) return running
    const one = refreshOnce(url, anew).finally(() => underWay.delete(url))
    underWay.set(url, one)
    // Callers that stopped waiting must not cause an unhandled rejection.
    one.catch(() => {})
    return one
  }
}
