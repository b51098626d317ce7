import { readFile } from 'node:fs/promises'
import { type ResolvedIcon, toResolvedIcon } from '#module-contract'

/** Loads icons by name. Unknown names are missing in the result. */
export type LoadIcons = (names: Iterable<string>) => Promise<ReadonlyMap<string, ResolvedIcon>>

/**
 * Reads icons from the file with all icons (`design/icons/make.ts`). Only icons that pages use stay
 * in memory: a site uses dozens of thousands.
 */
export function createLoadIcons(file: string): LoadIcons {
  const known = new Map<string, ResolvedIcon>()
  return async names => {
    const missing = [...names].filter(name => !known.has(name))
    if (missing.length > 0) {
      const table = await readFile(file)
      for (const name of missing) {
        const path = findPath(table, name)
        if (path) known.set(name, toResolvedIcon(name, path))
      }
    }
    return known
  }
}

/** Copies the bytes, because a substring would keep the whole text in memory. */
function findPath(table: Buffer, name: string): string | undefined {
  const line = table.indexOf(`\n${name}\t`)
  if (line < 0) return undefined
  const start = line + name.length + 2
  return table.toString('utf8', start, table.indexOf('\t', start))
}
