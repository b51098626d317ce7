import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../report.ts'
import { root } from '../site.ts'
import type { ShopVisits } from './shop-visits.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

/** Compressed bytes of HTML, styles and scripts of the main pages, from the build and without a browser. */
export async function measureBytes(visits: ShopVisits): Promise<Figure[]> {
  const buyer = visits.newBuyer()
  await visits.addToCart(buyer)
  const pages = {
    home: await visits.get('/'),
    product: await visits.get('/product/morning-mug'),
    shop: await visits.get('/shop'),
    cart: await visits.cart(buyer),
    checkout: await visits.checkout(buyer),
  }
  const scripts = createScriptSizes()
  return Object.entries(pages).flatMap(([name, html]) => [
    bytes(`${name}: HTML, gzip`, gzipSync(html).length),
    bytes(`${name}: styles, gzip`, gzipSync(stylesOf(html)).length),
    bytes(
      `${name}: script without a touch, gzip`,
      scripts(html, when => when !== 'interaction' && when !== 'activity'),
    ),
    bytes(
      `${name}: all script, gzip`,
      scripts(html, () => true),
    ),
  ])
}

const bytes = (what: string, value: number): Figure => ({
  what,
  value: value / 1000,
  unit: 'KB',
  kind: 'bytes',
})

export const stylesOf = (html: string) =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(match => match[1]).join('')

/** Returns a function for the size of the core and of the islands that `isLoaded` selects. */
function createScriptSizes() {
  const folder = join(root, 'dist/visitor')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const sizes = new Map<string, number>()
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file))).length
    sizes.set(file, size)
    return size
  }
  return (html: string, isLoaded: (when: string) => boolean): number => {
    const islands = [...html.matchAll(/<vt-island module="([^"]+)" when="([^"]+)"/g)]
    const types = islands.filter(([, , when = '']) => isLoaded(when)).map(([, type]) => type)
    const chunks = [
      'src/visitor/main.ts',
      ...(types.length > 0 ? ['src/visitor/hydrate.ts'] : []),
      ...types.flatMap(type =>
        Object.keys(manifest).filter(
          key => key.startsWith(`src/modules/${type}/`) && key.endsWith('.island.tsx'),
        ),
      ),
    ]
    const files = new Set(chunks.flatMap(chunk => filesOf(manifest, chunk)))
    return [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  }
}

/** A chunk and its static imports. */
function filesOf(manifest: Manifest, start: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    for (const imported of chunk.imports ?? []) visit(imported)
  }
  visit(start)
  return [...seen].flatMap(name => manifest[name]?.file ?? [])
}
