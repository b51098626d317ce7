import Close from '@mui/icons-material/Close'
import Print from '@mui/icons-material/PrintOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { OrderDetail } from '#shop/schema'
import { StatusMark } from './StatusMark.tsx'
import { useAmounts } from './use-amounts.ts'

export function OrderHead({ order }: { order: OrderDetail }) {
  const translate = useTranslate()
  const { moment } = useAmounts()
  const print = `/api/admin/orders/${order.id}/print`
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography variant="h1" component="h2">
          {translate('resources.orders.one', { number: order.number })}
        </Typography>
        <IconButton
          component={Link}
          to="/orders"
          aria-label={translate('resources.orders.close')}
          sx={{ margin: -1 }}
        >
          <Close />
        </IconButton>
      </Box>
      {order.payments.some(payment => payment.isTest) && (
        <Alert severity="warning">{translate('resources.orders.testOrder')}</Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
        <StatusMark status={order.status} />
        <Typography>{translate(`resources.orders.paymentState.${order.paymentState}`)}</Typography>
        {order.needsShipping && (
          <Typography>
            {translate(`resources.orders.fulfilmentState.${order.fulfilmentState}`)}
          </Typography>
        )}
        <Typography color="textSecondary">{moment(order.createdAt)}</Typography>
        <Typography color="textSecondary">{order.payment.title}</Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginInlineStart: -1 }}>
        <Button size="small" startIcon={<Print />} href={print} target="_blank">
          {translate('resources.orders.print.sheet')}
        </Button>
        <Button size="small" startIcon={<Print />} href={`${print}?kind=slip`} target="_blank">
          {translate('resources.orders.print.slip')}
        </Button>
      </Box>
    </Box>
  )
}
