import type { CaptionFile } from './caption-file.ts'
import { parseWebVtt } from './webvtt.ts'

const TIMES =
  /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})\s*-->\s*(\d{1,3}):(\d{1,2}):(\d{1,2})[,.](\d{1,3})(?:\s.*)?$/
/** Where a line stands, and its colour: of other programs. */
const FOREIGN = /\{\\[^{}\n]{0,100}\}|<\/?font[^<>]{0,200}>/gi

/** Reads SubRip, which most programs write: its times are those of WebVTT with a comma. Undefined for what has no such times. */
export function parseSrt(text: string): CaptionFile | undefined {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  const written: string[] = ['WEBVTT', '']
  let cues = 0
  for (const [index, line] of lines.entries()) {
    const times = TIMES.exec(line)
    if (times) {
      cues++
      written.push('', `${timeOf(times.slice(1, 5))} --> ${timeOf(times.slice(5, 9))}`)
    } else if (!isNumberOfCue(lines, index)) written.push(line.trimEnd().replaceAll(FOREIGN, ''))
  }
  return cues > 0 ? parseWebVtt(written.join('\n')) : undefined
}

/** Stands by itself above times. */
const isNumberOfCue = (lines: readonly string[], index: number) =>
  /^\s*\d{1,9}\s*$/.test(lines[index] ?? '') && TIMES.test(lines[index + 1] ?? '')

function timeOf(parts: readonly string[]): string {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = parts
  const two = (part: string) => part.padStart(2, '0')
  return `${two(hours)}:${two(minutes)}:${two(seconds)}.${fraction.padEnd(3, '0')}`
}
