import { type AnyModule, type PageNode, slotsIn } from '#module-contract'

/** Container modules. An empty column is kept, because it affects the other columns. */
const FRAMES = new Set(['section', 'row', 'group', 'column'])

/** Whether any prop besides slots is set. */
function hasSettings({ props }: PageNode, { props: { shape } }: AnyModule): boolean {
  return Object.entries(props).some(
    ([name, value]) => name !== 'id' && value !== undefined && shape[name]?.kind !== 'slot',
  )
}

interface EmptyNodesDeps {
  moduleOf(node: PageNode): AnyModule | undefined
  /** Component props of a node. */
  liveOf(node: PageNode, module: AnyModule): object
  dataOf(node: PageNode): unknown
  /** Rendered but takes no space. */
  isHidden?(node: PageNode): boolean
}

/** Finds nodes with nothing to show: empty modules, and containers with only such modules. */
export function createEmptyNodes({ moduleOf, liveOf, dataOf, isHidden }: EmptyNodesDeps) {
  function isEmpty(node: PageNode): boolean {
    if (isHidden?.(node)) return true
    const module = moduleOf(node)
    if (!module) return false
    if (FRAMES.has(node.type)) return isEmptyFrame(node, module)
    return module.emptyState?.when(liveOf(node, module) as never, dataOf(node)) ?? false
  }

  /**
   * A section with a background image or video is shown. An empty section without settings is
   * omitted; with settings such as a background or space it may be a colored band.
   */
  function isEmptyFrame(node: PageNode, module: AnyModule): boolean {
    const { image, video } = node.props
    if (image || video) return false
    const inner = slotsIn(module.props, node.props).flatMap(({ nodes }) => nodes as PageNode[])
    return inner.length > 0 ? inner.every(isEmpty) : !hasSettings(node, module)
  }

  return {
    isLeftOut: (node: PageNode) => node.type !== 'column' && !isHidden?.(node) && isEmpty(node),
  }
}
