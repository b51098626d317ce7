import { isPageNode, type Modules, type PageDocument, type PageNode } from '#module-contract'
import { LAYOUT_BLOCK, slotsOfNode } from '#render'

type FindBlock = (id: string) => Promise<PageDocument | undefined>

/** Maximum depth of nested blocks, because a block may contain itself. */
const MAX_DEPTH = 5

/** Whether a document contains a first-level heading, including in layout blocks. */
export async function hasTitle(
  modules: Modules,
  { content }: PageDocument,
  findBlock: FindBlock,
  depth = 0,
): Promise<boolean> {
  const nodes = [...walk(modules, content)]
  if (nodes.some(node => isTitle(modules, node))) return true
  if (depth === MAX_DEPTH) return false
  for (const { type, props } of nodes) {
    if (type !== LAYOUT_BLOCK || typeof props.block !== 'string') continue
    const block = await findBlock(props.block)
    if (block && (await hasTitle(modules, block, findBlock, depth + 1))) return true
  }
  return false
}

function* walk(modules: Modules, nodes: readonly PageNode[]): Generator<PageNode> {
  for (const node of nodes.filter(isPageNode)) {
    yield node
    for (const slot of slotsOfNode(modules, node)) yield* walk(modules, slot.nodes)
  }
}

function isTitle(modules: Modules, { type, props }: PageNode): boolean {
  const level = modules.get(type)?.props.shape.level
  return level !== undefined && (props.level ?? level.default) === 'h1'
}
