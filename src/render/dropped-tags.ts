/** Tags that are remembered. More are forgotten together, after every page was checked. */
const MAX_TAGS = 10_000

/** What the cache knows about a page besides its content. */
export interface Checked {
  /** Number of drops that the page has survived. */
  checkedAt: number
}

/**
 * Remembers which tags were dropped when, so that a page is checked when it is requested. Dropping
 * costs the same with ten pages and with a million.
 */
export function createDroppedTags() {
  const droppedAt = new Map<string, number>()
  let position = 0

  /** Whether none of the page's tags was dropped since its last check. */
  function isFresh(page: Checked & { tags: ReadonlySet<string> }): boolean {
    if (page.checkedAt === position) return true
    for (const tag of page.tags) {
      if ((droppedAt.get(tag) ?? 0) > page.checkedAt) return false
    }
    page.checkedAt = position
    return true
  }

  return {
    now: () => position,
    isFresh,
    add(tags: readonly string[]) {
      position++
      for (const tag of tags) droppedAt.set(tag, position)
    },
    /** Whether every page should be checked, and `forget` called, before more tags are added. */
    isFull: () => droppedAt.size > MAX_TAGS,
    forget: () => droppedAt.clear(),
  }
}
