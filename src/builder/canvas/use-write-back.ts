import { setAt } from '#module-kit'
import { useCommands } from '../commands/CommandsContext.ts'
import { findPlace } from '../document/nodes.ts'

/** Puts what was written on the canvas into its module. The path is in Puck's spelling: `items[0].body`. */
export function useWriteBack(nodeId: string, path: string): (value: string) => void {
  const commands = useCommands()
  return value => {
    const node = findPlace(commands.content(), nodeId)?.node
    if (!node) return
    const dotted = path.replace(/\[(\d+)\]/g, '.$1')
    commands.change({ ...node, props: setAt(node.props, dotted, value) })
  }
}
