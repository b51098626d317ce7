import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { FOLDER_PATTERN } from '#pages/schema'

interface FolderDialogProps {
  title: string
  action: string
  folders: readonly string[]
  value: string
  onChoose(folder: string): void
  onClose(): void
}

const rule = new RegExp(FOLDER_PATTERN)

/** Chooses an existing folder or a new name. */
export function FolderDialog(props: FolderDialogProps) {
  const { title, action, folders, value, onChoose, onClose } = props
  const translate = useTranslate()
  const [folder, setFolder] = useState(value)
  const cleaned = folder
    .split('/')
    .map(part => part.trim())
    .filter(Boolean)
    .join('/')
  const isValid = rule.test(cleaned)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) onChoose(cleaned)
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby="folder-dialog" fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogTitle id="folder-dialog">{title}</DialogTitle>
        <DialogContent>
          <Autocomplete
            freeSolo
            options={folders.filter(Boolean)}
            inputValue={folder}
            onInputChange={(_, next) => setFolder(next)}
            renderInput={params => (
              <TextField
                {...params}
                autoFocus
                margin="dense"
                label={translate('resources.media.fields.folder')}
                error={!isValid}
                helperText={translate('resources.media.newFolder')}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isValid}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
