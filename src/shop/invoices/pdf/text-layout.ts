import createBidi from 'bidi-js'
import type PDFDocument from 'pdfkit'
import type { Fonts, Weight } from './fonts.ts'

export interface TextStyle {
  size: number
  weight?: Weight
  color?: string
}

interface VisualRun {
  text: string
  font: string
  width: number
}

export interface TextLine {
  runs: VisualRun[]
  width: number
}

/** `features` makes pdfkit shape a run as a whole, which scripts from right to left need. */
const WHOLE_RUN: PDFKit.Mixins.TextOptions = { features: [], lineBreak: false }

const bidi = createBidi()

/** Lays out text of mixed scripts and directions: chooses fonts, wraps and orders runs. */
export function createTextLayout(
  doc: InstanceType<typeof PDFDocument>,
  fonts: Fonts,
  isRightToLeft: boolean,
) {
  function measure(text: string, font: string, size: number): number {
    return doc.font(font).fontSize(size).widthOfString(text, WHOLE_RUN)
  }

  function widthOf(text: string, { size, weight = 400 }: TextStyle): number {
    return fonts
      .split(text, weight)
      .reduce((sum, run) => sum + measure(run.text, run.font, size), 0)
  }

  /** Runs of a line from left to right. */
  function toLine(text: string, style: TextStyle): TextLine {
    const { size, weight = 400 } = style
    // Phone numbers and addresses in Latin letters keep their order on pages from right to left.
    const isInOrder = isRightToLeft && RIGHT_TO_LEFT.test(text)
    const levels = bidi.getEmbeddingLevels(text, isInOrder ? 'rtl' : 'ltr')
    const logical: (VisualRun & { level: number })[] = []
    for (const { from, to, level } of levelRuns(levels.levels)) {
      const part = text.slice(from, to)
      const shown = level % 2 === 1 ? mirror(part) : part
      for (const run of fonts.split(shown, weight)) {
        const visual =
          level % 2 === 1 && !RIGHT_TO_LEFT.test(run.text) ? reverse(run.text) : run.text
        logical.push({ ...run, text: visual, level, width: measure(visual, run.font, size) })
      }
    }
    const runs = reorder(logical)
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) }
  }

  return {
    /** Wraps at spaces; longer words break inside. */
    wrap(text: string, style: TextStyle, width: number): TextLine[] {
      return text
        .split('\n')
        .flatMap(paragraph => breakLines(paragraph, width, part => widthOf(part, style)))
        .map(line => toLine(line, style))
    },

    /** Draws a line with its left edge and baseline at a point. */
    draw(
      line: TextLine,
      { x, baseline, style }: { x: number; baseline: number; style: TextStyle },
    ) {
      let left = x
      doc.fillColor(style.color ?? '#1c1c1c')
      for (const run of line.runs) {
        doc.font(run.font).fontSize(style.size)
        doc.text(run.text, left, baseline, { ...WHOLE_RUN, baseline: 'alphabetic' })
        left += run.width
      }
    },
  }
}

export type TextLayout = ReturnType<typeof createTextLayout>

/** Letters, and the mark in amounts of Arabic locales. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f]/u
const reverse = (text: string) => [...text].reverse().join('')
const mirror = (text: string) =>
  [...text].map(one => bidi.getMirroredCharacter(one) ?? one).join('')

function levelRuns(levels: Uint8Array) {
  const runs: { from: number; to: number; level: number }[] = []
  levels.forEach((level, index) => {
    const last = runs.at(-1)
    if (last?.level === level) last.to = index + 1
    else runs.push({ from: index, to: index + 1, level })
  })
  return runs
}

/** Reverses runs by level (rule L2 of the Unicode bidirectional algorithm). */
function reorder<Run extends { level: number }>(logical: readonly Run[]): Run[] {
  const runs = [...logical]
  const highest = Math.max(0, ...runs.map(run => run.level))
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < runs.length; from++) {
      if ((runs[from]?.level ?? 0) < level) continue
      let to = from
      while ((runs[to + 1]?.level ?? 0) >= level) to++
      runs.splice(from, to - from + 1, ...runs.slice(from, to + 1).reverse())
      from = to
    }
  }
  return runs
}

function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  const words = text.split(/[ \t]+/).filter(Boolean)
  for (const word of words.flatMap(one => breakWord(one, width, measure))) {
    const longer = current ? `${current} ${word}` : word
    if (current && measure(longer) > width) {
      lines.push(current)
      current = word
    } else current = longer
  }
  return [...lines, current]
}

/** Parts of a word that is wider than a line, without separating marks from their letters. */
function breakWord(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word]
  const parts: string[] = []
  let current = ''
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (current && measure(current + segment) > width) {
      parts.push(current)
      current = segment
    } else current += segment
  }
  return [...parts, current]
}
