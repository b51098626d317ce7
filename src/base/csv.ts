/** Spreadsheets read text with such a start as a formula. A leading apostrophe marks it as text. */
const FORMULA = /^'*[=+\-@\t\r]/
/** Plain numbers are safe in every locale. */
const NUMBER = /^-?\d+(\.\d+)?$/
/** Phone numbers are safe, and an apostrophe would corrupt them. */
const PHONE = /^\+[\d ()-]+$/

/** Formats one line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) && !PHONE.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Reverses the escaping of `csvLine`. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Formats rows as CSV with a byte order mark, by which spreadsheets detect UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`
}

/** Detects the separator from the start of a file; spreadsheets in some countries use semicolons. */
export function delimiterOf(start: string): string {
  const line = start.split(/\r?\n/, 1)[0] ?? ''
  const count = (char: string) => line.split(char).length
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best))
}
