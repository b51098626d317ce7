/**
 * Makes the font files of this folder from their packages. Run by hand after an upgrade of the fonts: `node src/design/fonts/make.ts`.
 * - Pages: Fraunces at its display size and Instrument Sans for Latin letters, Noto Naskh Arabic and Noto Sans Arabic for Arabic ones.
 *   Visitors get each in two parts, staff get the Latin fonts in one file.
 * - Images that the server draws: one weight of each font, as TrueType.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont, { type Axis } from 'subset-font'

const latin = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)].map(toLetter)
const signs = [...'‐–—‘’‚“”„†•…‰‹›€™←→−×']
/** Characters of English, German and French except rare ones: pages preload only these. */
const common = [...range(0x20, 0x7e).map(toLetter), ...signs, ...'\u00a0äöüÄÖÜßéèàçêâîôûÉ°·«»©§']
const rest = latin.filter(letter => !common.includes(letter))
/** OpenType features that pages use. */
const keepFeatures = ['kern', 'liga', 'tnum']

const arabic = [...range(0x600, 0x6ff), ...range(0x750, 0x77f)].map(toLetter)
/** Joiners and non-joiners inside words of Persian and Urdu. */
const joiners = [...'\u200c\u200d']
/** Letters, vowel signs, digits and punctuation of Arabic, Persian and Urdu. */
const commonArabic = [
  ...[...range(0x621, 0x63a), ...range(0x640, 0x652), ...range(0x660, 0x669)].map(toLetter),
  ...[...range(0x6f0, 0x6f9)].map(toLetter),
  ...'،؛؟٪٫٬ٰپچژکگیۀۂۃەہھئےۓٹڈڑںۆۇۈۋێې۔',
  ...joiners,
]
const restOfArabic = arabic.filter(letter => !commonArabic.includes(letter))
/** Contextual forms of letters, and the position of marks. */
const arabicFeatures = ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga']
const keepArabicFeatures = [...arabicFeatures, 'locl', 'kern', 'mark', 'mkmk']
const moreLatin = range(0x100, 0x24f).map(toLetter)

interface Font {
  from: string
  to: string
  axes: Record<string, Axis>
  /** Besides Latin letters and punctuation. */
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
const arabicDisplay = {
  from: '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
  keepFeatures: keepArabicFeatures,
}
const arabicText = {
  from: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700 } },
  keepFeatures: keepArabicFeatures,
}
/** Fonts of visitors' pages, in two files: most pages need only the first. */
const parts = [
  { ...display, to: 'fraunces-common.woff2', of: common },
  { ...display, to: 'fraunces-rest.woff2', of: rest },
  { ...text, to: 'instrument-sans-common.woff2', of: common },
  { ...text, to: 'instrument-sans-rest.woff2', of: rest },
  { ...arabicDisplay, to: 'naskh-arabic-common.woff2', of: commonArabic },
  { ...arabicDisplay, to: 'naskh-arabic-rest.woff2', of: restOfArabic },
  { ...arabicText, to: 'sans-arabic-common.woff2', of: commonArabic },
  { ...arabicText, to: 'sans-arabic-rest.woff2', of: restOfArabic },
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

for (const { to, of, from, axes, ...part } of parts) {
  const features = 'keepFeatures' in part ? part.keepFeatures : keepFeatures
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const
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
