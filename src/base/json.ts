export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** True for plain objects, not for arrays or null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Parses JSON; undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON that is safe inside a `<script>` element. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Replaces the value at a path such as `items.0.content`. Unchanged siblings keep their identity. */
export function setAt<Value>(value: Value, path: string, next: unknown): Value {
  const [key = '', ...rest] = path.split('.')
  const inner = (value as Record<string, unknown>)[key]
  const changed = rest.length > 0 ? setAt(inner ?? {}, rest.join('.'), next) : next
  if (Array.isArray(value)) return value.with(Number(key), changed) as Value
  return { ...value, [key]: changed }
}
