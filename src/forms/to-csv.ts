/** A spreadsheet would take what begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/

function toCell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180), with the mark by which spreadsheets know that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(row => `${row.map(toCell).join(',')}\r\n`).join('')}`
}
