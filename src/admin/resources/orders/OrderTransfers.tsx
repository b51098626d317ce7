import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { useAmounts } from './use-amounts.ts'
import type { ChangeOrder } from './use-order.ts'

/** Transfers of refunds through payment providers. Refused ones that are still owed can be sent again. */
export function OrderTransfers(props: {
  order: OrderDetail
  isBusy: boolean
  /** Undefined without permission to change. */
  change: ChangeOrder | undefined
}) {
  const { order, isBusy, change } = props
  const translate = useTranslate()
  const { amount, moment } = useAmounts()
  if (order.paymentRefunds.length === 0) return null
  return (
    <Box>
      <Typography variant="h3">{translate('resources.orders.transfer.list')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {order.paymentRefunds.map(one => {
          const sum = amount(one.amount, order.money.currency)
          const method = translate(`resources.orders.payments.${one.method}`, { _: one.method })
          const details = [moment(one.at), method, one.reference].filter(Boolean)
          return (
            <Box component="li" key={one.id} sx={{ paddingBlock: 0.75 }}>
              <Typography color={one.state === 'failed' ? 'error' : undefined}>
                {sum} · {translate(`resources.orders.transfer.state.${one.state}`)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {details.join(' · ')}
              </Typography>
              {one.problem && <Typography variant="body2">{one.problem}</Typography>}
              {one.unrecorded > 0 && (
                <Typography variant="body2" color="error">
                  {translate('resources.orders.transfer.unrecorded', {
                    amount: amount(one.unrecorded, order.money.currency),
                  })}
                </Typography>
              )}
              {change && one.mayRetry && (
                <Button
                  size="small"
                  disabled={isBusy}
                  sx={{ marginInlineStart: -1 }}
                  onClick={() => change('POST', `/transfers/${one.id}/retry`)}
                >
                  {translate('resources.orders.transfer.retry', { amount: sum })}
                </Button>
              )}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
