/** Prints a line to standard output. */
export function print(line: string) {
  process.stdout.write(`${line}\n`)
}

export function printJson(value: unknown) {
  print(JSON.stringify(value, null, 2))
}

/** Prints a line to standard error and sets exit code 1. */
export function fail(line: string) {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

/** Prints a table with aligned columns; cells are reduced to one line. */
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
