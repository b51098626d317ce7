import type { OutlineEntry } from '#module-contract'

export interface Contents {
  entries: readonly OutlineEntry[]
}

const DEEPEST = { h2: 2, h3: 3, h4: 4 }

/** Headings up to a level with their indentation, from 0, increasing by at most one. */
export function nestEntries(entries: readonly OutlineEntry[], depth: keyof typeof DEEPEST) {
  const shown = entries.filter(({ level }) => level <= DEEPEST[depth])
  const open: number[] = []
  return shown.map(entry => {
    while (open.length > 0 && (open.at(-1) ?? 0) >= entry.level) open.pop()
    open.push(entry.level)
    return { ...entry, inset: open.length - 1 }
  })
}
