/** Joins values in one cell; commas in values are escaped. */
export function joinList(values: readonly string[]): string {
  return values
    .filter(Boolean)
    .map(value => value.replaceAll(',', '\\,'))
    .join(', ')
}
