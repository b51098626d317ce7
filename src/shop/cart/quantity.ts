/** More of one thing than anybody orders; keeps sums exact. */
export const MAX_QUANTITY = 9999

/** A whole number of pieces from 0 up, as posted by a form or by JSON; undefined for anything else. */
export function readQuantity(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || !/^\s*\d{1,6}\s*$/.test(text)) return undefined
  const quantity = Number(text)
  return quantity <= MAX_QUANTITY ? quantity : undefined
}
