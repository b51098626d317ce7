import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import DialogContentText from '@mui/material/DialogContentText'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { ReturnView, StaffReturnState } from '#shop/schema'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'

/** Accepts or declines a return with a note, or records the items that arrived. */
export function ReturnDialog(
  props: OrderDialogProps & { one: ReturnView; state: StaffReturnState },
) {
  const { order, one, state, isBusy, change, willNotify, onClose } = props
  const translate = useTranslate()
  const [answer, setAnswer] = useState('')
  const [rows, setRows] = useState(() =>
    one.lines.map(line => ({ ...line, received: line.quantity, restock: true })),
  )
  const t = (key: string, values = {}) => translate(`resources.orders.returns.${key}`, values)
  const isReceiving = state === 'received'
  const set = (lineId: string, changes: Partial<(typeof rows)[number]>) =>
    setRows(before => before.map(row => (row.lineId === lineId ? { ...row, ...changes } : row)))
  const body = {
    state,
    answer,
    notify: willNotify,
    ...(isReceiving && {
      received: rows.map(({ lineId, received, restock }) => ({
        ...{ lineId, quantity: received, restock },
      })),
    }),
  }
  return (
    <OrderDialog
      title={t(`titles.${state}`, { position: one.position })}
      confirm={t(`confirm.${state}`)}
      isFinal={state === 'declined'}
      isBusy={isBusy}
      isDisabled={isReceiving && rows.every(row => row.received === 0)}
      onSave={() => change('POST', `/returns/${one.id}`, body)}
      onClose={onClose}
    >
      {isReceiving ? (
        rows.map(row => (
          <Box key={row.lineId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <TextField
              type="number"
              size="small"
              label={t('quantity')}
              value={row.received}
              helperText={t('of', { max: row.quantity })}
              onChange={event => {
                const typed = Math.trunc(Number(event.target.value)) || 0
                set(row.lineId, { received: Math.min(Math.max(typed, 0), row.quantity) })
              }}
              sx={{ inlineSize: '5.5rem', flex: 'none' }}
              slotProps={{
                htmlInput: {
                  min: 0,
                  max: row.quantity,
                  'aria-label': t('quantityOf', { name: row.name }),
                },
              }}
            />
            <Box sx={{ minInlineSize: 0, flex: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{row.name}</Typography>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={row.restock}
                    onChange={event => set(row.lineId, { restock: event.target.checked })}
                    slotProps={{ input: { 'aria-label': t('restockOf', { name: row.name }) } }}
                  />
                }
                label={t('restock')}
              />
            </Box>
          </Box>
        ))
      ) : (
        <>
          <TextField
            label={t('note')}
            value={answer}
            multiline
            minRows={2}
            onChange={event => setAnswer(event.target.value)}
            helperText={t(`noteHelp.${state}`)}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
          />
          <DialogContentText>{t('notify', { email: order.email })}</DialogContentText>
        </>
      )}
    </OrderDialog>
  )
}
