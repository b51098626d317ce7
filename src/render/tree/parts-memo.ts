import type { PageDocument } from '#module-contract'
import type { PageParts } from './page-tree.ts'

/** Placeholder for a missing template. */
const NONE = {}
type Level = WeakMap<object, unknown>

/** Memoizes a value for the documents of a page, as long as these objects exist. */
export function createPartsMemo<Value extends object>() {
  const first: Level = new WeakMap()
  const keysOf = ({ content, body, header, footer, popups }: PageParts<PageDocument>) => [
    content,
    body ?? NONE,
    header ?? NONE,
    footer ?? NONE,
    popups ?? NONE,
  ]
  return {
    get(parts: PageParts): Value | undefined {
      let at: unknown = first
      for (const key of keysOf(parts)) at = (at as Level | undefined)?.get(key)
      return at as Value | undefined
    },

    set(parts: PageParts, value: Value) {
      const keys = keysOf(parts)
      let level = first
      for (const key of keys.slice(0, -1)) {
        let next = level.get(key) as Level | undefined
        if (!next) {
          next = new WeakMap()
          level.set(key, next)
        }
        level = next
      }
      level.set(keys.at(-1) ?? NONE, value)
    },
  }
}
