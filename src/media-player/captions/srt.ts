import { byTime, type CaptionFile, type Cue, MAX_CUES, newSettings } from './caption-file.ts'
import { parseCueText, writeCueText } from './cue-text.ts'

const CLOCK = String.raw`(?:(\d{1,3})\s?:\s?)?(\d{1,2})\s?:\s?(\d{1,2})(?:\s?[,.:;]\s?(\d{1,6}))?`
/** A SubRip time line as programs and people write it. Coordinates may follow. */
const TIMES = new RegExp(
  String.raw`^\s{0,20}${CLOCK}\s{0,20}(?:-{1,3}\s?>|[→–—]>?)\s{0,20}${CLOCK}(?:\s.*)?$`,
)
const CUE_NUMBER = /^\s{0,20}\d{1,9}\s{0,20}$/
/** Position tags of other programs, such as `{\an8}`. */
const POSITION = /\{\\[^{}\n]{0,100}\}/g
/** The tags that SubRip knows. */
const TAG = /<(\/?)(b|i|u|s|strike|font)(?:\s[^<>]{0,200})?>/gi

/**
 * Parses SubRip as found in the wild: with or without numbers, hours and milliseconds, and with
 * blank lines inside a cue. Unknown tags are kept as text. Undefined if no time line is found.
 */
export function parseSrt(text: string): CaptionFile | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const starts = lines.flatMap((line, index) => {
    const times = TIMES.exec(line)
    return times ? [{ index, times }] : []
  })
  const cues = starts.slice(0, MAX_CUES).flatMap(({ index, times }, n): Cue[] => {
    const next = starts[n + 1]?.index
    const body = textBetween(lines, index + 1, next)
    if (body === '') return []
    return [
      {
        id: '',
        startSeconds: toSeconds(times.slice(1, 5)),
        endSeconds: toSeconds(times.slice(5, 9)),
        text: writeCueText(parseCueText(toCueText(body))),
        settings: newSettings(),
      },
    ]
  })
  cues.sort(byTime)
  return cues.length > 0 ? { cues, regions: [], styles: [] } : undefined
}

/** Lines of a cue without blank ones and without the number of the next cue. */
function textBetween(lines: readonly string[], from: number, next: number | undefined): string {
  const end = next !== undefined && CUE_NUMBER.test(lines[next - 1] ?? '') ? next - 1 : next
  return lines
    .slice(from, Math.max(from, end ?? lines.length))
    .map(line => line.trimEnd())
    .filter(line => line !== '')
    .join('\n')
}

/** Converts to WebVTT cue text: escapes unknown tags and drops SubRip tags that WebVTT does not have. */
function toCueText(text: string): string {
  let written = ''
  let at = 0
  const plain = text.replaceAll(POSITION, '')
  for (const match of plain.matchAll(TAG)) {
    const name = (match[2] ?? '').toLowerCase()
    written += plain.slice(at, match.index).replaceAll('<', '&lt;')
    if (name.length === 1 && name !== 's') written += `<${match[1]}${name}>`
    at = match.index + match[0].length
  }
  return written + plain.slice(at).replaceAll('<', '&lt;')
}

function toSeconds(parts: readonly (string | undefined)[]): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts.map(part => part ?? '0')
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`)
}
