import { constants, existsSync } from 'node:fs'
import {
  access,
  appendFile,
  chmod,
  type FileHandle,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  unlink,
} from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { ok, refuse } from '#base'
import { createFileLock, type Release } from '#db'

/** List of the copy's files with their sizes in bytes. The next export recognizes its own files by it. */
const LIST = '.vitrine-export.json'
/** Journal of files that are not in the list yet. Exists while an export runs or after it was interrupted. */
const JOURNAL = '.vitrine-export.journal'
const TEMPORARY = '.vitrine-export.tmp'
/** Lock file, held while an export writes. It is never deleted, because another process may hold it. */
const LOCK = '.vitrine-export.lock'

/** Readable by any web server, independent of the process's umask. */
const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

/**
 * Opens a folder for a copy: new, empty, or from an earlier export. Refuses folders with other
 * files. Files appear complete under their final name, and pages only after everything they need,
 * so an interrupted export leaves a working copy.
 */
export async function openCopyFolder(folder: string, dataDir: string) {
  const found = await stat(folder).catch(() => undefined)
  if (found && !found.isDirectory()) return refuse('not-a-folder')
  if (isInside(await realOf(folder), await realOf(dataDir))) return refuse('inside-data')
  try {
    await makeFolder(folder)
    await access(folder, constants.W_OK)
  } catch {
    return refuse('unwritable')
  }
  const names = await readdir(folder)
  const isOwn = [LIST, JOURNAL, LOCK].some(name => names.includes(name))
  if (names.length > 0 && !isOwn) return refuse('foreign')
  const release = await takeLock(join(folder, LOCK))
  if (!release) return refuse('busy')
  const before = await readList(folder)
  await rm(join(folder, TEMPORARY), { recursive: true, force: true })
  await makeFolder(join(folder, TEMPORARY))
  await appendFile(join(folder, JOURNAL), '')
  return ok({ copy: createCopy(folder, before, release) })
}

/** Undefined while another export writes there. File systems without locks are assumed to be unshared. */
async function takeLock(file: string): Promise<Release | undefined> {
  try {
    const release = await createFileLock(file).own()
    if (release) await chmod(file, FILE_MODE)
    return release
  } catch {
    return async () => {}
  }
}

export type CopyFolder = ReturnType<typeof createCopy>

/** File sizes in bytes by path; undefined for files of an interrupted export. */
type Known = Map<string, number | undefined>

