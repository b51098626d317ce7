import { currencyDigits, fromZoneTime, type Minor, parseMoney } from '#base'
import { type DateOrder, type DecimalSign, isSlashedDate, readAmount, toIsoDate } from '#csv'
import type { ImportProblem, ProblemCode } from './report.ts'

/** Columns with the headings by which they are recognized, as `headingWord` gives them. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>

/** A heading without case, accents, spaces and signs. */
export const headingWord = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]/gu, '')

export interface TableHeader {
  headings: string[]
  /** Position of each column. */
  at: ReadonlyMap<string, number>
}

export function matchTable(columns: ColumnNames, headings: readonly string[]) {
  const byWord = new Map<string, string>()
  for (const [column, names] of Object.entries(columns)) {
    for (const name of [headingWord(column), ...names]) {
      if (!byWord.has(name)) byWord.set(name, column)
    }
  }
  return headings.map(heading => byWord.get(headingWord(heading)))
}

/** Columns that staff matched come before those that their heading names. */
export function readTableHeader(
  columns: ColumnNames,
  headings: string[],
  mapping: Readonly<Record<string, string>>,
): TableHeader {
  const known = matchTable(columns, headings)
  const at = new Map<string, number>()
  const isMatched = (heading: string) => Object.hasOwn(mapping, heading)
  for (const isByHand of [true, false]) {
    for (const [index, heading] of headings.entries()) {
      const column = isByHand ? mapping[heading] : known[index]
      if (isMatched(heading) !== isByHand || !column || at.has(column)) continue
      at.set(column, index)
    }
  }
  return { headings, at }
}

const TRUE = /^(1|yes|true|ja|wahr|oui|si|sí|x|on|publish)$/i
const ISO =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/
/** Dots mean day first. */
const DOTTED = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2}))?)?$/

/** The cells of one row. Wrong values are kept as problems. */
export function createTableCells(
  { headings, at }: TableHeader,
  source: {
    row: number
    values: readonly string[]
    decimal: DecimalSign | undefined
    dates?: DateOrder | undefined
  },
  timeZone: string,
) {
  const { row, values, decimal, dates } = source
  const problems: ImportProblem[] = []

  function add(refused: boolean, code: ProblemCode, column: string, message: string, value = '') {
    const heading = headings[at.get(column) ?? -1]
    const named = heading ? { column: heading } : {}
    problems.push({ row, ...named, code, message, value: value.slice(0, 60), refused })
  }
  const text = (column: string) => (values[at.get(column) ?? -1] ?? '').trim()
  function read<T>(
    column: string,
    reader: (value: string) => T | undefined,
    expected: string,
    code: ProblemCode = 'invalid-value',
  ): T | undefined {
    const value = text(column)
    if (!value) return undefined
    const known = reader(value)
    if (known === undefined) {
      add(true, code, column, `“${value.slice(0, 60)}” is not ${expected}.`, value)
    }
    return known
  }
  return {
    row,
    problems,
    headings,
    values,
    text,
    read,
    has: (column: string) => at.has(column),
    problem: (code: ProblemCode, column: string, message: string, value?: string) =>
      add(true, code, column, message, value),
    /** A problem that does not refuse the row. */
    note: (code: ProblemCode, column: string, message: string, value?: string) =>
      add(false, code, column, message, value),
    flag: (column: string) => TRUE.test(text(column)),
    /** A backslash before a separator makes it part of a value. */
    list: (column: string, separator: RegExp = /(?<!\\)[,|]/) =>
      text(column)
        .split(separator)
        .map(part => part.replaceAll(/\\([,|])/g, '$1').trim())
        .filter(Boolean),
    /** May be negative, as refunds are. */
    amount: (column: string, currency: string): Minor | undefined =>
      read(
        column,
        value => toMinor(value, currency, decimal),
        `an amount in ${currency}, such as 18.16`,
        'invalid-price',
      ),
    toMinor: (value: string, currency: string) => toMinor(value, currency, decimal),
    count: (column: string) =>
      read(
        column,
        value => (/^\d{1,9}$/.test(value) ? Number(value) : undefined),
        'a whole number',
      ),
    date(column: string) {
      const written = text(column)
      if (isSlashedDate(written) && !dates) {
        add(true, 'ambiguous-date', column, ambiguousDate(written), written)
        return undefined
      }
      return read(
        column,
        value => readMoment((dates && toIsoDate(value, dates)) ?? value, timeZone),
        'a date such as 2026-03-31 or 31.03.2026',
        'invalid-date',
      )
    },
  }
}
export type TableCells = ReturnType<typeof createTableCells>

export const ambiguousDate = (text: string) =>
  `“${text}” can be read with the day or the month first. Choose the order of dates.`

function toMinor(value: string, currency: string, decimal: DecimalSign | undefined) {
  const amount = readAmount(value, { decimals: currencyDigits(currency), decimal })
  if (amount === undefined) return undefined
  const digits = currencyDigits(currency)
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  // WooCommerce computes with more decimals than the currency has.
  const rounded =
    fraction.length > digits
      ? Number(`${whole}.${fraction}`).toFixed(digits)
      : amount.replace('-', '')
  const minor = parseMoney(rounded, currency)
  return minor === undefined ? undefined : amount.startsWith('-') ? -minor : minor
}

/** A moment in UTC. Without a zone, the time zone of the shop applies. */
export function readMoment(value: string, timeZone: string): number | undefined {
  const dotted = DOTTED.exec(value)
  const pad = (part: string | undefined) => (part ?? '00').padStart(2, '0')
  const plain = dotted
    ? `${dotted[3]}-${pad(dotted[2])}-${pad(dotted[1])}T${pad(dotted[4])}:${pad(dotted[5])}:${pad(dotted[6])}`
    : value
  const match = ISO.exec(plain)
  if (!match) return undefined
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = ''] = match
  const offset = zone === 'UTC' || zone === '' ? 'Z' : zone
  const at = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`)
  const real = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  if (Number.isNaN(at) || real.getUTCDate() !== Number(day)) return undefined
  return zone ? at : fromZoneTime(at, timeZone)
}
