/** Kind of a row that contains other modules. */
export const MODULES_PART = 'modules'

/**
 * Rows of a list of parts that are shown: the first of each kind, and the required ones that the
 * list lacks, at the end or before the row of the kind `last`.
 */
export function completeParts<Row extends { kind: string }>(
  rows: readonly Row[],
  required: readonly Row[],
  last?: Row['kind'],
): Row[] {
  const shown = rows.filter(
    ({ kind }, index) =>
      kind === MODULES_PART || rows.findIndex(row => row.kind === kind) === index,
  )
  const missing = required.filter(({ kind }) => !rows.some(row => row.kind === kind))
  const found = shown.findIndex(({ kind }) => kind === last)
  const end = found < 0 ? shown.length : found
  return [...shown.slice(0, end), ...missing, ...shown.slice(end)]
}

/** React keys of shown parts. */
export const partKey = ({ kind }: { kind: string }, index: number) =>
  kind === MODULES_PART ? `${kind}-${index}` : kind
