import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { OrderDetail } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'

type OrderPart =
  | ''
  | `/${'status' | 'notes' | 'mails' | 'erase' | 'downloads' | 'payments' | 'refunds' | 'fulfilments' | 'invoices' | 'overpayment'}`
  | '/invoices/cancel'
  | `/invoices/${string}/mail`
  | `/payments/${string}/${'void' | 'capture' | 'release'}`
  | `/transfers/${string}/retry`
  | `/fulfilments/${string}/cancel`
  | `/returns/${string}`

/** Someone else has changed the order. */
const OUTDATED = [
  'not-allowed',
  'refund-stale',
  'already-paid',
  'invoice-exists',
  'no-invoice',
  'payment-refunded',
  'not-authorized',
  'fulfil-too-many',
]

/** An order and its changes; each change returns the new state. */
export function useOrder(id: string) {
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const key = ['orders', 'desk', id]
  const path = `/orders/${encodeURIComponent(id)}`
  const query = useQuery({
    queryKey: key,
    queryFn: () => callApi<OrderDetail>('GET', path),
    retry: false,
  })

  /** False if refused; the reason was shown. */
  async function change(
    method: 'POST' | 'PATCH',
    part: OrderPart,
    body?: object,
  ): Promise<boolean> {
    setBusy(true)
    try {
      queries.setQueryData(key, await callApi<OrderDetail>(method, path + part, { body }))
      queries.invalidateQueries({ queryKey: ['orders', 'getList'] })
      return true
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : 'broken'
      notify(`errors.${reason}`, { type: 'error' })
      if (OUTDATED.includes(reason)) query.refetch()
      return false
    } finally {
      setBusy(false)
    }
  }
  return { order: query.data, error: query.error, refetch: query.refetch, isBusy, change }
}
export type ChangeOrder = ReturnType<typeof useOrder>['change']
