/** A line on standard output: what a command was asked for. */
export function print(line: string) {
  process.stdout.write(`${line}\n`)
}

export function printJson(value: unknown) {
  print(JSON.stringify(value, null, 2))
}

/** A line on standard error, and exit code 1. */
export function fail(line: string) {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** Rows under headings, each column as wide as its widest cell; a cell is one line, whatever strangers wrote into it. */
export function printTable(headings: string[], cells: string[][]) {
  const rows = cells.map(row => row.map(cell => cell.replace(/[\s\p{Cc}]+/gu, ' ')))
  const widths = headings.map((heading, index) =>
    Math.max(heading.length, ...rows.map(row => (row[index] ?? '').length)),
  )
  const toLine = (cells: string[]) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
  print(toLine(headings))
  for (const row of rows) print(toLine(row))
}
