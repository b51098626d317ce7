import { useContext } from 'react'
import type { PageNode } from '#module-contract'
import { useCommands } from '../../commands/CommandsContext.ts'
import { useModules } from '../../modules.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { ValueScopeContext } from '../value-scope.ts'

/** Modules in a slot: selected here, edited on the canvas. */
export default function SlotControl({ id, value = [] }: ControlProps<PageNode[]>) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const { nodeId, path } = useContext(ValueScopeContext)
  return (
    <div className="control-slot">
      <ol>
        {value.map(node => (
          <li key={node.props.id}>
            <button
              type="button"
              className="list-name"
              onClick={() => commands.select(node.props.id)}
            >
              {texts(modules.get(node.type)?.label ?? node.type)}
            </button>
          </li>
        ))}
      </ol>
      <button
        id={id}
        type="button"
        className="button-plain"
        onClick={() => commands.openInsert({ parent: nodeId, slot: path })}
      >
        {texts('Add module')}
      </button>
    </div>
  )
}
