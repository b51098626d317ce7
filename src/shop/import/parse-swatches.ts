import type { Swatch } from '../catalog/swatch.ts'
import type { Cells } from './cells.ts'
import { shorten, splitList } from './cells.ts'
import type { RawRow } from './read-rows.ts'

/** Color or image URL by value of an option. */
export type SwatchCells = Record<string, string>

const COLOR = /^#[0-9a-f]{6}$/i

/** Parses our column `Green: #3a5f3a, Oak: https://…`; undefined if missing. */
export function parseSwatches(
  { row, header, values }: RawRow,
  index: number | undefined,
  problems: Cells['problems'],
): SwatchCells | undefined {
  if (index === undefined) return undefined
  const entries = splitList(values[index] ?? '').flatMap((part): [string, string][] => {
    const at = part.lastIndexOf(': ')
    const shown = part.slice(at + 2).trim()
    if (at > 0 && (COLOR.test(shown) || isUrl(shown))) return [[part.slice(0, at), shown]]
    const message = `“${shorten(part)}” is not a value with its color (#rrggbb) or the URL of its image.`
    const column = header.names[index] ?? ''
    problems.push({ row, column, code: 'invalid-value', message, refused: true })
    return []
  })
  return Object.fromEntries(entries)
}

const isUrl = (text: string) => /^https?:\/\/\S+$/i.test(text)

export function swatchPictures(swatches: Readonly<Record<string, SwatchCells>>): string[] {
  return Object.values(swatches).flatMap(cells => Object.values(cells).filter(isUrl))
}

/** Converts swatches, using available images. */
export function toSwatches(
  cells: SwatchCells,
  imageOf: (url: string) => string | undefined,
): Record<string, Swatch> {
  const entries = Object.entries(cells).flatMap(([value, shown]): [string, Swatch][] => {
    if (!isUrl(shown)) return [[value, { colour: shown.toLowerCase() }]]
    const image = imageOf(shown)
    return image ? [[value, { image }]] : []
  })
  return Object.fromEntries(entries)
}
