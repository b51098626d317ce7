import { byTime, type CaptionFile, type Cue, MAX_CUES } from './caption-file.ts'
import { readCueSettings, readRegion } from './cue-settings.ts'
import { parseCueText, toSeconds, writeCueText } from './cue-text.ts'

/** Settings may follow the second time without a space. */
const TIMES =
  /^[ \t\f]*((?:\d+:)?\d\d:\d\d\.\d{3})[ \t\f]*-->[ \t\f]*((?:\d+:)?\d\d:\d\d\.\d{3})(?!\d)([\s\S]*)$/

/** True if the text has the WebVTT signature (§6.1). */
export const isWebVtt = (text: string) => /^\ufeff?WEBVTT(?:[ \t\n\r]|$)/.test(text)

/**
 * Parses WebVTT as browsers do (§6.1): drops invalid blocks and everything that could run code.
 * Undefined if the signature is missing.
 */
export function parseWebVtt(text: string): CaptionFile | undefined {
  if (!isWebVtt(text)) return undefined
  const file: CaptionFile = { cues: [], regions: [], styles: [] }
  const lines = text
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '\ufffd')
    .split(/\r\n|\r|\n/)
  let at = 1
  // Skip the rest of the header up to the first empty line or cue.
  while (at < lines.length && lines[at] !== '' && !lines[at]?.includes('-->')) at++
  while (at < lines.length && file.cues.length < MAX_CUES) {
    if (lines[at] === '') at++
    else at = readBlock(lines, at, file)
  }
  file.cues.sort(byTime)
  return file
}

/** Parses one block; returns the line where the next one begins. */
function readBlock(lines: readonly string[], from: number, file: CaptionFile): number {
  const first = lines[from] ?? ''
  const isCue = first.includes('-->') || lines[from + 1]?.includes('-->')
  if (!isCue) {
    const to = endOfBlock(lines, from + 1)
    const body = lines.slice(from + 1, to).join('\n')
    // Style and region blocks must precede the first cue.
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

/** A block ends at an empty line or at the times of another cue. */
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
