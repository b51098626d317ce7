/** Replaces the value at a path such as `items.0.content`. Unchanged siblings keep their identity. */
export function setAt<Value>(value: Value, path: string, next: unknown): Value {
  const [key = '', ...rest] = path.split('.')
  const inner = (value as Record<string, unknown>)[key]
  const changed = rest.length > 0 ? setAt(inner ?? {}, rest.join('.'), next) : next
  if (Array.isArray(value)) return value.with(Number(key), changed) as Value
  return { ...value, [key]: changed }
}
