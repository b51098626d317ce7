import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, DAY, HOUR, SECOND } from '#base'
import type { Database } from '#db'
import type { AskFeed } from './ask.ts'
import { readAddress } from './feed-text.ts'
import { createRefresh } from './refresh.ts'
import type { KnownFeed } from './schema.ts'
import { createStoredFeeds, type StoredFeed, tagOf } from './stored-feeds.ts'

export type { AskFeed, FeedAnswer } from './ask.ts'

/** As long a page waits for a feed that nobody has read yet. */
const PATIENCE_MS = 2 * SECOND
/** A feed that is due for so long is not seen to: nobody asked for it lately, or no background runs. */
const UNATTENDED_MS = HOUR
/** How often it is noted that a page asks; a page that is kept is made anew as often. */
const NOTED_EVERY_MS = DAY
/** For as long after that it is read anew by itself. */
const READ_FOR_MS = 7 * DAY
const KEPT_FOR_MS = 30 * DAY
/** Of one run of the task; the next one goes on. */
const MAX_DUE = 200

/** Feeds of other sites: asked by this server, kept as text, and read anew in the background (decision 53). */
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

  /** The address of a feed as it is stored, or why it is none. */
  function toAddress(address: string) {
    // As some programs hand it over.
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
   * A feed for a page. One that was never read, or not for long, is asked now; what does not come within 2 seconds is on the page
   * when it is there. Also says until when the page may be kept.
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

  /** What is known of a feed; nobody is asked. */
  async function known(address: string): Promise<KnownFeed> {
    const { url, problem } = toAddress(address)
    return url ? toKnown(await stored.find(url)) : nothingOf(problem)
  }

  /** For staff, who wait until its server has answered: asks where nothing is known of it, or where it shall be read anew. */
  async function readNow(address: string, { anew = false } = {}): Promise<KnownFeed> {
    const { url, problem } = toAddress(address)
    if (!url) return nothingOf(problem)
    const feed = await note(url)
    if (anew || !feed?.isTried) await refresh(url, { anew })
    return toKnown(await stored.find(url))
  }

  /** Reads what is due and stands on pages that were looked at lately; a server that is slow holds up nobody's end. */
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
    prune: () => stored.deleteAskedBefore(clock.now() - KEPT_FOR_MS),
  }
}

export type FeedReader = ReturnType<typeof createFeedReader>
