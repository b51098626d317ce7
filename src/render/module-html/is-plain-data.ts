/** Whether JSON represents a value completely: no functions, dates, maps or elements. */
export function isPlainData(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return true
    case 'number':
      return Number.isFinite(value)
    case 'object':
      return value === null || (Array.isArray(value) ? isPlainList(value) : isPlainObject(value))
    default:
      return false
  }
}

function isPlainList(list: readonly unknown[]): boolean {
  // JSON writes null for missing items.
  for (const one of list) if (one === undefined || !isPlainData(one)) return false
  return true
}

function isPlainObject(value: object): boolean {
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  for (const one of Object.values(value)) if (!isPlainData(one)) return false
  return true
}
