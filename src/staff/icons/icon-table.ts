import { iconTableUrl } from '#design/icons'
import { type ResolvedIcon, toResolvedIcon } from '#module-contract'

export interface IconEntry {
  name: string
  icon: ResolvedIcon
  /** Additional search words. */
  words: string[]
}

let table: Promise<IconEntry[]> | undefined

/** Loads the icon set once; failed requests are retried. */
export function loadIconTable(): Promise<IconEntry[]> {
  table ??= fetchTable().catch(error => {
    table = undefined
    throw error
  })
  return table
}

async function fetchTable(): Promise<IconEntry[]> {
  const response = await fetch(iconTableUrl)
  if (!response.ok) throw new Error(`Loading the icons failed: ${response.status}.`)
  return parseIconTable(await response.text())
}

/** Parses the file written by `design/icons/make.ts`. */
export function parseIconTable(text: string): IconEntry[] {
  return text.split('\n').flatMap(line => {
    const [name, path, words] = line.split('\t')
    if (!name || !path) return []
    return [
      {
        name,
        icon: toResolvedIcon(name, path),
        words: words ? words.toLowerCase().split(', ') : [],
      },
    ]
  })
}
