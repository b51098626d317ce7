import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

const ADDRESSES = new Set(['href', 'src', 'poster', 'action', 'data-src'])
const FILES_IN_JSON = /"(\/(?:media|assets|fonts)\/[^"]+)"/g

/** Files of a static export with broken internal links, and the link; absolute URLs are ignored. */
export function findBrokenLinks(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const broken = new Set<string>()
  let links = 0
  for (const name of names.filter(name => name.endsWith('.html'))) {
    const page = parse(readFileSync(join(folder, name), 'utf8'), { scriptingEnabled: false })
    // The not found page is shown at any path.
    const base = new URL(`/${name.replace(/index\.html$/, '')}`, 'http://copy')
    for (const address of addressesIn(page)) {
      const to = URL.parse(address, base)
      if (to?.origin !== base.origin) continue
      links++
      const path = decodeURIComponent(to.pathname)
      const file = path.endsWith('/') ? `${path}index.html` : path
      if (!existsSync(join(folder, file))) broken.add(`${name}: ${address}`)
    }
  }
  if (links === 0) throw new Error('no link in the whole copy')
  return [...broken]
}

function* addressesIn(parent: Tree.ParentNode): Generator<string> {
  for (const node of parent.childNodes) {
    if ('value' in node && parent.nodeName === 'style') yield* inStyle(node.value)
    if (!('tagName' in node)) continue
    for (const { name, value } of node.attrs) {
      if (ADDRESSES.has(name)) yield value
      if (name.endsWith('srcset')) yield* value.split(/,\s+/).map(part => part.split(' ')[0] ?? '')
      if (name === 'style') yield* inStyle(value)
      if (name === 'props')
        for (const [, address = ''] of value.matchAll(FILES_IN_JSON)) yield address
    }
    if ('content' in node) yield* addressesIn(node.content)
    yield* addressesIn(node)
  }
}

function* inStyle(css: string): Generator<string> {
  for (const [, address = ''] of css.matchAll(/url\(["']?([^"')]+)["']?\)/g)) yield address
}
