import { isWebVtt } from './webvtt.ts'

const isTimes = (line: string | undefined) => line?.includes('-->') ?? false
/** First lines of blocks that are not cue text (WebVTT §4.1). */
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/
const CUE_NUMBER = /^\s*\d{1,9}\s*$/

/**
 * Removes blank lines inside cue texts of WebVTT, a common mistake: the standard would drop the text after them.
 * Other files stay unchanged.
 */
export function joinDividedCues(text: string): string {
  if (!isWebVtt(text)) return text
  const lines = text.split(/\r\n|\r|\n/)
  const kept: string[] = []
  let isInCue = false
  let blanks = 0
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') {
      blanks++
      continue
    }
    const next = lines[index + 1]
    const startsBlock = isTimes(line) || isTimes(next) || OTHER_BLOCK.test(line)
    // A number whose times are missing, or divided from it.
    const isNumber = CUE_NUMBER.test(line) && (next === undefined || next.trim() === '')
    const belongs = isInCue && !startsBlock && !(blanks > 0 && isNumber)
    if (blanks > 0 && !belongs) kept.push(...Array(blanks).fill(''))
    kept.push(line)
    if (isTimes(line)) isInCue = true
    else if (blanks > 0 && !belongs) isInCue = false
    blanks = 0
  }
  return `${kept.join('\n')}\n`
}
