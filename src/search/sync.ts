import { setImmediate as letOthersRead } from 'node:timers/promises'
import { type Clock, SECOND } from '#base'
import { type Database, inTransaction, letOthersWrite, withRelaxedDurability } from '#db'
import { type SearchText, stampIn, writeEntries } from './entries.ts'
import type { SearchSource } from './sources.ts'
import type { Fold } from './words.ts'

const BATCH = 200
/** Written together: the database sorts their words once, and later merges what was written together. */
const WRITTEN = 200
/** Read at once: meanwhile nobody is answered by this process. */
const READ = 20
/** One that has not run for so long may have missed what another process did meanwhile. */
const MISSED_AFTER_MS = 30 * SECOND

export interface SyncDeps {
  db: Database
  clock: Clock
  sources: readonly SearchSource[]
  language(): Promise<{ locale: string; fold: Fold }>
}

/**
 * Keeps entries as their sources are. It hears of changes by the tags that caches are dropped by, and looks through
 * everything once when it begins: what is in between is never lost, only late.
 */
export function createSync({ db, clock, sources, language }: SyncDeps) {
  const touched = new Map<string, Set<string>>()
  /** Where looking through everything has come to. */
  let walk: { source: number; after: string } | undefined = { source: 0, after: '' }
  let lastRun = clock.now()

  async function step(): Promise<boolean> {
    for (const source of sources) {
      const ids = [...(touched.get(source.name) ?? [])].slice(0, BATCH)
      if (ids.length === 0) continue
      // Before reading: what changes while it is read is heard of again.
      for (const id of ids) touched.get(source.name)?.delete(id)
      try {
        await refresh(source, ids)
      } catch (error) {
        // The next run tries again, after what has changed meanwhile.
        for (const id of ids) note(source.name, id)
        throw error
      }
      return true
    }
    return walk ? walkOn(walk) : false
  }

  async function refresh(source: SearchSource, all: readonly string[]) {
    const spoken = await language()
    for (let at = 0; at < all.length; at += WRITTEN) {
      const ids = all.slice(at, at + WRITTEN)
      const texts = await load(source, ids)
      // Made anew from its sources if it is lost: it need not wait for the disk.
      await withRelaxedDurability(() =>
        inTransaction({ db }, tx => writeEntries(tx, source.name, { ids, texts }, spoken)),
      )
      await letOthersWrite()
    }
  }

  async function load(source: SearchSource, ids: readonly string[]) {
    const texts: SearchText[] = []
    for (let at = 0; at < ids.length; at += READ) {
      texts.push(...(await source.load(ids.slice(at, at + READ))))
      await letOthersRead()
    }
    return texts
  }

  async function walkOn({ source: index, after }: { source: number; after: string }) {
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

  /** Stamps of a source's entries by id; to the last of them without an `end`. */
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

  const lookThroughAll = () => {
    walk = { source: 0, after: '' }
  }

  return {
    /** Told every tag that any process invalidates. */
    touch(tags: readonly string[]) {
      for (const tag of tags) {
        const at = tag.indexOf(':')
        const name = tag.slice(0, at)
        if (tag === '*' || tag === 'site') lookThroughAll()
        else if (at > 0 && sources.some(source => source.name === name)) {
          note(name, tag.slice(at + 1))
        }
      }
    },

    /** Works off what has changed until `signal` is aborted; by one process at a time. */
    async run(signal?: AbortSignal) {
      if (clock.now() - lastRun > MISSED_AFTER_MS) lookThroughAll()
      while (!signal?.aborted && (await step())) lastRun = clock.now()
      lastRun = clock.now()
    },
  }
}
