import { VitrineError } from '#base'
import { FILE_STORES, type FileStorage, type StoreName } from './file-storage.ts'
import { type FileStore, type ListedFile, unlessDeleted } from './file-store.ts'
import { hashFile, hashStream } from './local-files.ts'

const PARALLEL_FILES = 4

export interface MoveProgress {
  store: StoreName
  /** Files of this store so far. */
  files: number
  bytes: number
}

export interface MoveResult {
  store: StoreName
  files: number
  bytes: number
  copied: number
  /** Files that the destination already had with the same content. */
  present: number
  /** Files that only the destination has, for example because they were deleted at the source. */
  extra: number
  deleted: number
}

interface MoveOptions {
  from: FileStorage
  to: FileStorage
  /** Counts only. */
  isDryRun?: boolean
  /** Deletes the source after all files of the destination were read and compared. */
  deletesSource?: boolean
  onProgress?: (progress: MoveProgress) => void
}

/**
 * Copies all files from one storage to another and compares sizes and hashes. May be repeated: files
 * that were copied before are only compared. Error `MOVE_UNVERIFIED` if a copy differs.
 */
export async function moveFiles(options: MoveOptions): Promise<MoveResult[]> {
  const results: MoveResult[] = []
  for (const store of FILE_STORES) results.push(await copyStore(store, options))
  if (options.deletesSource && !options.isDryRun) {
    // Before anything is deleted, every file is compared.
    for (const store of FILE_STORES) await compareStore(store, options)
    for (const result of results) result.deleted = await deleteStore(result.store, options)
  }
  return results
}

async function copyStore(store: StoreName, options: MoveOptions): Promise<MoveResult> {
  const { isDryRun = false, onProgress } = options
  const from = options.from.store(store)
  const to = options.to.store(store)
  const present = new Map<string, number>()
  for await (const { name, bytes } of to.list()) present.set(name, bytes)
  const result = { store, files: 0, bytes: 0, copied: 0, present: 0, extra: 0, deleted: 0 }
  await inParallel(from.list(), async ({ name, bytes }) => {
    const known = present.get(name)
    present.delete(name)
    const isPresent = known === bytes && (isDryRun || (await hasSameHash(from, to, name)))
    if (!isPresent && !isDryRun && !(await copyFile(from, to, name))) return
    result.files++
    result.bytes += bytes
    if (isPresent) result.present++
    else result.copied++
    onProgress?.({ store, files: result.files, bytes: result.bytes })
  })
  result.extra = present.size
  return result
}

async function hasSameHash(from: FileStore, to: FileStore, name: string): Promise<boolean> {
  const expected = await unlessDeleted(from, name, () => from.hash(name))
  return expected !== undefined && expected === (await to.hash(name))
}

/** Returns false if the file was deleted at the source. */
async function copyFile(from: FileStore, to: FileStore, name: string): Promise<boolean> {
  const isCopied = await unlessDeleted(from, name, async () => {
    await from.withLocalFile(name, async path => {
      const sha256 = await hashFile(path)
      if ((await from.hash(name)) !== sha256) throw unverified(name, 'the source is damaged')
      // The source is right, for example if an image was encoded again.
      await to.put(name, path, { replace: true })
      if ((await to.hash(name)) !== sha256) throw unverified(name, 'the copy differs')
    })
    return true
  })
  return isCopied ?? false
}

async function compareStore(store: StoreName, options: MoveOptions) {
  const from = options.from.store(store)
  const to = options.to.store(store)
  await inParallel(from.list(), async file => {
    const problem = await compareFile(from, to, file)
    if (problem) throw unverified(file.name, `the copy ${problem}`)
  })
}

/**
 * Reads the copy instead of trusting the recorded hash. Returns undefined if it is equal, or if the
 * source was deleted.
 */
async function compareFile(from: FileStore, to: FileStore, { name, bytes }: ListedFile) {
  const expected = await unlessDeleted(from, name, () => from.hash(name))
  if (expected === undefined) return undefined
  const copy = await to.open(name)
  if (copy?.bytes !== bytes) return 'is missing or has another size'
  return (await hashStream(copy.stream())) === expected ? undefined : 'differs'
}

export interface FileComparison {
  store: StoreName
  files: number
  bytes: number
  /** Names whose copy is missing or has another size or content. */
  different: string[]
}

/** Reads all copies and compares their sizes and SHA-256 hashes with the source. */
export async function compareFiles({
  from,
  to,
  onProgress,
}: Pick<MoveOptions, 'from' | 'to' | 'onProgress'>): Promise<FileComparison[]> {
  const comparisons: FileComparison[] = []
  for (const store of FILE_STORES) {
    const compared: FileComparison = { store, files: 0, bytes: 0, different: [] }
    const source = from.store(store)
    await inParallel(source.list(), async file => {
      if (await compareFile(source, to.store(store), file)) compared.different.push(file.name)
      compared.files++
      compared.bytes += file.bytes
      onProgress?.({ store, files: compared.files, bytes: compared.bytes })
    })
    comparisons.push(compared)
  }
  return comparisons
}

async function deleteStore(store: StoreName, { from, to }: MoveOptions): Promise<number> {
  let deleted = 0
  const copies = to.store(store)
  for await (const { name } of from.store(store).list()) {
    // A file that was added since the comparison is left for the next run.
    if (!(await copies.open(name))) continue
    await from.store(store).remove(name)
    deleted++
  }
  return deleted
}

function unverified(name: string, why: string) {
  return new VitrineError('MOVE_UNVERIFIED', `The file ${name} was not moved: ${why}.`)
}

/** Stops after the first error, once running work has ended. */
async function inParallel<Item>(items: AsyncGenerator<Item>, work: (item: Item) => Promise<void>) {
  async function worker() {
    for (;;) {
      const { done, value } = await items.next()
      if (done) return
      try {
        await work(value)
      } catch (error) {
        await items.return(undefined)
        throw error
      }
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: PARALLEL_FILES }, worker))
  const failure = outcomes.find(one => one.status === 'rejected')
  if (failure) throw failure.reason
}
