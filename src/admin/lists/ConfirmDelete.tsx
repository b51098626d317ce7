import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import { useState } from 'react'
import {
  type RaRecord,
  useListContext,
  useRefresh,
  useResourceContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { callApi } from '#staff/client'
import { useAction } from '../forms/use-action.ts'

/** Confirmation before deleting selected entries, with the consequences of each. */
export function ConfirmDelete<Item extends RaRecord & { name: string }>({
  consequence,
}: {
  /** Consequence of deleting an entry, with numbers. */
  consequence(item: Item): string
}) {
  const resource = useResourceContext() ?? ''
  const { selectedIds = [], data = [] } = useListContext<Item>()
  const translate = useTranslate()
  const act = useAction()
  const refresh = useRefresh()
  const unselect = useUnselectAll(resource)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const selected = data.filter(item => selectedIds.includes(item.id))
  const t = (key: string) =>
    translate(`resources.${resource}.delete.${key}`, { smart_count: selected.length })

  async function remove() {
    setBusy(true)
    await act(async () => {
      for (const { id } of selected) {
        await callApi('DELETE', `/${resource}/${encodeURIComponent(String(id))}`)
      }
    })
    setBusy(false)
    setOpen(false)
    unselect()
    refresh()
  }

  return (
    <>
      <Button color="error" onClick={() => setOpen(true)}>
        {translate('ra.action.delete')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby="confirm-delete">
        <DialogTitle id="confirm-delete">{t('title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{t('text')}</DialogContentText>
          <List dense>
            {selected.map(item => (
              <ListItem key={item.id} disableGutters>
                <ListItemText primary={item.name} secondary={consequence(item)} />
              </ListItem>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" autoFocus onClick={() => setOpen(false)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button color="error" loading={isBusy} onClick={remove}>
            {translate('ra.action.delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
