/** Kind of a row that contains other modules. */
export const MODULES_PART = 'modules'

/**
 * Rows of a list of parts that are shown: the first of each kind, and at the end the required ones
 * that the list lacks.
 */
export function completeParts<Row extends { kind: string }>(
  rows: readonly Row[],
  required: readonly Row[],
): Row[] {
  const isShown = ({ kind }: Row, index: number) =>
    kind === MODULES_PART || rows.findIndex(row => row.kind === kind) === index
  const isMissing = ({ kind }: Row) => !rows.some(row => row.kind === kind)
  return [...rows.filter(isShown), ...required.filter(isMissing)]
}

/** React keys of shown parts. */
export const partKey = ({ kind }: { kind: string }, index: number) =>
  kind === MODULES_PART ? `${kind}-${index}` : kind
