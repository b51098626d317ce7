import { useContext } from 'react'
import { isElementIdFree, NODE_ID_PATTERN } from '#module-contract'
import { useCommands } from '../../commands/CommandsContext.ts'
import { walk } from '../../document/nodes.ts'
import { useModules } from '../../modules.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'
import { ValueScopeContext } from '../value-scope.ts'

const pattern = new RegExp(NODE_ID_PATTERN)

/** Element name of a module. Names that the page already uses are rejected. */
export default function ElementIdControl({ id, value, onChange }: ControlProps<string>) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const { nodeId } = useContext(ValueScopeContext)
  const isFree = (name: string) =>
    isElementIdFree(
      name,
      nodeId,
      Array.from(walk(modules, commands.content()), place => place.node),
    )
  return (
    <TypedInput
      id={id}
      type="text"
      shown={value ?? ''}
      isTaken={name => pattern.test(name) && isFree(name)}
      onTake={name => onChange(name || undefined)}
      accepted={texts(
        'A name that nothing else on this page has: letters, digits, - and _, a letter first.',
      )}
    />
  )
}
