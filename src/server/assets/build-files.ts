import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Clock, DAY, SECOND } from '#base'
import type { FileStore, ListedFile } from '#storage'
import type { Assets } from './assets.ts'

const SHARED_FOLDERS = ['assets', 'staff'] as const
export type SharedFolder = (typeof SHARED_FOLDERS)[number]

/** Local paths by the first segment of the URL; empty in development. */
export type BuildFolders = Partial<Record<SharedFolder, string>>

export const buildFolders = ({ folder, staffFolder }: Assets): BuildFolders => ({
  ...(folder && { assets: join(folder, 'assets') }),
  ...(staffFolder && { staff: join(staffFolder, 'staff') }),
})

const KEPT_MS = 30 * DAY
/** Files of running builds are written again after this time, so that they are never removed. */
const REWRITTEN_AFTER_MS = 7 * DAY
const LIST_INTERVAL_MS = SECOND

/** Names with a content hash, as the build creates them. */
const HASHED = /^[\w.-]+-[\w-]{8}\.[a-z0-9]+$/

interface ShareOptions {
  signal?: AbortSignal
  parallel?: number
}

export type BuildFiles = ReturnType<typeof createBuildFiles>

/**
 * Hashed files of recent builds in the storage that all copies share. A page and its scripts may
 * come from copies of different versions (decision 122). Files are stored in Brotli if the build
 * compressed them.
 */
export function createBuildFiles(store: FileStore, clock: Clock) {
  let own: BuildFolders = {}
  const known = new Set<string>()
  let lastListedMs = 0
  let nextList: Promise<void> | undefined

  async function* listAll(): AsyncGenerator<ListedFile> {
    for (const folder of SHARED_FOLDERS) yield* store.list(folder)
  }

  /** Limits the lists that requests with invented names cause. Each starts after the request. */
  function listAgain(): Promise<void> {
    nextList ??= (async () => {
      await wait(Math.max(0, lastListedMs + LIST_INTERVAL_MS - performance.now()))
      nextList = undefined
      lastListedMs = performance.now()
      for await (const { name } of listAll()) known.add(name)
    })()
    return nextList
  }

  /** Stores files of the own build that are missing, incomplete or old. */
  async function shareOwn({ signal, parallel = 1 }: ShareOptions = {}) {
    const stored = new Map<string, ListedFile>()
    for await (const file of listAll()) stored.set(file.name, file)
    const files = await readBuild(own)
    async function work() {
      for (let next = files.pop(); next && !signal?.aborted; next = files.pop()) {
        const found = stored.get(next.name)
        const isRecent = found && found.modifiedMs > clock.now() - REWRITTEN_AFTER_MS
        if (isRecent && found.bytes === (await stat(next.path)).size) continue
        await store.write(next.name, await readFile(next.path), { replace: true })
      }
    }
    await Promise.all(Array.from({ length: parallel }, work))
  }

  return {
    /** Makes the files of this build available to all copies. Idempotent. */
    share(folders: BuildFolders, options?: ShareOptions) {
      own = folders
      return shareOwn(options)
    },

    /** Removes the files of builds that were not running for 30 days. */
    async maintain() {
      await shareOwn()
      for await (const { name, modifiedMs } of listAll()) {
        if (modifiedMs >= clock.now() - KEPT_MS) continue
        await store.remove(name)
        known.delete(name)
      }
    },

    /** Reads a file of any build; undefined if no recent build has it. */
    async read(folder: SharedFolder, file: string) {
      if (!HASHED.test(file)) return undefined
      const find = () => [`${folder}/${file}.br`, `${folder}/${file}`].find(one => known.has(one))
      if (!find()) await listAgain()
      const name = find()
      if (!name) return undefined
      try {
        return { bytes: await store.read(name), isBrotli: name.endsWith('.br') }
      } catch (error) {
        if (await store.open(name)) throw error
        known.delete(name)
        return undefined
      }
    },

    sweepIncoming: () => store.sweepIncoming(),
  }
}

/** Files of a build, in their Brotli version if there is one. */
async function readBuild(folders: BuildFolders) {
  const files: { name: string; path: string }[] = []
  for (const [folder, path] of Object.entries(folders)) {
    const names = new Set(await readdir(path))
    for (const name of names) {
      if (!HASHED.test(name)) continue
      const stored = names.has(`${name}.br`) ? `${name}.br` : name
      files.push({ name: `${folder}/${stored}`, path: join(path, stored) })
    }
  }
  return files
}
