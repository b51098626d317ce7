import { setAt } from '#base'
import { useCommands } from '../commands/CommandsContext.ts'
import { findPosition } from '../document/nodes.ts'
import { useModules } from '../modules.ts'

/**
 * Returns a function that stores an edited text in its module. The path uses Puck's syntax:
 * `items[0].body`.
 */
export function useWriteBack(nodeId: string, path: string): (value: string) => void {
  const commands = useCommands()
  const { modules } = useModules()
  return value => {
    const node = findPosition(modules, commands.content(), nodeId)?.node
    if (!node) return
    const dotted = path.replace(/\[(\d+)\]/g, '.$1')
    commands.change({ ...node, props: setAt(node.props, dotted, value) })
  }
}
