import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseCaptions } from '#media-player'
import { isPageNode, type PageNode } from '#module-contract'
import type { NewPage } from '#pages/schema'
import { createDocuments } from '#render'
import { modules } from './support/modules.ts'

const pages = Object.values(
  import.meta.glob<NewPage>('../demo/pages/*.ts', { eager: true, import: 'page' }),
)
const documents = createDocuments(modules)

/** Modules that the demo does not use. */
const EXCEPT = new Set([
  // The demo has one video and one recording.
  'video-slider',
  'playlist',
  // Its split test counts clicks.
  'tracking-goal',
  // No third-party content.
  'embed',
  'feed',
  // No custom code.
  'code',
  // Posts have their own layouts.
  'post-content',
  // Off by default, as in the demo.
  'withdrawal',
  // No custom content types.
  'field-list',
  // Animated drawings use `svg`.
  'lottie',
  // Visitors of the demo have viewed no products yet.
  'recently-viewed',
  // The demo has one currency.
  'currency-switch',
  // The demo's product page has them in one module.
  ...['product-badges', 'product-buy', 'product-description', 'product-excerpt', 'product-images'],
  'product-meta',
  ...['product-price', 'product-rating', 'product-title', 'product-together'],
  // The demo's cart has them in one module.
  ...['cart-products', 'cart-coupon', 'cart-notes', 'cart-totals'],
  // Built-in pages show them.
  'order-pay',
  'account',
  'wishlist',
])

/** A node with all descendants. */
function within(value: unknown): PageNode[] {
  if (Array.isArray(value)) return value.flatMap(within)
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(isPageNode(value) ? value.props : value).flatMap(within)
  return isPageNode(value) ? [value, ...inside] : inside
}

it.each(pages.map(page => [page.path, page] as const))('%s is a valid document', (_, page) => {
  expect(documents.validate(page.document)).toEqual([])
})

it('uses every module except those listed with a reason', () => {
  const used = new Set(pages.flatMap(page => within(page.document.content)).map(one => one.type))
  const unused = [...modules.keys()].filter(type => !used.has(type) && !EXCEPT.has(type))
  expect(unused, 'Use these in demo/pages, or add them to EXCEPT above.').toEqual([])
})

it('shows nothing that is not in its media library', () => {
  const manifest = readFileSync(join(import.meta.dirname, '../demo/media/manifest.json'), 'utf8')
  const known = new Set((JSON.parse(manifest) as { name: string }[]).map(one => one.name))
  const text = JSON.stringify(pages)
  const shown = [...text.matchAll(/"media":"([^"]+)"/g)].map(match => match[1] ?? '')
  expect(shown.filter(name => !known.has(name))).toEqual([])
})

it('MP-3: shows its video with captions, a transcript in two languages, and chapters', () => {
  const films = pages
    .flatMap(page => within(page.document.content))
    .filter(({ type }) => type === 'video')
  expect(films).toMatchObject([
    {
      props: {
        captions: 'film-captions',
        transcript: true,
        tracks: [
          { file: 'film-captions-de', kind: 'captions', language: 'de' },
          { file: 'film-chapters', kind: 'chapters' },
        ],
      },
    },
  ])
  const read = (name: string) => {
    const file = join(import.meta.dirname, `../demo/media/film/${name}.vtt`)
    return parseCaptions(readFileSync(file, 'utf8'))?.cues ?? []
  }
  const times = (name: string) => read(name).map(one => [one.startSeconds, one.endSeconds])
  expect(times('captions').length).toBeGreaterThan(3)
  expect(times('captions-de')).toEqual(times('captions'))
  const english = new Set(read('captions').map(({ text }) => text))
  expect(read('captions-de').filter(({ text }) => english.has(text))).toEqual([])
  expect(read('chapters').length).toBeGreaterThan(2)
})

it('does not set three grids of cards in a row on one page', () => {
  const isGrid = (section: PageNode) =>
    within(section.props.content).some(
      ({ type, props }) =>
        (type === 'product-grid' && Number(props.perPage ?? 12) > 2) ||
        (type === 'post-list' && !props.lead && (props.layout ?? 'grid') === 'grid') ||
        (type === 'portfolio' && (props.layout ?? 'grid') === 'grid'),
    )
  for (const { path, document } of pages) {
    const row = document.content.map(section => (isGrid(section) ? 'grid' : '-')).join(' ')
    expect(row, path).not.toContain('grid grid grid')
  }
})
