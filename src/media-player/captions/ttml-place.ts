import type { XmlElement } from '#base'
import { type CueSettings, newSettings } from './caption-file.ts'
import type { Style } from './ttml-styles.ts'

/** Reference for lengths: the document's size in pixels and in cells. */
export interface Root {
  pixels: readonly number[] | undefined
  cells: readonly number[]
}

export function readRoot({ attributes }: XmlElement): Root {
  const [, width, height] =
    /^(\d{1,6})px\s+(\d{1,6})px$/.exec(attributes.extent?.trim() ?? '') ?? []
  const [, columns = 32, rows = 15] =
    /^(\d{1,4})\s+(\d{1,4})$/.exec(attributes.cellresolution?.trim() ?? '') ?? []
  const pixels = [Number(width), Number(height)]
  return { pixels: pixels.every(one => one > 0) ? pixels : undefined, cells: [+columns, +rows] }
}

const LENGTH = /^\+?(\d{1,6}(?:\.\d{1,9})?)(%|px|c|rw|rh)$/

/** Parses two lengths into percentages of the video size; undefined if invalid. */
function percentsOf(text: string | undefined, { pixels, cells }: Root): number[] | undefined {
  const lengths = (text ?? '').trim().split(/\s+/)
  const percents = lengths.map((length, axis) => {
    const [, amount, unit] = LENGTH.exec(length) ?? []
    const whole = unit === 'px' ? pixels?.[axis] : unit === 'c' ? cells[axis] : 100
    return whole ? (Number(amount) / whole) * 100 : Number.NaN
  })
  return percents.length === 2 && percents.every(one => one <= 100) ? percents : undefined
}

const SHARES = { start: 0, left: 0, center: 0.5, end: 1, right: 1 }

/** Converts a paragraph's position into cue settings. */
export function settingsOf(style: Style, root: Root): CueSettings {
  const settings = newSettings()
  const align = (['start', 'center', 'end', 'left', 'right'] as const).find(
    known => known === style.textalign,
  )
  if (align) settings.align = align
  const mode = style.writingmode ?? ''
  if (/^tb(?:rl)?$/.test(mode)) settings.vertical = 'rl'
  if (mode === 'tblr') settings.vertical = 'lr'
  const [left, top] = percentsOf(style.origin, root) ?? []
  const [width, height] = percentsOf(style.extent, root) ?? []
  const isVertical = settings.vertical !== ''
  // In vertical text, the line length is limited by the region's height.
  placeInLine(settings, isVertical ? top : left, isVertical ? height : width)
  const place = { before: 0, center: 0.5, after: 1 }[style.displayalign ?? '']
  if (isVertical)
    placeLines(settings, left, width, settings.vertical === 'rl' ? turn(place) : place)
  else placeLines(settings, top, height, place)
  return settings
}

/** Right-to-left text is measured from the right edge. */
const turn = (share: number | undefined) => 1 - (share ?? 0)

function placeInLine(settings: CueSettings, from: number | undefined, length: number | undefined) {
  if (from === undefined || !length) return
  settings.size = Math.min(length, 100 - from)
  settings.position = from + settings.size * SHARES[settings.align]
}

function placeLines(
  settings: CueSettings,
  from: number | undefined,
  length: number | undefined,
  share: number | undefined,
) {
  if (from !== undefined) {
    const part = share ?? 0
    const lineAlign = part === 0 ? 'start' : part === 1 ? 'end' : 'center'
    const line = Math.min(100, from + (length ?? 0) * part)
    Object.assign(settings, { line, snapToLines: false, lineAlign })
  } else if (settings.vertical) return
  else if (share === 0) settings.line = 0
  else if (share === 0.5)
    Object.assign(settings, { line: 50, snapToLines: false, lineAlign: 'center' })
}
