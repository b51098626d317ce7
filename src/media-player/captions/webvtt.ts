import { byTime, type CaptionFile, type Cue, MAX_CUES } from './caption-file.ts'
import { readCueSettings, readRegion } from './cue-settings.ts'
import { parseCueText, toSeconds, writeCueText } from './cue-text.ts'

/** What follows the second time is settings, with or without a space between them. */
const TIMES =
  /^[ \t\f]*((?:\d+:)?\d\d:\d\d\.\d{3})[ \t\f]*-->[ \t\f]*((?:\d+:)?\d\d:\d\d\.\d{3})(?!\d)([\s\S]*)$/

/** Whether a text is WebVTT at all (§6.1). */
export const isWebVtt = (text: string) => /^\ufeff?WEBVTT(?:[ \t\n\r]|$)/.test(text)

/**
 * Reads WebVTT as browsers do (§6.1): what cannot be read is left out, and nothing that could run is left in. Undefined for what
 * is no WebVTT.
 */
export function parseWebVtt(text: string): CaptionFile | undefined {
  if (!isWebVtt(text)) return undefined
  const file: CaptionFile = { cues: [], regions: [], styles: [] }
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '\ufffd')
    .split(/\r\n|\r|\n/)
  let at = 1
  // What else the head says goes to the first empty line, or the first cue.
  while (at < lines.length && lines[at] !== '' && !lines[at]?.includes('-->')) at++
  while (at < lines.length && file.cues.length < MAX_CUES) {
    if (lines[at] === '') at++
    else at = readBlock(lines, at, file)
  }
  // Files have them in any order.
  file.cues.sort(byTime)
  return file
}

/** Reads what stands together; answers where the next begins. */
function readBlock(lines: readonly string[], from: number, file: CaptionFile): number {
  const first = lines[from] ?? ''
  const isCue = first.includes('-->') || lines[from + 1]?.includes('-->')
  if (!isCue) {
    const to = endOfBlock(lines, from + 1)
    const body = lines.slice(from + 1, to).join('\n')
    // Styles and regions stand before the first cue.
    if (file.cues.length === 0 && /^STYLE[ \t\f]*$/.test(first)) file.styles.push(body)
    if (file.cues.length === 0 && /^REGION[ \t\f]*$/.test(first)) {
      const region = readRegion(body)
      if (region) file.regions.push(region)
    }
    return to
  }
  const times = first.includes('-->') ? from : from + 1
  const to = endOfBlock(lines, times + 1)
  const cue = readCue(lines[times] ?? '', lines.slice(times + 1, to).join('\n'))
  if (cue) file.cues.push({ id: times > from ? first : '', ...cue })
  return to
}

/** A block goes to an empty line, or to the times of another cue. */
function endOfBlock(lines: readonly string[], from: number): number {
  let to = from
  while (to < lines.length && lines[to] !== '' && !lines[to]?.includes('-->')) to++
  return to
}

function readCue(times: string, text: string): Omit<Cue, 'id'> | undefined {
  const [, start = '', end = '', settings = ''] = TIMES.exec(times) ?? []
  const startSeconds = toSeconds(start)
  const endSeconds = toSeconds(end)
  if (startSeconds === undefined || endSeconds === undefined) return undefined
  return {
    startSeconds,
    endSeconds,
    text: writeCueText(parseCueText(text)),
    settings: readCueSettings(settings),
  }
}
