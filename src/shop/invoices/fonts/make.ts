/**
 * Makes the fonts of invoices from their packages. Run by hand after an upgrade of the fonts:
 * `node src/shop/invoices/fonts/make.ts`. Latin and Arabic have two weights, other European scripts
 * have one. The build adds UnifontEX for all characters that no other font has.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans'
const ARABIC =
  '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2'

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}‐‑–—‘’‚“”„†•…‰‹›€−×`
const arabic = `${range(0x600, 0x6ff)}${range(0x750, 0x77f)}\u200c\u200d`
const european =
  range(0x180, 0x24f) + range(0x2b0, 0x58f) + range(0x590, 0x5f4) + range(0x10a0, 0x10ff)
const symbols = range(0x1e00, 0x1fff) + range(0x2000, 0x22ff) + range(0x25a0, 0x27bf)

for (const [to, from, wght, letters] of [
  ['latin-400.ttf', `${INSTRUMENT}-latin-wght-normal.woff2`, 400, latin],
  ['latin-600.ttf', `${INSTRUMENT}-latin-wght-normal.woff2`, 600, latin],
  ['latin-ext-400.ttf', `${INSTRUMENT}-latin-ext-wght-normal.woff2`, 400, range(0x100, 0x24f)],
  ['latin-ext-600.ttf', `${INSTRUMENT}-latin-ext-wght-normal.woff2`, 600, range(0x100, 0x24f)],
  ['arabic-400.ttf', ARABIC, 400, arabic],
  ['arabic-600.ttf', ARABIC, 600, arabic],
  ['european.ttf', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf', undefined, european + symbols],
] as const) {
  const subset = await subsetFont(await read(from), letters, {
    targetFormat: 'truetype',
    variationAxes: wght === undefined ? {} : { wght },
  })
  await writeFile(new URL(to, import.meta.url), subset)
}

function read(from: string) {
  return readFile(new URL(`../../../../node_modules/${from}`, import.meta.url))
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  ).join('')
}
