import { useCommands } from '../commands/CommandsContext.ts'
import { contentOf } from '../document/convert.ts'
import { usePuck } from '../shell/use-puck.ts'
import { useTexts } from '../texts.ts'

/** Hint for an empty page. */
export function EmptyPage() {
  const texts = useTexts()
  const commands = useCommands()
  const isEmpty = usePuck(puck => contentOf(puck.appState.data).length === 0)
  if (!isEmpty) return null
  return (
    <div className="vt-placeholder vt-empty-page">
      <p>{texts('This page is empty. Drag a module here, or choose one.')}</p>
      <button type="button" onClick={() => commands.openInsert()}>
        {texts('Add module')}
      </button>
    </div>
  )
}
