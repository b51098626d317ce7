import { type AnyModule, type PageNode, slotsIn } from '#module-kit'

/** Modules that only hold others. A column is kept, because the columns beside it would move. */
const FRAMES = new Set(['section', 'row', 'group', 'column'])

/** Whether anything but what it holds was set. */
function hasSettings({ props }: PageNode, { props: { shape } }: AnyModule): boolean {
  return Object.entries(props).some(
    ([name, value]) => name !== 'id' && value !== undefined && shape[name]?.kind !== 'slot',
  )
}

interface EmptyNodesDeps {
  moduleOf(node: PageNode): AnyModule | undefined
  /** The props that the module's component is given. */
  liveOf(node: PageNode, module: AnyModule): object
  dataOf(node: PageNode): unknown
  /** Rendered, but takes no space. */
  isHidden?(node: PageNode): boolean
}

/** Tells which nodes have nothing to show: modules without content, and frames that hold nothing else. */
export function createEmptyNodes({ moduleOf, liveOf, dataOf, isHidden }: EmptyNodesDeps) {
  function isEmpty(node: PageNode): boolean {
    if (isHidden?.(node)) return true
    const module = moduleOf(node)
    if (!module) return false
    if (FRAMES.has(node.type)) return isEmptyFrame(node, module)
    return module.emptyState?.when(liveOf(node, module) as never, dataOf(node)) ?? false
  }

  /**
   * A section with an image or a video behind it shows that. One without modules is left out as it was added; with settings
   * of its own, such as a background or a space, it may be a colored band.
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
