import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { datesIn } from '#staff/client'
import type { EditedPage, PageApi } from '../api.ts'
import { useCommands } from '../commands/CommandsContext.ts'
import { describeProblem } from '../document/describe-problem.ts'
import { useModules } from '../modules.ts'
import type { Draft } from '../shell/use-autosave.ts'
import { useTexts } from '../texts.ts'
import type { Autosave, SaveState } from './autosave.ts'

const time = (ms: number) => datesIn(document.documentElement.lang).time(ms)

const oneLine = { whiteSpace: 'nowrap' } as const

interface SaveStatusProps {
  state: SaveState
  autosave: Autosave<Draft>
  api: PageApi
}

/** Shows whether changes are saved, and problems with their solutions. */
export function SaveStatus({ state, autosave, api }: SaveStatusProps) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const words = {
    saved: () => (state.kind === 'saved' ? texts('Saved {time}', { time: time(state.at) }) : ''),
    changed: () => texts('Unsaved changes'),
    saving: () => texts('Saving …'),
    offline: () => texts('Not saved: no connection. Your changes are kept on this device.'),
    conflict: () => texts('Not saved'),
    refused: () => texts('Not saved'),
  }
  const [isFailed, setFailed] = useState(false)
  async function loadTheirs() {
    setFailed(false)
    try {
      const draft = autosave.unsaved()
      if (draft) await api.addRevision(draft())
      replaceBy(await api.read())
    } catch {
      setFailed(true)
    }
  }
  function replaceBy(theirs: EditedPage) {
    commands.replaceAll(theirs.document)
    // Puck reports its change first; by then there is nothing left to save.
    requestAnimationFrame(() =>
      autosave.rebase({ version: theirs.version, savedAt: theirs.updatedAt }),
    )
  }
  return (
    <>
      <p className="save-status" role="status" data-state={state.kind}>
        {words[state.kind]()}
      </p>
      {state.kind === 'conflict' && (
        <Alert
          severity="warning"
          className="builder-notice"
          action={
            <>
              <Button color="inherit" sx={oneLine} onClick={() => void loadTheirs()}>
                {texts('Load their version')}
              </Button>
              <Button color="inherit" sx={oneLine} onClick={() => void autosave.overwrite()}>
                {texts('Keep my version')}
              </Button>
            </>
          }
        >
          {texts(
            '{name} saved this page at {time} while you were editing. Whichever version you choose, the other one stays in the revisions.',
            { name: state.savedBy || texts('Someone'), time: time(state.savedAt) },
          )}
          {isFailed && <p role="alert">{texts('Something went wrong. Please try again.')}</p>}
        </Alert>
      )}
      {state.kind === 'refused' && (
        <Alert severity="error" className="builder-notice">
          {texts(
            'The page could not be saved. Correct these settings, or undo. Your changes are kept on this device.',
          )}
          <ul>
            {state.problems.slice(0, 5).map(({ path }) => {
              const { node, labels } = describeProblem(modules, commands.content(), path)
              const name = texts(
                node ? (modules.get(node.type)?.label ?? node.type) : 'Page settings',
              )
              const setting = labels.map(label => texts(label)).join(' › ')
              return (
                <li key={path}>
                  <button
                    type="button"
                    className="button-link"
                    onClick={() => commands.select(node?.props.id)}
                  >
                    {name}
                  </button>
                  {setting && `: ${texts('Enter another value for “{setting}”.', { setting })}`}
                  {path.endsWith('/props/id') &&
                    `: ${texts('Its ID is already used on this page. Duplicate the module and delete the original.')}`}
                </li>
              )
            })}
          </ul>
        </Alert>
      )}
    </>
  )
}
