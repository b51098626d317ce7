import { type CaptionFile, type Cue, newSettings, type Region } from './caption-file.ts'
import { formatCueTime } from './cue-text.ts'

/** End time of cues without an end, longer than any recording. */
const END_SECONDS = 359_999.999

/** Serializes captions as WebVTT. `parseWebVtt` reads the result back unchanged. */
export function writeWebVtt({ cues, regions, styles }: CaptionFile, note = ''): string {
  const head = note ? [`NOTE ${note.replaceAll(/\s+|-->/g, ' ')}`] : []
  const blocks = [
    ...styles.map(style => `STYLE\n${style.replaceAll(/\n{2,}/g, '\n')}`),
    ...regions.map(writeRegion),
    ...cues.map(writeCue),
  ]
  return `${['WEBVTT', ...head, ...blocks].join('\n\n')}\n`
}

function writeCue(cue: Cue): string {
  const end = Number.isFinite(cue.endSeconds) ? cue.endSeconds : END_SECONDS
  const times = `${formatCueTime(cue.startSeconds)} --> ${formatCueTime(end)}`
  // An empty line would end the cue.
  const text = cue.text.replaceAll(/\n[ \t]*(?=\n|$)/g, '').replace(/^[ \t]*\n/, '')
  const id = cue.id && !cue.id.includes('-->') ? [cue.id.replaceAll(/\s+/g, ' ')] : []
  return [...id, [times, ...writeSettings(cue)].join(' '), ...(text ? [text] : [])].join('\n')
}

function writeSettings({ settings }: Cue): string[] {
  const standard = newSettings()
  const { vertical, line, snapToLines, lineAlign, position, positionAlign, size, align, region } =
    settings
  const lineEnd = lineAlign === standard.lineAlign ? '' : `,${lineAlign}`
  const positionEnd = positionAlign === 'auto' ? '' : `,${positionAlign}`
  return [
    vertical === '' ? '' : `vertical:${vertical}`,
    line === 'auto' ? '' : `line:${line}${snapToLines ? '' : '%'}${lineEnd}`,
    position === 'auto' ? '' : `position:${position}%${positionEnd}`,
    size === standard.size ? '' : `size:${size}%`,
    align === standard.align ? '' : `align:${align}`,
    region === '' ? '' : `region:${region}`,
  ].filter(setting => setting !== '')
}

function writeRegion({ id, width, lines, regionAnchor, viewportAnchor, scroll }: Region): string {
  return [
    'REGION',
    `id:${id}`,
    `width:${width}%`,
    `lines:${lines}`,
    `regionanchor:${regionAnchor.join('%,')}%`,
    `viewportanchor:${viewportAnchor.join('%,')}%`,
    ...(scroll ? [`scroll:${scroll}`] : []),
  ].join('\n')
}
