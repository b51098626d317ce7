/** More than the invalidations during a render. */
const MAX_ENTRIES = 1000

/** Recent invalidations, so that a render in progress can check whether it used stale data. */
export function createDropLog() {
  const entries: (readonly string[])[] = []
  let first = 0

  /** Number of invalidations so far. */
  const now = () => first + entries.length

  function add(tags: readonly string[]) {
    entries.push(tags)
    if (entries.length > MAX_ENTRIES) {
      entries.shift()
      first++
    }
  }

  /**
   * Whether any of these tags, or everything, was dropped between two positions. True if the log no
   * longer covers them.
   */
  function hasDropped(tags: ReadonlySet<string>, from: number, to = now()): boolean {
    if (from < first && from < to) return true
    return entries
      .slice(from - first, to - first)
      .some(dropped => dropped.some(tag => tag === '*' || tags.has(tag)))
  }

  return { now, add, hasDropped }
}
