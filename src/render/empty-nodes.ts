import { type AnyModule, type PageNode, slotsIn } from '#module-kit'

/** Modules that only hold others. A column is kept, because the columns beside it would move. */
const FRAMES = new Set(['section', 'row', 'group', 'column'])

interface EmptyNodesDeps {
  moduleOf(node: PageNode): AnyModule | undefined
  /** The props that the module's component is given. */
  liveOf(node: PageNode, module: AnyModule): object
  dataOf(node: PageNode): unknown
}

/** Tells which nodes have nothing to show: modules without content, and frames that hold nothing else. */
export function createEmptyNodes({ moduleOf, liveOf, dataOf }: EmptyNodesDeps) {
  function isEmpty(node: PageNode): boolean {
    const module = moduleOf(node)
    if (!module) return false
    if (FRAMES.has(node.type)) return isEmptyFrame(node, module)
    return module.emptyState?.when(liveOf(node, module) as never, dataOf(node)) ?? false
  }

  /** A section with an image or a video behind it shows that. One that holds nothing at all may be a coloured band. */
  function isEmptyFrame(node: PageNode, module: AnyModule): boolean {
    const { image, video, design } = node.props
    if (image || video) return false
    const inner = slotsIn(module.props, node.props).flatMap(({ nodes }) => nodes as PageNode[])
    return inner.length > 0 ? inner.every(isEmpty) : node.type === 'column' && !design
  }

  return { isLeftOut: (node: PageNode) => node.type !== 'column' && isEmpty(node) }
}
