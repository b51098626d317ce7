import { csvLine } from '#base'

/** Rows as CSV, with the mark by which spreadsheets know that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`
}
