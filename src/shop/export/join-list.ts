/** Several values in one cell; a comma that belongs to a value is escaped, as the import reads it. */
export function joinList(values: readonly string[]): string {
  return values
    .filter(Boolean)
    .map(value => value.replaceAll(',', '\\,'))
    .join(', ')
}