function createCopy(folder: string, before: Known, release: Release) {
  const now: Known = new Map()
  const counts = { written: 0, unchanged: 0, removed: 0 }
  const foreign: string[] = []
  /** Temporary paths of complete files that are not published yet. */
  const waiting = new Map<string, string>()
  let temporary = 0

  /** False if a file that no export wrote is in the way. */
  async function mayWrite(file: string): Promise<boolean> {
    const there = await lstat(join(folder, file)).catch(codeOf)
    // `ENOTDIR`: a file is where a folder is needed.
    const isFree =
      typeof there === 'string' ? there === 'ENOENT' : there.isFile() && before.has(file)
    if (!isFree) foreign.push(file)
    return isFree
  }

  async function place(file: string, from: string) {
    const to = join(folder, file)
    await makeFolder(dirname(to))
    await appendFile(join(folder, JOURNAL), `${JSON.stringify(file)}\n`)
    if (!before.has(file)) before.set(file, undefined)
    await rename(from, to)
  }

  /** Writes to a temporary file. */
  async function writeAside(write: (file: FileHandle) => Promise<unknown>): Promise<string> {
    const path = join(folder, TEMPORARY, String(temporary++))
    const file = await open(path, 'w')
    try {
      await file.chmod(FILE_MODE)
      await write(file)
    } finally {
      await file.close()
    }
    return path
  }

  return {
    counts,
    foreign,
    /** Number of files in the copy so far. */
    size: () => now.size,
    has: (file: string) => now.has(file),

    /** Keeps a file of the previous copy; false if it does not exist unchanged. */
    async keep(file: string): Promise<boolean> {
      const bytes = before.get(file)
      const there = await stat(join(folder, file)).catch(() => undefined)
      if (bytes === undefined || !there?.isFile() || there.size !== bytes) return false
      now.set(file, bytes)
      counts.unchanged++
      return true
    },

    /** Writes a file whose content may change between exports. It appears with `publish`. */
    async write(file: string, content: string | Buffer) {
      if (!(await mayWrite(file))) return
      const bytes = Buffer.from(content)
      now.set(file, bytes.length)
      const there = await readFile(join(folder, file)).catch(() => undefined)
      if (there?.equals(bytes)) counts.unchanged++
      else waiting.set(file, await writeAside(aside => aside.writeFile(bytes)))
    },

    /** Writes a file that never changes under its name and may be larger than memory. */
    async writeStream(file: string, content: Readable) {
      if (!(await mayWrite(file))) return content.destroy()
      let bytes = 0
      const path = await writeAside(async aside => {
        for await (const part of content as AsyncIterable<Buffer>) {
          bytes += part.length
          await aside.writeFile(part)
        }
      })
      await place(file, path)
      now.set(file, bytes)
      counts.written++
    },

    /** Moves pending files to their final place after everything they need exists. */
    async publish() {
      for (const [file, path] of waiting) {
        await place(file, path)
        waiting.delete(file)
        counts.written++
      }
    },

    /** Removes obsolete files, unless some pages failed, and writes the list of files. */
    async finish({ isComplete }: { isComplete: boolean }) {
      for (const [file, bytes] of before) {
        if (now.has(file)) continue
        if (!isComplete) {
          now.set(file, bytes)
          continue
        }
        await removeFile(join(folder, file))
        await removeEmptyFolders(dirname(join(folder, file)), folder)
        counts.removed++
      }
      const files = [...now].map(([file, bytes = -1]) => [file, bytes] as const)
      const sorted = Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
      const list = await writeAside(aside =>
        aside.writeFile(`${JSON.stringify({ files: sorted }, null, 1)}\n`),
      )
      await rename(list, join(folder, LIST))
      await rm(join(folder, JOURNAL), { force: true })
    },

    /** Removes temporary files; complete files stay. */
    async close() {
      await rm(join(folder, TEMPORARY), { recursive: true, force: true })
      await release()
    },
  }
}

async function readList(folder: string): Promise<Known> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  const list = JSON.parse((await read(LIST)) || '{}') as { files?: Record<string, number> }
  const known: Known = new Map(Object.entries(list.files ?? {}))
  for (const line of (await read(JOURNAL)).split('\n')) {
    // The last line may be incomplete.
    if (line.endsWith('"')) known.set(JSON.parse(line) as string, undefined)
  }
  return known
}

/**
 * Not with `recursive`: in Node 24 that never returns if a folder cannot be created in an existing
 * parent.
 */
async function makeFolder(folder: string) {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder)
  await chmod(folder, FOLDER_MODE)
}

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? ''

/** The file may be deleted already, or replaced by a folder, which stays. */
async function removeFile(path: string) {
  const why = await unlink(path).catch(codeOf)
  if (why && !['ENOENT', 'ENOTDIR', 'EISDIR', 'EPERM'].includes(why)) throw new Error(why)
}

async function removeEmptyFolders(from: string, top: string) {
  for (let at = from; at !== top && at.startsWith(top); at = dirname(at)) {
    try {
      await rmdir(at)
    } catch {
      return
    }
  }
}

/** Resolves all links, also for paths that do not exist yet. */
async function realOf(path: string): Promise<string> {
  try {
    return await realpath(path)
  } catch {
    return dirname(path) === path ? path : join(await realOf(dirname(path)), basename(path))
  }
}

function isInside(inner: string, outer: string): boolean {
  const way = relative(outer, inner)
  return way === '' || !(way === '..' || way.startsWith(`..${sep}`) || way.startsWith(sep))
}
