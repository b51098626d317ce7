/** One line of a CSV file (RFC 4180). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`
}

function toCell(text: string): string {
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** Several values in one cell; a comma that belongs to a value is escaped, as the import reads it. */
export function joinList(values: readonly string[]): string {
  return values
    .filter(Boolean)
    .map(value => value.replaceAll(',', '\\,'))
    .join(', ')
}
