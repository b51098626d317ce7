/**
 * Makes the font files of this folder from the packages they come from: those of pages, Latin only, Fraunces at its display
 * size and the weights in use, whole for staff and in parts for visitors; and those in one weight that pictures are drawn with on a machine without fonts. Run by hand after an upgrade of the fonts: `node src/design/fonts/make.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont, { type Axis } from 'subset-font'

const latin = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)].map(toLetter)
const signs = [...'‐–—‘’‚“”„†•…‰‹›€™←→−×']
/** What English, German and French are written with, but for letters that are seldom: a page waits for these alone. */
const common = [...range(0x20, 0x7e).map(toLetter), ...signs, ...'\u00a0äöüÄÖÜßéèàçêâîôûÉ°·«»©§']
const rest = latin.filter(letter => !common.includes(letter))
/** Of what a font can do, what pages use. */
const keepFeatures = ['kern', 'liga', 'tnum']

const arabic = [...range(0x600, 0x6ff), ...range(0x750, 0x77f)].map(toLetter)
const moreLatin = range(0x100, 0x24f).map(toLetter)

interface Font {
  from: string
  to: string
  axes: Record<string, Axis>
  /** Besides Latin and signs. */
  letters?: string[]
}
const display = {
  from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  axes: { opsz: 96, SOFT: 60, WONK: 0, wght: { min: 300, max: 500 } },
}
const text = {
  from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  axes: {},
}
/** Of visitors' pages: in two parts, so that most fetch the first alone. */
const parts = [
  { ...display, to: 'fraunces-common.woff2', of: common },
  { ...display, to: 'fraunces-rest.woff2', of: rest },
  { ...text, to: 'instrument-sans-common.woff2', of: common },
  { ...text, to: 'instrument-sans-rest.woff2', of: rest },
]
const fonts: Font[] = [
  { ...display, to: 'fraunces-display.woff2' },
  { ...text, to: 'instrument-sans.woff2' },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'drawn-serif.ttf',
    axes: { opsz: 96, SOFT: 60, WONK: 0, wght: 500 },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'drawn-sans.ttf',
    axes: { wght: 600 },
  },
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-ext-full-normal.woff2',
    to: 'drawn-serif-ext.ttf',
    axes: { opsz: 96, SOFT: 60, WONK: 0, wght: 500 },
    letters: moreLatin,
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    to: 'drawn-sans-ext.ttf',
    axes: { wght: 600 },
    letters: moreLatin,
  },
  {
    from: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    to: 'drawn-arabic.ttf',
    axes: { wght: 600 },
    letters: arabic,
  },
]

for (const { to, of, from, axes } of parts) {
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures } as const
  await writeFile(
    new URL(to, import.meta.url),
    await subsetFont(await read(from), of.join(''), options),
  )
}

for (const font of fonts) {
  const source = await read(font.from)
  const letters = [...latin, ...signs, ...(font.letters ?? [])].join('')
  const subset = await subsetFont(source, letters, {
    targetFormat: font.to.endsWith('.ttf') ? 'truetype' : 'woff2',
    variationAxes: font.axes,
  })
  await writeFile(new URL(font.to, import.meta.url), subset)
}

function read(from: string) {
  return readFile(new URL(`../../../node_modules/${from}`, import.meta.url))
}

function toLetter(code: number): string {
  return String.fromCodePoint(code)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
