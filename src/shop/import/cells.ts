import { parseMoney } from '#base'
import type { Column } from './columns.ts'
import type { RawRow } from './read-rows.ts'
import type { ImportProblem, ProblemCode } from './report.ts'
import { readFlag, readInteger, splitList } from './values.ts'

/** The values of one row, by column. A value may be left out; a wrong one is kept as a problem. */
export function createCells({ row, header, values }: RawRow) {
  const problems: ImportProblem[] = []

  function problem(code: ProblemCode, column: Column, message: string) {
    const name = header.names[header.at[column] ?? -1]
    problems.push({ row, ...(name ? { column: name } : {}), code, message, refused: true })
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
    text,
    read,
    list: (column: Column) => splitList(text(column)),
    flag: (column: Column) => read(column, readFlag, 'yes (1) or no (0)'),
    integer: (column: Column) => read(column, readInteger, 'a whole number'),
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
          const minor = parseMoney(value, currency)
          return minor !== undefined && minor >= 0 ? minor : undefined
        },
        `a price in ${currency}, such as 18.16`,
        'invalid-price',
      ),
  }
}
export type Cells = ReturnType<typeof createCells>

export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}
