/**
 * Creates `icons.txt`: all Lucide icons and the network icons of Simple Icons, one per line with
 * path and search words. Run by hand: `npm install --no-save lucide-static@1 simple-icons@16 && node
 * src/design/icons/make.ts`. These packages are not dependencies, because they take 93 MB. Icons
 * that a package removed stay in the file, because documents use them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { drawnBrands, simpleIcons } from './brands.ts'
import { type Shape, toPath } from './to-path.ts'

/** Our name for an icon whose name has had another meaning here since 0.1. */
const RENAMED: Record<string, string> = { map: 'map-folded' }

const HEAD = [
  '# Icons of Lucide (https://lucide.dev, ISC licence, see LICENSE-lucide) and marks of Simple Icons',
  '# (https://simpleicons.org, CC0). A mark belongs to who is marked by it. Made by make.ts: name, path, words.',
]

const table = new URL('icons.txt', import.meta.url)
const packages = new URL('../../../node_modules/', import.meta.url)

function readJson<Content>(path: string): Content {
  return JSON.parse(readFileSync(new URL(path, packages), 'utf8'))
}

/** Lines by name. */
function readTable(): Map<string, string> {
  try {
    const lines = readFileSync(table, 'utf8').split('\n')
    const entries = lines.filter(line => line.includes('\t'))
    return new Map(entries.map(line => [line.slice(0, line.indexOf('\t')), line]))
  } catch {
    return new Map()
  }
}

const lines = readTable()
const add = (name: string, path: string, words: readonly string[]) =>
  lines.set(name, [name, path.replaceAll(/\s+/g, ' '), words.join(', ')].join('\t'))

const drawings = readJson<Record<string, Shape[]>>('lucide-static/icon-nodes.json')
const tags = readJson<Record<string, string[]>>('lucide-static/tags.json')
for (const [name, shapes] of Object.entries(drawings)) {
  add(RENAMED[name] ?? name, toPath(shapes), tags[name] ?? [])
}
for (const [name, { slug, words }] of Object.entries(simpleIcons)) {
  const svg = readFileSync(new URL(`simple-icons/icons/${slug}.svg`, packages), 'utf8')
  const [, title = '', path = ''] = /<title>(.*)<\/title><path d="([^"]+)"/.exec(svg) ?? []
  add(`brand-${name}`, toPath([['path', { d: path }]]), [title, ...words])
}
for (const [name, { path, words }] of Object.entries(drawnBrands)) add(`brand-${name}`, path, words)

const sorted = [...lines].toSorted(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(table, [...HEAD, ...sorted.map(([, line]) => line), ''].join('\n'))
writeFileSync(
  new URL('LICENSE-lucide', import.meta.url),
  readFileSync(new URL('lucide-static/LICENSE', packages)),
)
