import type { PageNode } from '#module-contract'

/** While the user types, the page gets the change after this time at the latest. */
const WAIT_MS = 100

/**
 * A change of one module that its settings already show and the page gets a moment later. Changing
 * the page renders the canvas, which takes longer than a frame on long pages.
 */
export function createPendingChange(apply: (node: PageNode) => void) {
  let node: PageNode | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function flush() {
    if (!node) return
    const changed = node
    clearTimeout(timer)
    timer = undefined
    node = undefined
    apply(changed)
    tell()
  }

  return {
    set(next: PageNode) {
      if (node && node.props.id !== next.props.id) flush()
      node = next
      timer ??= setTimeout(flush, WAIT_MS)
      tell()
    },
    flush,
    get: () => node,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type PendingChange = ReturnType<typeof createPendingChange>
