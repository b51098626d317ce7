import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CARRIERS, trackingUrl } from '#shop/schema'
import { OrderDialog, type OrderDialogProps } from './OrderDialog.tsx'

const NAMES = Object.values(CARRIERS).map(carrier => carrier.name)
/** Id of a known carrier, or the typed name. */
const toCarrier = (name: string) =>
  Object.entries(CARRIERS).find(([, carrier]) => carrier.name === name)?.[0] ?? name

/** Shipment of some items, with carrier and tracking number. */
export function FulfilDialog(props: OrderDialogProps) {
  const { order, willNotify, isBusy, change, onClose } = props
  const translate = useTranslate()
  const open = order.openLines.filter(line => line.toShip > 0)
  const [quantities, setQuantities] = useState(
    () => new Map(open.map(line => [line.id, line.toShip])),
  )
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [ownUrl, setOwnUrl] = useState('')
  const t = (key: string, values = {}) =>
    translate(`resources.orders.fulfil.${key}`, { number: order.number, ...values })
  const url = trackingUrl(toCarrier(carrier), trackingNumber)
  const isWrongUrl = ownUrl !== '' && !/^https?:\/\/[^\s<>"]+$/.test(ownUrl)
  const isEmpty = [...quantities.values()].every(quantity => quantity === 0)
  const body = {
    lines: [...quantities].map(([lineId, quantity]) => ({ lineId, quantity })),
    carrier: toCarrier(carrier),
    trackingNumber,
    trackingUrl: ownUrl,
    notify: willNotify,
  }
  return (
    <OrderDialog
      title={t('title')}
      confirm={t('confirm')}
      isBusy={isBusy}
      isDisabled={isEmpty || isWrongUrl}
      onSave={() => change('POST', '/fulfilments', body)}
      onClose={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {open.map(line => (
          <Box
            key={line.id}
            component="li"
            sx={{ display: 'flex', gap: 2, alignItems: 'start', paddingBlock: 1 }}
          >
            <TextField
              type="number"
              size="small"
              value={quantities.get(line.id) ?? 0}
              onChange={event => {
                const typed = Math.trunc(Number(event.target.value)) || 0
                const quantity = Math.min(Math.max(typed, 0), line.toShip)
                setQuantities(before => new Map(before).set(line.id, quantity))
              }}
              helperText={t('of', { max: line.toShip })}
              sx={{ inlineSize: '5.5rem', flex: 'none' }}
              slotProps={{
                htmlInput: {
                  min: 0,
                  max: line.toShip,
                  'aria-label': t('quantityOf', { name: line.name }),
                },
              }}
            />
            <Typography sx={{ paddingBlockStart: 1, overflowWrap: 'anywhere' }}>
              {line.name}
            </Typography>
          </Box>
        ))}
      </Box>
      <Autocomplete
        freeSolo
        options={NAMES}
        inputValue={carrier}
        onInputChange={(_event, value) => setCarrier(value)}
        renderInput={params => <TextField {...params} label={t('carrier')} />}
      />
      <TextField
        label={t('trackingNumber')}
        value={trackingNumber}
        onChange={event => setTrackingNumber(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <TextField
        type="url"
        label={t('trackingUrl')}
        value={ownUrl}
        placeholder={url}
        error={isWrongUrl}
        helperText={isWrongUrl ? t('wrongUrl') : t('trackingUrlHelp')}
        onChange={event => setOwnUrl(event.target.value.trim())}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </OrderDialog>
  )
}
