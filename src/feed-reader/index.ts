import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, DAY, HOUR, SECOND } from '#base'
import type { Database } from '#db'
import { readAddress } from './feed-text.ts'
import type { AskFeed } from './raw-feed.ts'
import { createRefresh } from './refresh.ts'
import type { KnownFeed } from './schema.ts'
import { createStoredFeeds, type StoredFeed, tagOf } from './stored-feeds.ts'

export type { AskFeed, FeedAnswer } from './raw-feed.ts'

/** How long a page waits for a feed that was never read. */
const PATIENCE_MS = 2 * SECOND
/** Feeds overdue by this are read on demand: no page requested them recently, or background work is off. */
const UNATTENDED_MS = HOUR
/** Interval for recording requests by pages, and maximum cache time of those pages. */
const NOTED_EVERY_MS = DAY
/** How long after the last request a feed is refreshed in the background. */
const READ_FOR_MS = 7 * DAY
const RETENTION_MS = 30 * DAY
/** Limit per run of the task. */
const MAX_DUE = 200

/** External feeds: fetched by the server, stored as text, and refreshed in the background. */
export function createFeedReader(deps: {
  db: Database
  clock: Clock
  publicUrl: string
  ask: AskFeed
}) {
  const { clock, publicUrl } = deps
  const stored = createStoredFeeds(deps.db)
  const refresh = createRefresh({ stored, clock, ask: deps.ask })
  const ownHost = new URL(publicUrl).host

  /** Normalizes the URL of a feed, or returns the problem. */
  function toAddress(address: string) {
    // Form used by some programs.
    const plain = address
      .trim()
      .replace(/^feed:(?=https?:)/i, '')
      .replace(/^feed:/i, 'https:')
    const url = readAddress(plain)?.split('#', 1)[0]
    if (!url) return { problem: 'feed-no-address' as const }
    return new URL(url).host === ownHost ? { problem: 'feed-of-this-site' as const } : { url }
  }

  const nothingOf = (problem: KnownFeed['problem']): KnownFeed => ({
    content: undefined,
    problem,
    readAt: undefined,
  })

  const toKnown = (feed: StoredFeed | undefined): KnownFeed => ({
    content: feed?.content,
    problem: feed?.problem,
    readAt: feed?.readAt,
  })

  async function note(url: string): Promise<StoredFeed | undefined> {
    const now = clock.now()
    const feed = await stored.find(url)
    if (!feed) await stored.add(url, now)
    else if (feed.askedAt < now - NOTED_EVERY_MS) await stored.noteAsked(url, now)
    return feed
  }

  /**
   * Feed for a page. Fetches feeds that were not read for long; pages wait up to 2 seconds and show
   * it later otherwise. Also returns how long the page may be cached.
   */
  async function read(
    address: string,
    tag: (...tags: string[]) => void,
  ): Promise<KnownFeed & { freshUntil?: number }> {
    const { url, problem } = toAddress(address)
    if (!url) return nothingOf(problem)
    tag(tagOf(url))
    const feed = await note(url)
    const now = clock.now()
    const isAttended = feed?.isTried && feed.dueAt > now - UNATTENDED_MS
    const freshUntil = now + NOTED_EVERY_MS
    if (isAttended) return { ...toKnown(feed), freshUntil }
    await Promise.race([refresh(url), wait(PATIENCE_MS, undefined, { ref: false })])
    return { ...toKnown(await stored.find(url)), freshUntil }
  }

  /** Stored state of a feed, without a request. */
  async function known(address: string): Promise<KnownFeed> {
    const { url, problem } = toAddress(address)
    return url ? toKnown(await stored.find(url)) : nothingOf(problem)
  }

  /** For staff: waits for the response. Fetches unknown feeds, or all with `anew`. */
  async function readNow(address: string, { anew = false } = {}): Promise<KnownFeed> {
    const { url, problem } = toAddress(address)
    if (!url) return nothingOf(problem)
    const feed = await note(url)
    if (anew || !feed?.isTried) await refresh(url, { anew })
    return toKnown(await stored.find(url))
  }

  /** Refreshes due feeds that were requested recently. A slow server does not delay the others. */
  async function refreshDue(signal?: AbortSignal) {
    const now = clock.now()
    const done = new AbortController()
    const ended = new Promise<void>(resolve =>
      signal?.addEventListener('abort', () => resolve(), { signal: done.signal }),
    )
    try {
      for (const url of await stored.listDue(now, now - READ_FOR_MS, MAX_DUE)) {
        if (signal?.aborted) return
        await Promise.race([refresh(url), ended])
      }
    } finally {
      done.abort()
    }
  }

  return {
    read,
    known,
    readNow,
    refreshDue,
    prune: () => stored.deleteAskedBefore(clock.now() - RETENTION_MS),
  }
}

export type FeedReader = ReturnType<typeof createFeedReader>
