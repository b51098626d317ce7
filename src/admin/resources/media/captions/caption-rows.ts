import {
  type CaptionFile,
  type Cue,
  formatCueTime,
  newSettings,
  parseCueText,
  plainCueText,
  readClock,
  writeCueText,
} from '#media-player/schema'

/** A caption as edited; times may be temporarily invalid. */
export interface CaptionRow extends Pick<Cue, 'id' | 'settings'> {
  /** Stable React key. */
  key: number
  start: string
  end: string
  /** Cue text in WebVTT syntax with unescaped `&`. */
  text: string
}

/** Default duration of new and unended captions in seconds. */
const NEW_SECONDS = 2
const UNENDED_SECONDS = 5

let keys = 0

export function toRows({ cues }: CaptionFile): CaptionRow[] {
  return cues.map(({ id, settings, startSeconds, endSeconds, text }) => ({
    key: ++keys,
    id,
    settings,
    start: formatCueTime(startSeconds),
    end: formatCueTime(Number.isFinite(endSeconds) ? endSeconds : startSeconds + UNENDED_SECONDS),
    text: toTyped(text),
  }))
}

/** Unescapes cue text where that is unambiguous. */
function toTyped(text: string): string {
  const typed = text.replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  return writeCueText(parseCueText(typed)) === text ? typed : text
}

/** Valid rows as cues, sorted by time. */
export function toCues(rows: readonly CaptionRow[]): Cue[] {
  const cues = rows.flatMap(({ id, settings, start, end, text }) => {
    const [startSeconds, endSeconds] = [readClock(start), readClock(end)]
    if (startSeconds === undefined || endSeconds === undefined) return []
    if (endSeconds <= startSeconds) return []
    return [{ id, settings, startSeconds, endSeconds, text: writeCueText(parseCueText(text)) }]
  })
  return cues.toSorted((one, other) => one.startSeconds - other.startSeconds)
}

/** Whether a row is shown at a time. */
export function isShownAt({ start, end }: CaptionRow, seconds: number): boolean {
  const [from = Number.NaN, to = Number.NaN] = [readClock(start), readClock(end)]
  return from <= seconds && seconds < to
}

/** Blocking problems first, then hints. */
export type RowProblem =
  | 'no-start'
  | 'no-end'
  | 'ends-early'
  | 'overlaps'
  | 'after-end'
  | 'no-text'
  | 'tags-lost'
const ERRORS: readonly RowProblem[] = ['no-start', 'no-end', 'ends-early']
export const isError = (problem: RowProblem) => ERRORS.includes(problem)

/** @param durationSeconds Duration of the media; NaN if unknown. */
export function findProblem(
  row: CaptionRow,
  before: CaptionRow | undefined,
  durationSeconds: number,
): RowProblem | undefined {
  const [start, end] = [readClock(row.start), readClock(row.end)]
  if (start === undefined) return 'no-start'
  if (end === undefined) return 'no-end'
  if (end <= start) return 'ends-early'
  const lastEnd = before && readClock(before.end)
  if (lastEnd !== undefined && start < lastEnd) return 'overlaps'
  if (start >= durationSeconds) return 'after-end'
  const heard = plainCueText(parseCueText(row.text))
  if (heard.trim() === '') return 'no-text'
  return loses(row.text) ? 'tags-lost' : undefined
}

/** Whether an unknown tag would be dropped with its content. */
function loses(text: string): boolean {
  const written = writeCueText(parseCueText(text))
  const count = (one: string) => one.split('<').length
  return count(text) > count(written)
}

const replaceAt = (
  rows: readonly CaptionRow[],
  index: number,
  count: number,
  ...by: CaptionRow[]
) => [...rows.slice(0, index), ...by, ...rows.slice(index + count)]

export function changeRow(
  rows: readonly CaptionRow[],
  index: number,
  values: Partial<CaptionRow>,
): CaptionRow[] {
  const row = rows[index]
  return row ? replaceAt(rows, index, 1, { ...row, ...values }) : [...rows]
}

/**
 * Splits a row: at a time within it or in the middle, and the text at the caret or at the word gap
 * nearest to the middle.
 */
export function splitRow(
  rows: readonly CaptionRow[],
  index: number,
  { atSeconds, caret }: { atSeconds: number; caret?: number | undefined },
): CaptionRow[] {
  const row = rows[index]
  const [start, end] = [readClock(row?.start ?? ''), readClock(row?.end ?? '')]
  if (!row || start === undefined || end === undefined || end <= start) return [...rows]
  const at = atSeconds > start && atSeconds < end ? atSeconds : (start + end) / 2
  const isWithin = caret !== undefined && caret > 0 && caret < row.text.length
  const [first, second] = cut(row.text, isWithin ? caret : middleGap(row.text))
  const time = formatCueTime(at)
  return replaceAt(
    rows,
    index,
    1,
    { ...row, end: time, text: first },
    { ...row, key: ++keys, id: '', start: time, text: second },
  )
}

const cut = (text: string, at: number) =>
  [text.slice(0, at).trimEnd(), text.slice(at).trimStart()] as const

function middleGap(text: string): number {
  const middle = text.length / 2
  const gaps = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  return gaps.reduce(
    (best, gap) => (Math.abs(gap - middle) < Math.abs(best - middle) ? gap : best),
    text.length,
  )
}

/** Merges a row with the next. */
export function mergeRow(rows: readonly CaptionRow[], index: number): CaptionRow[] {
  const [row, next] = [rows[index], rows[index + 1]]
  if (!row || !next) return [...rows]
  const text = [row.text, next.text].filter(Boolean).join('\n')
  return replaceAt(rows, index, 2, { ...row, end: next.end, text })
}

export const removeRow = (rows: readonly CaptionRow[], index: number) => replaceAt(rows, index, 1)

/** Inserts a row after another, from a time or its end, up to the next one. */
export function addRow(
  rows: readonly CaptionRow[],
  index: number,
  fromSeconds?: number,
): CaptionRow[] {
  const start = fromSeconds ?? readClock(rows[index]?.end ?? '') ?? 0
  const next = readClock(rows[index + 1]?.start ?? '')
  const isFree = next !== undefined && next > start
  const end = isFree ? Math.min(next, start + NEW_SECONDS) : start + NEW_SECONDS
  return replaceAt(rows, index + 1, 0, {
    key: ++keys,
    id: '',
    settings: newSettings(),
    start: formatCueTime(start),
    end: formatCueTime(end),
    text: '',
  })
}
