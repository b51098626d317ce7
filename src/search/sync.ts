import { setImmediate as yieldToReaders } from 'node:timers/promises'
import { type Clock, SECOND } from '#base'
import { type Database, inTransaction, withRelaxedDurability, yieldToWriters } from '#db'
import { type SearchText, stampIn, writeEntries } from './entries.ts'
import type { SearchSource } from './sources.ts'
import type { Analyzer } from './words.ts'

const BATCH = 200
/** Batch size: the database sorts and merges a batch once. */
const WRITTEN = 200
/** Number of texts read without yielding to other requests. */
const READ = 20
/** After a gap this long, changes by other processes may have been missed. */
const MISSED_AFTER_MS = 30 * SECOND

export interface SyncDeps {
  db: Database
  clock: Clock
  sources: readonly SearchSource[]
  language(): Promise<{ locale: string; fold: Analyzer }>
}

/**
 * Keeps the index in sync with its sources. Learns about changes from cache invalidation tags and
 * scans everything once at startup, so changes may arrive late but are never lost.
 */
export function createSync({ db, clock, sources, language }: SyncDeps) {
  const touched = new Map<string, Set<string>>()
  /** Position of the full scan. */
  let walk: { source: number; after: string } | undefined = { source: 0, after: '' }
  let lastRun = clock.now()

  async function step(): Promise<boolean> {
    for (const source of sources) {
      const ids = [...(touched.get(source.name) ?? [])].slice(0, BATCH)
      if (ids.length === 0) continue
      // Clear before reading, so that concurrent changes are noticed again.
      for (const id of ids) touched.get(source.name)?.delete(id)
      try {
        await refresh(source, ids)
      } catch (error) {
        // The next run retries.
        for (const id of ids) note(source.name, id)
        throw error
      }
      return true
    }
    return walk ? continueScan(walk) : false
  }

  async function refresh(source: SearchSource, all: readonly string[]) {
    const spoken = await language()
    for (let at = 0; at < all.length; at += WRITTEN) {
      const ids = all.slice(at, at + WRITTEN)
      const texts = await load(source, ids)
      // The index can be rebuilt, so writes need not wait for the disk.
      await withRelaxedDurability(() =>
        inTransaction({ db }, tx => writeEntries(tx, source.name, { ids, texts }, spoken)),
      )
      await yieldToWriters()
    }
  }

  async function load(source: SearchSource, ids: readonly string[]) {
    const texts: SearchText[] = []
    for (let at = 0; at < ids.length; at += READ) {
      texts.push(...(await source.load(ids.slice(at, at + READ))))
      await yieldToReaders()
    }
    return texts
  }

  async function continueScan({ source: index, after }: { source: number; after: string }) {
    const source = sources[index]
    if (!source) {
      walk = undefined
      return false
    }
    const { locale } = await language()
    const listed = await source.list(after, BATCH)
    const end = listed.length < BATCH ? undefined : listed.at(-1)?.id
    const entries = await entriesBetween(source.name, after, end)
    const stale = listed.filter(({ id, stamp }) => entries.get(id) !== stampIn(locale, stamp))
    const present = new Set(listed.map(({ id }) => id))
    const gone = [...entries.keys()].filter(id => !present.has(id))
    await refresh(source, [...stale.map(({ id }) => id), ...gone])
    walk = end === undefined ? { source: index + 1, after: '' } : { source: index, after: end }
    return true
  }

  /** Stamps of a source's entries between two ids; without `end`, up to the last. */
  async function entriesBetween(source: string, after: string, end: string | undefined) {
    const prefix = `${source}:`
    const rows = await db
      .selectFrom('search_entries')
      .select(['ref', 'stamp'])
      .where('ref', '>', prefix + after)
      .where('ref', '<=', prefix + (end ?? '\uffff'))
      .execute()
    return new Map(rows.map(({ ref, stamp }) => [ref.slice(prefix.length), stamp]))
  }

  function note(name: string, id: string) {
    touched.set(name, (touched.get(name) ?? new Set()).add(id))
  }

  const startFullScan = () => {
    walk = { source: 0, after: '' }
  }

  return {
    /** Called with every invalidated tag of any process. */
    touch(tags: readonly string[]) {
      for (const tag of tags) {
        const at = tag.indexOf(':')
        const name = tag.slice(0, at)
        if (tag === '*' || tag === 'site') startFullScan()
        else if (at > 0 && sources.some(source => source.name === name)) {
          note(name, tag.slice(at + 1))
        }
      }
    },

    /** Processes changes until `signal` is aborted. Only one process may run it. */
    async run(signal?: AbortSignal) {
      if (clock.now() - lastRun > MISSED_AFTER_MS) startFullScan()
      while (!signal?.aborted && (await step())) lastRun = clock.now()
      lastRun = clock.now()
    },
  }
}
