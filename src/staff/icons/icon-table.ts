import { iconTableUrl } from '#design/icons'
import { type ResolvedIcon, toResolvedIcon } from '#module-kit'

export interface IconEntry {
  name: string
  icon: ResolvedIcon
  /** What it is found by, besides its name. */
  words: string[]
}

let table: Promise<IconEntry[]> | undefined

/** The whole set, fetched once; one that did not come is asked for again. */
export function loadIconTable(): Promise<IconEntry[]> {
  table ??= fetchTable().catch(error => {
    table = undefined
    throw error
  })
  return table
}

async function fetchTable(): Promise<IconEntry[]> {
  const response = await fetch(iconTableUrl)
  if (!response.ok) throw new Error(`The icons did not come: ${response.status}.`)
  return parseIconTable(await response.text())
}

/** Of the file that `design/icons/make.ts` writes. */
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
