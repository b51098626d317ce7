import { existsSync, readFileSync } from 'node:fs'
import { cp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders with content-hashed file names, which are unique across builds. */
const NAMED_BY_CONTENT: Record<string, string> = {
  visitor: 'visitor/assets',
  staff: 'staff/staff',
  server: 'server/assets',
}
const DAY_MS = 86_400_000

/**
 * Moves the parts of `dist/next` into place, each atomically. Old content-hashed files are kept for
 * a day, for running servers and open pages.
 */
export async function replaceBuild(dist: string, parts: readonly string[], now = Date.now()) {
  const replacedAt = readReplaced(dist)
  for (const part of parts) {
    const next = join(dist, 'next', part)
    for (const path of await filesOf(dist, NAMED_BY_CONTENT[part])) {
      const isKept = now - (replacedAt[path] ?? now) < DAY_MS
      if (existsSync(join(dist, 'next', path)) || !isKept) delete replacedAt[path]
      else {
        replacedAt[path] ??= now
        await cp(join(dist, path), join(dist, 'next', path))
      }
    }
    const before = join(dist, 'next', `${part}-before`)
    if (existsSync(join(dist, part))) await rename(join(dist, part), before)
    await rename(next, join(dist, part))
  }
  await writeFile(join(dist, 'replaced.json'), JSON.stringify(replacedAt))
  await rm(join(dist, 'next'), { recursive: true })
}

/** Files kept from previous builds, with the time of their replacement. */
export function readReplaced(dist: string): Record<string, number> {
  const file = join(dist, 'replaced.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

async function filesOf(dist: string, folder: string | undefined): Promise<string[]> {
  if (!folder || !existsSync(join(dist, folder))) return []
  const entries = await readdir(join(dist, folder), { withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(({ name }) => `${folder}/${name}`)
}
