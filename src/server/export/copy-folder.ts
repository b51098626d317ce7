import { createHash } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import {
  access,
  appendFile,
  chmod,
  type FileHandle,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import { ok, refuse } from '#base'

/** What the copy is made of: by these files the next export knows its own. */
const LIST = '.vitrine-export.json'
/** Files that were begun to be written and do not stand in the list yet: it is there while an export runs, or was stopped. */
const JOURNAL = '.vitrine-export.journal'
const TEMPORARY = '.vitrine-export.tmp'

/** Any web server may read it, whatever the command's own files are. */
const FILE_MODE = 0o644
const FOLDER_MODE = 0o755

interface Written {
  digest: string
  bytes: number
}

/**
 * Opens a folder for a copy: a new one, an empty one, or that of a copy before. Refuses what is somebody's else. Each file comes whole, by
 * its name: whoever stops the export in between has the old one or the new one.
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
  const isOwn = names.includes(LIST) || names.includes(JOURNAL)
  if (names.length > 0 && !isOwn) return refuse('foreign')
  const before = await readList(folder)
  await rm(join(folder, TEMPORARY), { recursive: true, force: true })
  await makeFolder(join(folder, TEMPORARY))
  await appendFile(join(folder, JOURNAL), '')
  return ok({ copy: createCopy(folder, before) })
}

export type CopyFolder = ReturnType<typeof createCopy>

function createCopy(folder: string, before: Map<string, Written | undefined>) {
  const now = new Map<string, Written>()
  const counts = { written: 0, unchanged: 0, removed: 0 }
  const foreign: string[] = []
  let temporary = 0

  /** False where something stands in the way that no export has written. */
  async function mayWrite(file: string): Promise<boolean> {
    if (before.has(file)) return true
    const isThere = await access(join(folder, file)).then(
      () => true,
      () => false,
    )
    if (!isThere) return true
    foreign.push(file)
    return false
  }

  async function place(file: string, from: string, written: Written) {
    const to = join(folder, file)
    await makeFolder(dirname(to))
    await appendFile(join(folder, JOURNAL), `${JSON.stringify(file)}\n`)
    before.set(file, written)
    await rename(from, to)
    now.set(file, written)
    counts.written++
  }

  /** In a file of its own until it is whole. */
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
    /** How many files the copy has by now. */
    size: () => now.size,
    has: (file: string) => now.has(file),

    /** Keeps a file that the copy before has; false where it has none like that. */
    async keep(file: string): Promise<boolean> {
      const written = before.get(file)
      const bytes = written && (await stat(join(folder, file)).catch(() => undefined))?.size
      if (!written || bytes !== written.bytes) return false
      now.set(file, written)
      counts.unchanged++
      return true
    },

    async write(file: string, content: string | Buffer) {
      if (!(await mayWrite(file))) return
      const bytes = Buffer.from(content)
      const written = { digest: digestOf(bytes), bytes: bytes.length }
      const there = await readFile(join(folder, file)).catch(() => undefined)
      if (there && digestOf(there) === written.digest) {
        now.set(file, written)
        counts.unchanged++
        return
      }
      const path = await writeAside(aside => aside.writeFile(bytes))
      await place(file, path, written)
    },

    /** What is too large for the memory: films. */
    async writeStream(file: string, content: Readable) {
      if (!(await mayWrite(file))) return content.destroy()
      const hash = createHash('sha256')
      let bytes = 0
      const path = await writeAside(async aside => {
        for await (const part of content as AsyncIterable<Buffer>) {
          hash.update(part)
          bytes += part.length
          await aside.writeFile(part)
        }
      })
      await place(file, path, { digest: hash.digest('base64url'), bytes })
    },

    /** Takes away what the copy has no more, unless some of it could not be made; then says what it is made of. */
    async finish({ isWhole }: { isWhole: boolean }) {
      const gone = [...before.keys()].filter(file => !now.has(file))
      for (const file of gone) {
        if (!isWhole) {
          const written = before.get(file)
          if (written) now.set(file, written)
          continue
        }
        await rm(join(folder, file), { force: true })
        await removeEmptyFolders(dirname(join(folder, file)), folder)
        counts.removed++
      }
      const files = Object.fromEntries([...now].sort(([a], [b]) => (a < b ? -1 : 1)))
      const text = `${JSON.stringify({ files }, null, 1)}\n`
      const list = await writeAside(aside => aside.writeFile(text))
      await rename(list, join(folder, LIST))
      await rm(join(folder, JOURNAL), { force: true })
      await this.close()
    },

    /** What was begun is gone; the files that came whole stay. */
    close: () => rm(join(folder, TEMPORARY), { recursive: true, force: true }),
  }
}

async function readList(folder: string): Promise<Map<string, Written | undefined>> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => '')
  const list = JSON.parse((await read(LIST)) || '{}') as { files?: Record<string, Written> }
  const known = new Map<string, Written | undefined>(Object.entries(list.files ?? {}))
  for (const line of (await read(JOURNAL)).split('\n')) {
    if (line.endsWith('"')) known.set(JSON.parse(line) as string, undefined)
  }
  return known
}

/** Not by `recursive`: where a folder cannot be made although its parent is there, that never ends (Node 24). */
async function makeFolder(folder: string) {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  await mkdir(folder)
  await chmod(folder, FOLDER_MODE)
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

/** With all links followed, also of what is not there yet. */
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

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64url')
