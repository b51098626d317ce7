import { isPageNode, type PageDocument, type PageNode } from '#module-contract'
import { modules } from '#modules'
import { LAYOUT_BLOCK, slotsOfNode } from '#render'

type FindBlock = (id: string) => Promise<PageDocument | undefined>

/** Maximum depth of nested blocks, because a block may contain itself. */
const MAX_DEPTH = 5

/** Whether a document contains a first-level heading, including in layout blocks. */
export async function hasTitle(
  { content }: PageDocument,
  findBlock: FindBlock,
  depth = 0,
): Promise<boolean> {
  const nodes = [...walk(content)]
  if (nodes.some(isTitle)) return true
  if (depth === MAX_DEPTH) return false
  for (const { type, props } of nodes) {
    if (type !== LAYOUT_BLOCK || typeof props.block !== 'string') continue
    const block = await findBlock(props.block)
    if (block && (await hasTitle(block, findBlock, depth + 1))) return true
  }
  return false
}

function* walk(nodes: readonly PageNode[]): Generator<PageNode> {
  for (const node of nodes.filter(isPageNode)) {
    yield node
    for (const slot of slotsOfNode(modules, node)) yield* walk(slot.nodes)
  }
}

function isTitle({ type, props }: PageNode): boolean {
  const level = modules.get(type)?.props.shape.level
  return level !== undefined && (props.level ?? level.default) === 'h1'
}
