import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, HOUR, MINUTE, SECOND } from '#base'
import { createCounter, createHistogram } from '#base/instruments'
import {
  type CdnPosition,
  type Database,
  INVALIDATION_SPREAD_MS,
  invalidationPosition,
  readCdnPosition,
  readInvalidations,
  storeCdnPosition,
} from '#db'
import { toPurgedTags } from './cache-tags.ts'
import { type PurgeApi, PurgeError } from './purge-api.ts'

/**
 * Time from reading a change to purging it. All copies have dropped their own pages, and responses
 * that were sent before have arrived at the network. Changes of this time are purged together.
 */
const SETTLE_MS = INVALIDATION_SPREAD_MS + 650
/** Older positions may miss rows that were pruned after a day. */
const MAX_AGE_MS = 12 * HOUR
/** How often the position is stored without changes, so that it does not become too old. */
const MOVE_EVERY_MS = 10 * MINUTE
/**
 * When everything is purged again after an upgrade: copies of the old release that still run during it
 * fill the network with their pages.
 */
const AGAIN_AFTER_UPGRADE_MS = [5 * MINUTE, 30 * MINUTE, 2 * HOUR]
const FIRST_PAUSE_MS = SECOND
const MAX_PAUSE_MS = 5 * MINUTE

const calls = createCounter(
  'vitrine_cdn_purges_total',
  'Purges of the content delivery network by result: tags, everything, limited or failed.',
  { labeled: true },
)
const purgedTags = createCounter('vitrine_cdn_purged_tags_total', 'Tags that were purged.')
const durations = createHistogram(
  'vitrine_cdn_purge_seconds',
  'Time from reading a change to the end of its purge.',
  [1, 2, 5, 15, 60, 300],
)

/**
 * Purges changed pages from a content delivery network. Runs as a periodic task in one copy. The
 * position after the last purged change is stored, so that a restart loses none; after an unknown or
 * old position everything is purged, and after an upgrade, because stored pages refer to scripts of
 * the old release.
 */
export function createCdnPurge(deps: {
  db: Database
  clock: Clock
  provider: string
  /** Version of Vitrine. */
  release: string
  api: PurgeApi
  /** Shorter in tests. */
  settleMs?: number
}) {
  const { db, clock, api, settleMs = SETTLE_MS } = deps
  const provider = `${deps.provider} ${deps.release}`
  let nextTryAt = 0
  let pauseMs = FIRST_PAUSE_MS

  async function purge(tags: ReadonlySet<string>) {
    const short = tags.has('*') ? new Set<string>() : toPurgedTags(tags)
    if (tags.has('*') || short.size > api.maxTags) {
      await api.purgeEverything()
      calls.add(1, { result: 'everything' })
      return
    }
    const list = [...short]
    for (let from = 0; from < list.length; from += api.maxTagsPerCall) {
      const some = list.slice(from, from + api.maxTagsPerCall)
      await api.purgeTags(some)
      calls.add(1, { result: 'tags' })
      purgedTags.add(some.length)
    }
  }

  /** Waits longer after each failure. Changes of this time are purged together. */
  function pauseAfter(error: unknown) {
    const refusal = error instanceof PurgeError ? error : undefined
    calls.add(1, { result: refusal?.isLimited ? 'limited' : 'failed' })
    nextTryAt =
      clock.now() + (refusal?.retryAfterMs ?? (refusal?.isRefused ? MAX_PAUSE_MS : pauseMs))
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
  }

  return async function run(signal?: AbortSignal) {
    const now = clock.now()
    if (now < nextTryAt) return
    const stored = await readCdnPosition(db)
    const isUpgrade = stored !== undefined && stored.provider !== provider
    const upgradedAt = isUpgrade ? now : (stored?.upgradedAt ?? null)
    const isKnown =
      stored?.provider === provider &&
      now - stored.movedAt < MAX_AGE_MS &&
      !isPurgedAgain(stored, now)
    const { position, tags } = isKnown
      ? await readInvalidations(db, stored.position)
      : { position: await invalidationPosition(db), tags: ['*'] }
    if (tags.length === 0) {
      if (stored && now - stored.movedAt > MOVE_EVERY_MS) {
        await storeCdnPosition(db, { provider, position, movedAt: now, upgradedAt })
      }
      return
    }
    const readAt = performance.now()
    await wait(settleMs, undefined, { ...(signal && { signal }) }).catch(() => {})
    if (signal?.aborted) return
    try {
      await purge(new Set(tags))
    } catch (error) {
      pauseAfter(error)
      throw error
    }
    pauseMs = FIRST_PAUSE_MS
    durations.observe((performance.now() - readAt) / SECOND)
    await storeCdnPosition(db, { provider, position, movedAt: now, upgradedAt })
  }
}

/** Whether a repetition after the upgrade became due since the position was stored. */
function isPurgedAgain({ upgradedAt, movedAt }: CdnPosition, now: number): boolean {
  if (upgradedAt === null) return false
  return AGAIN_AFTER_UPGRADE_MS.some(ms => movedAt < upgradedAt + ms && upgradedAt + ms <= now)
}
