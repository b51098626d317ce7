/** A spreadsheet would take what begins like this for a formula; an apostrophe before it says that it is text. */
const FORMULA = /^'*[=+\-@\t\r]/
/** Text, but for numbers: those mean the same everywhere. */
const NUMBER = /^-?\d+(\.\d+)?$/
/** A phone number is no formula that could do anything, and an apostrophe would damage it. */
const PHONE = /^\+[\d ()-]+$/

/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) && !PHONE.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What a cell said before `csvLine` made it safe. */
export function fromCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}

/** Rows as CSV, with the mark by which spreadsheets know that it is UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join('')}`
}

/** What the columns of a file are separated by, from its beginning: spreadsheets of some countries take semicolons. */
export function delimiterOf(start: string): string {
  const line = start.split(/\r?\n/, 1)[0] ?? ''
  const count = (char: string) => line.split(char).length
  return [',', ';', '\t'].reduce((best, char) => (count(char) > count(best) ? char : best))
}
