import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { Modules, PageNode } from '#module-contract'
import { useCommands } from '../commands/CommandsContext.ts'
import { createNodeId, withNewIds } from '../document/new-ids.ts'
import { summaryOf } from '../document/summary.ts'
import { type PartKind, savePart } from '../insert/saved-parts.ts'
import { useModules } from '../modules.ts'
import { useTexts } from '../texts.ts'

interface SavePartProps {
  kind: PartKind
  node: PageNode
  onClose(): void
}

/** Dialog that saves a module for reuse. */
export function SavePart({ kind, node, onClose }: SavePartProps) {
  const texts = useTexts()
  const commands = useCommands()
  const { modules } = useModules()
  const [isBusy, setBusy] = useState(false)
  const [isFailed, setFailed] = useState(false)

  async function save(form: FormData) {
    setBusy(true)
    setFailed(false)
    try {
      const part = await savePart(
        kind,
        String(form.get('title')).trim(),
        [withNewIds(modules, node)],
        upgradesOf(modules),
      )
      if (form.get('synced')) {
        const id = createNodeId('layout-block')
        commands.replaceBy(node.props.id, [{ type: 'layout-block', props: { id, block: part.id } }])
      }
      onClose()
    } catch {
      setFailed(true)
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="save-part-title">
      <form
        onSubmit={event => {
          event.preventDefault()
          void save(new FormData(event.currentTarget))
        }}
      >
        <DialogTitle id="save-part-title">
          {texts(kind === 'block' ? 'Save as global block' : 'Save to library')}
        </DialogTitle>
        <DialogContent>
          <p>
            {texts(
              kind === 'block'
                ? 'A global block is synced: a change to it appears on every page that uses it.'
                : 'Saved modules are inserted as independent copies.',
            )}
          </p>
          <TextField
            name="title"
            label={texts('Name')}
            required
            autoFocus
            fullWidth
            margin="dense"
            defaultValue={summaryOf(modules, node).slice(0, 60)}
            error={isFailed}
            helperText={isFailed ? texts('Something went wrong. Please try again.') : ''}
          />
          {kind === 'block' && (
            <FormControlLabel
              control={<Checkbox name="synced" defaultChecked />}
              label={texts('Replace this with the global block')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts('Close')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {texts('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Current upgrade steps of all modules, because the saved content has their format. */
function upgradesOf(modules: Modules): Record<string, number> {
  return Object.fromEntries(
    [...modules].flatMap(([type, { upgrades: steps }]) =>
      steps?.length ? [[type, steps.length]] : [],
    ),
  )
}
