import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinkTo from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { carrierName, type FulfilmentView, type OrderDetail } from '#shop/schema'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

interface OrderFulfilmentsProps {
  order: OrderDetail
  isBusy: boolean
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}

/** Shipments with tracking, packing slip and cancellation. */
export function OrderFulfilments(props: OrderFulfilmentsProps) {
  const { order } = props
  const translate = useTranslate()
  if (order.fulfilments.length === 0) return null
  return (
    <Box>
      <Typography variant="h3">{translate('resources.orders.fulfil.list')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {order.fulfilments.map(fulfilment => (
          <Shipment key={fulfilment.id} {...props} fulfilment={fulfilment} />
        ))}
      </Box>
    </Box>
  )
}

function Shipment(props: OrderFulfilmentsProps & { fulfilment: FulfilmentView }) {
  const { order, isBusy, change, fulfilment } = props
  const { id, position, trackingUrl, lines } = fulfilment
  const translate = useTranslate()
  const { moment } = useAmounts()
  const t = (key: string) => translate(`resources.orders.fulfil.${key}`, { position })
  const number = [carrierName(fulfilment.carrier), fulfilment.trackingNumber]
    .filter(Boolean)
    .join(' ')
  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Typography>{lines.map(line => `${line.quantity} × ${line.name}`).join(', ')}</Typography>
      <Typography variant="body2" color="textSecondary">
        {moment(fulfilment.createdAt)}
        {number && ' · '}
        {trackingUrl ? (
          <LinkTo href={trackingUrl} target="_blank" rel="noreferrer">
            {number || t('track')}
          </LinkTo>
        ) : (
          number
        )}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: -1 }}>
        <Button
          size="small"
          href={`/api/admin/orders/${order.id}/print?kind=slip&fulfilment=${id}`}
          target="_blank"
        >
          {t('slip')}
        </Button>
        {change && (
          <Button
            size="small"
            color="inherit"
            disabled={isBusy}
            aria-label={t('cancelOne')}
            onClick={() => change('POST', `/fulfilments/${id}/cancel`)}
          >
            {t('cancel')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
