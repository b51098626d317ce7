import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Title, useTranslate } from 'react-admin'
import {
  emptyCheckoutFields,
  type OrderDetail,
  type OrderFormConfig,
  type OrderInput,
} from '#shop/schema'
import { callApi } from '#staff/client'
import { NotLoaded } from '../../../lists/ListStates.tsx'
import { OrderForm } from './OrderForm.tsx'
import type { OpenedOrder } from './use-order-form.ts'

/** Form of a new order, a draft, or an open order. */
export function OrderFormPage({ id }: { id: string | undefined }) {
  const translate = useTranslate()
  const config = useQuery({
    queryKey: ['orders', 'form'],
    queryFn: () => callApi<OrderFormConfig>('GET', '/orders/form'),
    retry: false,
  })
  const opened = useQuery({
    queryKey: ['orders', 'input', id],
    queryFn: () => loadOrder(id ?? ''),
    enabled: id !== undefined,
    retry: false,
    // The version of the order belongs to this input, so it is never refreshed on its own.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const error = config.error ?? opened.error
  if (error) {
    return (
      <Paper variant="outlined" sx={{ padding: 2.5, marginBlockStart: 2 }}>
        <NotLoaded
          error={error}
          onRetry={() => {
            config.refetch()
            if (id !== undefined) opened.refetch()
          }}
        />
      </Paper>
    )
  }
  if (!config.data || (id !== undefined && !opened.data)) return <Waiting />
  const order = opened.data?.order
  const isEdit = order !== undefined && order.status !== 'draft'
  const start = opened.data?.opened ?? {
    id: undefined,
    version: 0,
    input: newOrder(config.data),
  }
  // An edit stays in the currency of the order.
  const currency = isEdit ? order.money.currency : config.data.currency
  const shown = { ...config.data, currency }
  const title = !order ? 'newOrder' : isEdit ? 'editOrder' : 'editDraft'
  return (
    <>
      <Title
        title={translate(`resources.orders.form.${title}`, { number: String(order?.number ?? '') })}
      />
      <OrderForm opened={start} order={order} isEdit={isEdit} config={shown} />
    </>
  )
}

async function loadOrder(id: string): Promise<{ opened: OpenedOrder; order: OrderDetail }> {
  const path = `/orders/${encodeURIComponent(id)}`
  const order = await callApi<OrderDetail>('GET', path)
  const opened = await callApi<OpenedOrder>('GET', `${path}/input`)
  return { opened, order }
}

function newOrder({ country, payments }: OrderFormConfig): OrderInput {
  const {
    shipping_method: _method,
    terms: _terms,
    shown_total: _total,
    ...fields
  } = emptyCheckoutFields
  return {
    fields: {
      ...fields,
      billing_country: country,
      shipping_country: country,
      payment_method: payments[0]?.id ?? '',
    },
    items: [],
    fees: [],
    shipping: { kind: 'method', method: '' },
    coupons: [],
  }
}

function Waiting() {
  return (
    <Paper variant="outlined" sx={{ padding: 2.5, marginBlockStart: 2 }} aria-busy>
      <Skeleton variant="text" width="40%" height={40} />
      <Skeleton variant="rounded" height={240} />
    </Paper>
  )
}
