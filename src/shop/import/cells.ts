import { currencyDigits, DAY, fromZoneTime, parseMoney } from '#base'
import { type DecimalSign, isSlashedDate, readAmount, toIsoDate } from '#csv'
import type { ImportProblem, ProblemCode } from '../import-jobs/report.ts'
import { ambiguousDate } from '../import-jobs/table-cells.ts'
import { MAX_PRICE } from '../money/limits.ts'
import type { Column } from './columns.ts'
import type { RawRow } from './read-rows.ts'

/** The values of one row, by column. A value may be left out; a wrong one is kept as a problem. */
export function createCells({ row, header, values, decimal, dates }: RawRow) {
  const problems: ImportProblem[] = []
  /** Problems of cells that are left out. */
  const notes: ImportProblem[] = []

  function problem(code: ProblemCode, column: Column, message: string) {
    const name = header.names[header.at[column] ?? -1]
    problems.push({ row, ...(name ? { column: name } : {}), code, message, refused: true })
  }
  function note(code: ProblemCode, column: Column, message: string) {
    const name = header.names[header.at[column] ?? -1]
    notes.push({ row, ...(name ? { column: name } : {}), code, message, refused: false })
  }
  function text(column: Column): string {
    const index = header.at[column]
    return index === undefined ? '' : (values[index] ?? '').trim()
  }
  function read<T>(
    column: Column,
    reader: (text: string) => T | undefined,
    expected: string,
    code: ProblemCode = 'invalid-value',
  ): T | undefined {
    const value = text(column)
    if (!value) return undefined
    const known = reader(value)
    if (known === undefined) problem(code, column, `“${shorten(value)}” is not ${expected}.`)
    return known
  }
  return {
    problems,
    problem,
    notes,
    note,
    text,
    /** Whether the file has this column. */
    has: (column: Column) => header.at[column] !== undefined,
    read,
    list: (column: Column) => splitList(text(column)),
    flag: (column: Column) => read(column, readFlag, 'yes (1) or no (0)'),
    /** HTML of a cell with meaningful line breaks. */
    html: (column: Column) => toHtml(text(column)),
    integer: (column: Column) =>
      read(column, value => readInteger(value, { decimal }), 'a whole number'),
    date(column: Column, zone: { end?: boolean; timeZone?: string } = {}) {
      const value = text(column)
      if (isSlashedDate(value) && !dates) {
        problem('ambiguous-date', column, ambiguousDate(value))
        return undefined
      }
      const reader = (written: string) =>
        readDate((dates && toIsoDate(written, dates)) ?? written, zone)
      return read(column, reader, 'a date such as 2026-03-31', 'invalid-date')
    },
    oneOf: <T extends string>(column: Column, all: readonly T[]) =>
      read(
        column,
        value => all.find(known => known === value.toLowerCase()),
        `one of ${all.join(', ')}`,
      ),
    price: (column: Column, currency: string) =>
      read(
        column,
        value => {
          const amount = readAmount(value, { decimals: currencyDigits(currency), decimal })
          const minor = amount === undefined ? undefined : parseMoney(amount, currency)
          return minor !== undefined && minor >= 0 && minor <= MAX_PRICE ? minor : undefined
        },
        `a price in ${currency}, such as 18.16`,
        'invalid-price',
      ),
  }
}
export type Cells = ReturnType<typeof createCells>

/**
 * WooCommerce's export writes line breaks as `\n`, and a literal `\n` as `\\n`. Breaks in plain
 * text become `<br>` and paragraphs; HTML with block elements is kept.
 */
export function toHtml(text: string): string {
  const broken = text.replace(/\\(\\n|n)/g, (_, sign) => (sign === 'n' ? '\n' : '\\n'))
  if (!broken.includes('\n') || HAS_BLOCKS.test(broken)) return broken
  const paragraphs = broken.split(/\n\s*\n/).map(one => one.trim().replaceAll('\n', '<br>'))
  return paragraphs.length === 1
    ? (paragraphs[0] ?? '')
    : paragraphs.map(one => `<p>${one}</p>`).join('')
}

const HAS_BLOCKS = /<(?:p|br|div|ul|ol|table|h[1-6]|blockquote|pre|section|figure|hr)\b/i

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

/** Splits at commas, except escaped ones (`\,`). */
export function splitList(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map(part => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

/** `1`, `yes`, `true` → true, `0`, `no`, `false` → false, otherwise undefined. */
export function readFlag(text: string): boolean | undefined {
  const word = text.trim().toLowerCase()
  if (['1', 'yes', 'true'].includes(word)) return true
  return ['0', 'no', 'false', '-1'].includes(word) ? false : undefined
}

/** `3`, `3.0`, `3,0`; `1.000` is a thousand where commas are decimal, and `1,000` where they are not. */
export function readInteger(
  text: string,
  { decimal }: { decimal?: DecimalSign | undefined } = {},
): number | undefined {
  const trimmed = text.trim()
  const grouped = decimal === ',' ? /^-?\d{1,3}(\.\d{3}){1,2}$/ : /^-?\d{1,3}(,\d{3}){1,2}$/
  if (grouped.test(trimmed)) return Number(trimmed.replace(/[.,]/g, ''))
  const match = /^(-?\d{1,9})([.,]0*)?$/.exec(trimmed)
  return match ? Number(match[1]) : undefined
}

/** Parses a non-negative decimal with point or comma: `.5`, `12`, `1,25`. */
export function readDecimal(text: string): number | undefined {
  const amount = readAmount(text)
  return amount !== undefined && /^\d{1,9}(\.|$)/.test(amount) ? Number(amount) : undefined
}

const DATE =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?)?(Z|[+-]\d{2}:?\d{2})?$/

/**
 * Parses a date or time to UTC. A date means its start, or with `end` the start of the next day.
 * Without a zone, the shop's time zone applies, as in WooCommerce.
 */
export function readDate(
  text: string,
  { end = false, timeZone = 'UTC' }: { end?: boolean; timeZone?: string } = {},
): number | undefined {
  const match = DATE.exec(text.trim())
  if (!match) return undefined
  const [, year, month, day, hour, minute, second, zone] = match
  const time = `${hour ?? '00'}:${minute ?? '00'}:${second ?? '00'}`
  const at = Date.parse(`${year}-${month}-${day}T${time}${zone ?? 'Z'}`)
  const isRealDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate()
  if (Number.isNaN(at) || isRealDay !== Number(day)) return undefined
  const shown = end && hour === undefined ? at + DAY : at
  return zone ? shown : fromZoneTime(shown, timeZone)
}

const WEIGHTS: Record<string, number> = {
  kg: 1,
  g: 0.001,
  lbs: 0.45359237,
  lb: 0.45359237,
  oz: 0.028349523125,
}
const LENGTHS: Record<string, number> = { cm: 1, m: 100, mm: 0.1, in: 2.54, yd: 91.44 }

/** Converts a measure to three decimals; unchanged for unknown units. */
export function convert(value: number, from: string, to: string): number {
  const scale = from in WEIGHTS ? WEIGHTS : LENGTHS
  const factor = (scale[from] ?? 1) / (scale[to] ?? scale[from] ?? 1)
  return Math.round(value * factor * 1000) / 1000
}
