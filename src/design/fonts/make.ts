/**
 * Makes the two font files of this folder from the packages they come from: Latin only, Fraunces at its display
 * size and the weights in use. Run by hand after an upgrade of the fonts: `node src/design/fonts/make.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont, { type Axis } from 'subset-font'

const latin = [...range(0x20, 0x7e), ...range(0xa0, 0x17f)].map(code => String.fromCodePoint(code))
const signs = [...'‐–—‘’‚“”„†•…‰‹›€™←→−×']

const fonts: { from: string; to: string; axes: Record<string, Axis> }[] = [
  {
    from: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    to: 'fraunces-display.woff2',
    axes: { opsz: 96, SOFT: 60, WONK: 0, wght: { min: 300, max: 500 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans.woff2',
    axes: {},
  },
]

for (const font of fonts) {
  const source = await readFile(new URL(`../../../node_modules/${font.from}`, import.meta.url))
  const subset = await subsetFont(source, [...latin, ...signs].join(''), {
    targetFormat: 'woff2',
    variationAxes: font.axes,
  })
  await writeFile(new URL(font.to, import.meta.url), subset)
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}
