import { type CueSettings, newSettings, type Region } from './caption-file.ts'

const PERCENT = /^(\d+(?:\.\d+)?)%$/

/** A percentage from 0 to 100, or undefined. */
function toPercent(text: string): number | undefined {
  const value = Number(PERCENT.exec(text)?.[1] ?? Number.NaN)
  return value >= 0 && value <= 100 ? value : undefined
}

const oneOf = <Value extends string>(known: readonly Value[], text: string): Value | undefined =>
  known.find(value => value === text)

/** Parses the settings after a cue's times. Invalid settings are ignored (WebVTT §6.3). */
export function readCueSettings(text: string): CueSettings {
  const settings = newSettings()
  for (const [name, value] of pairsOf(text)) {
    if (name === 'region') settings.region = value
    else if (name === 'vertical')
      settings.vertical = oneOf(['rl', 'lr'], value) ?? settings.vertical
    else if (name === 'line') readLine(settings, value)
    else if (name === 'position') readPosition(settings, value)
    else if (name === 'size') settings.size = toPercent(value) ?? settings.size
    else if (name === 'align') {
      const known = oneOf(['start', 'center', 'end', 'left', 'right'], value)
      if (known) settings.align = known
    }
  }
  // Cues in a region cannot have a line, a size or a vertical direction.
  if (settings.vertical || settings.line !== 'auto' || settings.size !== 100) settings.region = ''
  return settings
}

function readLine(settings: CueSettings, value: string) {
  const [line = '', align] = splitOnce(value, ',')
  const percent = toPercent(line)
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(line)
  if (percent === undefined && !isNumber) return
  const lineAlign =
    align === undefined ? settings.lineAlign : oneOf(['start', 'center', 'end'], align)
  if (!lineAlign) return
  // `|| 0` also turns -0 into the first line.
  settings.line = (percent ?? Number(line)) || 0
  settings.snapToLines = percent === undefined
  settings.lineAlign = lineAlign
}

function readPosition(settings: CueSettings, value: string) {
  const [position = '', align] = splitOnce(value, ',')
  const percent = toPercent(position)
  const positionAlign =
    align === undefined
      ? settings.positionAlign
      : oneOf(['line-left', 'center', 'line-right'], align)
  if (percent === undefined || !positionAlign) return
  settings.position = percent
  settings.positionAlign = positionAlign
}

/** Parses region settings; undefined when the region has no valid id (WebVTT §6.2). */
export function readRegion(text: string): Region | undefined {
  const region = {
    id: '',
    width: 100,
    lines: 3,
    regionAnchor: [0, 100] as readonly [number, number],
    viewportAnchor: [0, 100] as readonly [number, number],
    scroll: '' as '' | 'up',
  }
  for (const [name, value] of pairsOf(text)) {
    if (name === 'id') region.id = value
    else if (name === 'width') region.width = toPercent(value) ?? region.width
    else if (name === 'lines' && /^\d+$/.test(value)) region.lines = Number(value)
    else if (name === 'regionanchor') region.regionAnchor = toAnchor(value) ?? region.regionAnchor
    else if (name === 'viewportanchor')
      region.viewportAnchor = toAnchor(value) ?? region.viewportAnchor
    else if (name === 'scroll' && value === 'up') region.scroll = 'up'
  }
  return region.id ? region : undefined
}

function toAnchor(text: string): readonly [number, number] | undefined {
  const [x, y] = splitOnce(text, ',').map(part => toPercent(part))
  return x === undefined || y === undefined ? undefined : [x, y]
}

function pairsOf(text: string): [string, string][] {
  return text.split(/[ \t\n\f\r]+/).flatMap(setting => {
    const [name = '', value = ''] = splitOnce(setting, ':')
    return name && value ? [[name, value] as [string, string]] : []
  })
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)]
}
