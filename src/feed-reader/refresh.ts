import { type Clock, HOUR, MINUTE } from '#base'
import type { AskFeed, FeedAnswer } from './ask.ts'
import { decodeFeed } from './decode-feed.ts'
import { parseFeed } from './parse-feed.ts'
import type { FeedProblem } from './schema.ts'
import type { StoredFeed, StoredFeeds } from './stored-feeds.ts'

const FRESH_MS = 30 * MINUTE
/** Twice as long with every failure, up to the longest. */
const FIRST_RETRY_MS = 5 * MINUTE
const LONGEST_RETRY_MS = 12 * HOUR

/** Reads a feed anew, one process and one time at a time. What cannot be read leaves what was read before. */
export function createRefresh(deps: { stored: StoredFeeds; clock: Clock; ask: AskFeed }) {
  const { stored, clock, ask } = deps
  const underWay = new Map<string, Promise<void>>()

  async function refreshOnce(url: string) {
    const feed = await stored.claim(url, clock.now())
    if (!feed) return
    const answer = await ask(url, {
      etag: feed.content && feed.etag,
      lastModified: feed.content && feed.lastModified,
    })
    const now = clock.now()
    if (answer.body) return take(feed, answer, now)
    if (answer.isUnchanged && feed.content) {
      return stored.confirm(url, { readAt: now, dueAt: now + FRESH_MS })
    }
    return fail(feed, answer.isUnchanged ? 'feed-failed' : answer.problem, now)
  }

  function take(feed: StoredFeed, answer: FeedAnswer & { body: Uint8Array }, now: number) {
    const { body, contentType, etag, lastModified } = answer
    const content = parseFeed(decodeFeed(body, contentType), feed.url, now)
    if (!content) return fail(feed, 'feed-not-a-feed', now)
    return stored.put(feed, { content, etag, lastModified, readAt: now, dueAt: now + FRESH_MS })
  }

  function fail(feed: StoredFeed, problem: FeedProblem, now: number) {
    const retryMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(feed.failures, 20))
    const failures = feed.failures + 1
    return stored.fail(feed.url, { problem, failures, dueAt: now + retryMs })
  }

  return function refresh(url: string): Promise<void> {
    const running = underWay.get(url)
    if (running) return running
    const one = refreshOnce(url).finally(() => underWay.delete(url))
    underWay.set(url, one)
    // Who waits no longer hears of no error: the background reads it again.
    one.catch(() => {})
    return one
  }
}
