import { readFile } from 'node:fs/promises'
import { type ResolvedIcon, toResolvedIcon } from '#module-kit'

/** Icons by their names; what the set does not have is not in the answer. */
export type LoadIcons = (names: Iterable<string>) => Promise<ReadonlyMap<string, ResolvedIcon>>

/**
 * Looks icons up in the file that holds all of them (`design/icons/make.ts`). In memory stay those that pages have used: a
 * site has some dozens, the set some thousands.
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

/** From the file's bytes: a part of one long text would keep the whole of it in memory. */
function findPath(table: Buffer, name: string): string | undefined {
  const line = table.indexOf(`\n${name}\t`)
  if (line < 0) return undefined
  const start = line + name.length + 2
  return table.toString('utf8', start, table.indexOf('\t', start))
}
