import type { PageNode } from '#module-contract'
import { hasModule, type ModuleEntry, type PageEntry } from './tree/page-tree.ts'

/** Container modules. An empty column is kept, because it affects the other columns. */
const FRAMES = new Set(['section', 'row', 'group', 'column'])

/** Whether any prop besides slots is set. */
function hasSettings({ node, module }: ModuleEntry): boolean {
  const { shape } = module.props
  return Object.entries(node.props).some(
    ([name, value]) => name !== 'id' && value !== undefined && shape[name]?.kind !== 'slot',
  )
}

interface EmptyNodesDeps {
  /** Component props of a module. */
  liveOf(entry: ModuleEntry): object
  dataOf(entry: PageEntry): unknown
  /** Rendered but takes no space. */
  isHidden?(node: PageNode): boolean
}

/** Finds modules with nothing to show: empty ones, and containers with only such modules. */
export function createEmptyNodes({ liveOf, dataOf, isHidden }: EmptyNodesDeps) {
  function isEmpty(entry: PageEntry): boolean {
    if (isHidden?.(entry.node)) return true
    if (!hasModule(entry)) return false
    if (FRAMES.has(entry.node.type)) return isEmptyFrame(entry)
    return entry.module.emptyState?.when(liveOf(entry) as never, dataOf(entry)) ?? false
  }

  /**
   * A section with a background image or video is shown. An empty section without settings is
   * omitted; with settings such as a background or space it may be a colored band.
   */
  function isEmptyFrame(entry: ModuleEntry): boolean {
    const { image, video } = entry.node.props
    if (image || video) return false
    const inner = entry.slots.flatMap(slot => slot.entries)
    return inner.length > 0 ? inner.every(isEmpty) : !hasSettings(entry)
  }

  return {
    isLeftOut: (entry: PageEntry) =>
      entry.node.type !== 'column' && !isHidden?.(entry.node) && isEmpty(entry),
  }
}
