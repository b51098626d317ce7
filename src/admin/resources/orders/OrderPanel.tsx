import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useEffect, useRef } from 'react'
import { Title, usePermissions, useTranslate } from 'react-admin'
import { NotLoaded } from '../../lists/ListStates.tsx'
import { EraseOrder } from './EraseOrder.tsx'
import { OrderActions } from './OrderActions.tsx'
import { OrderContact } from './OrderContact.tsx'
import { OrderDownloads } from './OrderDownloads.tsx'
import { OrderFulfilments } from './OrderFulfilments.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderInvoices } from './OrderInvoices.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderReturns } from './OrderReturns.tsx'
import { OrderTimeline } from './OrderTimeline.tsx'
import { OrderTransfers } from './OrderTransfers.tsx'
import { useOrder } from './use-order.ts'

/** An order: next step, lines, addresses, history. */
export function OrderPanel({ id, isAlone }: { id: string; isAlone: boolean }) {
  const { order, error, refetch, isBusy, change } = useOrder(id)
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const panel = useRef<HTMLDivElement>(null)
  const isThere = order !== undefined
  useEffect(() => {
    if (isThere) panel.current?.focus({ preventScroll: true })
  }, [isThere])
  const mayWrite = permissions?.includes('orders.write') ?? false

  return (
    <Paper
      ref={panel}
      variant="outlined"
      component="section"
      tabIndex={-1}
      aria-label={order ? translate('resources.orders.one', { number: order.number }) : undefined}
      aria-busy={isBusy || !order}
      sx={{
        // Focused programmatically for screen readers, so no focus ring.
        outline: 'none',
        '&:focus-visible': { outline: 'none' },
        padding: 2.5,
        marginBlockStart: 2,
        ...(isAlone
          ? {}
          : {
              position: 'sticky',
              insetBlockStart: 64,
              maxBlockSize: 'calc(100vh - 80px)',
              overflow: 'auto',
            }),
      }}
    >
      {isAlone && order && (
        <Title title={translate('resources.orders.one', { number: order.number })} />
      )}
      {error ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : order ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <OrderHead order={order} />
          {mayWrite && <OrderActions order={order} isBusy={isBusy} change={change} />}
          <OrderLines order={order} />
          <OrderPayments order={order} isBusy={isBusy} change={mayWrite ? change : undefined} />
          <OrderTransfers order={order} isBusy={isBusy} change={mayWrite ? change : undefined} />
          <OrderInvoices order={order} isBusy={isBusy} change={mayWrite ? change : undefined} />
          <OrderFulfilments order={order} isBusy={isBusy} change={mayWrite ? change : undefined} />
          <OrderReturns order={order} isBusy={isBusy} change={mayWrite ? change : undefined} />
          <OrderDownloads order={order} isBusy={isBusy} change={mayWrite ? change : undefined} />
          <OrderContact order={order} change={mayWrite ? change : undefined} />
          <OrderTimeline order={order} change={mayWrite ? change : undefined} />
          {mayWrite && <OrderNotes order={order} isBusy={isBusy} change={change} />}
          {mayWrite && <EraseOrder order={order} isBusy={isBusy} change={change} />}
        </Box>
      ) : (
        <Waiting />
      )}
    </Paper>
  )
}

function Waiting() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="text" width="60%" height={40} />
      <Skeleton variant="rounded" height={44} />
      <Skeleton variant="rounded" height={160} />
    </Box>
  )
}
