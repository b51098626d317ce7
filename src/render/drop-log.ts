/** Far more than are dropped while a page is made. */
const MAX_ENTRIES = 1000

/** What was dropped lately, so that a render that was under way can tell whether it is about any of it. */
export function createDropLog() {
  const entries: (readonly string[])[] = []
  let first = 0

  /** How many drops there have been: what was read from here on knows of all of them. */
  const now = () => first + entries.length

  function add(tags: readonly string[]) {
    entries.push(tags)
    if (entries.length > MAX_ENTRIES) {
      entries.shift()
      first++
    }
  }

  /** Whether any of these tags, or everything, was dropped in between; true when that is no longer known. */
  function hasDropped(tags: ReadonlySet<string>, from: number, to = now()): boolean {
    if (from < first && from < to) return true
    return entries
      .slice(from - first, to - first)
      .some(dropped => dropped.some(tag => tag === '*' || tags.has(tag)))
  }

  return { now, add, hasDropped }
}
