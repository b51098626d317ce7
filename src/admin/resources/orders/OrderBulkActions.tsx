import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useEffect, useState } from 'react'
import {
  useListContext,
  useNotify,
  usePermissions,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { maySetStatus, ORDER_STATUSES, type OrderListItem, type OrderStatus } from '#shop/schema'
import { callApi } from '#staff/client'
import { useAction } from '../../forms/use-action.ts'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'
import { MoveDialog, RefusedOrders } from './MoveDialog.tsx'
import { type MovedOrder, type RefusedOrder, useMoveOrders } from './use-move-orders.ts'

/** Ids that fit into a URL. */
const MAX_IN_URL = 200

/** Status, packing slips and export of selected orders, or of all that match the filter. */
export function OrderBulkActions() {
  const { selectedIds = [], data = [], total = 0, filterValues } = useListContext<OrderListItem>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [status, setStatus] = useState<OrderStatus>()
  const [isAll, setAll] = useState(false)
  const [refused, setRefused] = useState<RefusedOrder[]>([])
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const notify = useNotify()
  const act = useAction()
  const refresh = useRefresh()
  const offerUndo = useUndoNotice()
  const unselect = useUnselectAll('orders')
  const { move, progress, stop } = useMoveOrders()
  const isEmpty = selectedIds.length === 0
  useEffect(() => {
    if (isEmpty) setAll(false)
  }, [isEmpty])
  const selected = data.filter(order => selectedIds.includes(order.id))
  const count = isAll ? total : selectedIds.length
  // Refunds are final, so each is confirmed on its own order.
  const possible = ORDER_STATUSES.filter(
    one => one !== 'refunded' && (isAll || selected.some(order => order.next.includes(one))),
  ).filter(one => one !== 'draft')
  const t = (key: string, values = {}) => translate(`resources.orders.bulk.${key}`, values)

  async function loadOrders(): Promise<MovedOrder[] | undefined> {
    if (!isAll) return selected
    const found = await act(() =>
      callApi<{ items: MovedOrder[] }>('GET', '/orders/matching', { query: filterValues }),
    )
    return found?.value.items
  }

  async function moveAll(to: OrderStatus, message: string) {
    const orders = await loadOrders()
    if (!orders) return
    const result = await move(orders, { status: to, ...(message && { message }) })
    setStatus(undefined)
    setRefused(result.refused)
    const text = translate('resources.orders.movedAll', { smart_count: result.moved.length })
    const back = result.moved.filter(one => maySetStatus(to, one.status, 'staff'))
    if (back.length > 0) offerUndo(text, () => moveBack(back))
    else if (result.moved.length > 0) notify(text, { type: 'success' })
    if (result.refused.length === 0) unselect()
    refresh()
  }

  /** Reverts those that can be reverted. */
  async function moveBack(orders: readonly MovedOrder[]) {
    for (const [before, those] of Map.groupBy(orders, one => one.status)) {
      const { refused } = await move(those, { status: before })
      if (refused.length > 0) setRefused(refused)
    }
    refresh()
  }

  const ids = selectedIds.join(',')
  const query = isAll
    ? new URLSearchParams(
        Object.entries(filterValues).map(([name, value]) => [name, String(value)]),
      )
    : new URLSearchParams({ ids })
  const isPrintable = !isAll && selectedIds.length <= MAX_IN_URL
  return (
    <>
      {total > selectedIds.length && (
        <Button color="inherit" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
          {t(isAll ? 'allSelected' : 'all', { smart_count: total })}
        </Button>
      )}
      {permissions?.includes('orders.write') && (
        <Button
          color="inherit"
          aria-haspopup="menu"
          disabled={possible.length === 0}
          onClick={event => setAnchor(event.currentTarget)}
        >
          {translate('resources.orders.moveTo')}
        </Button>
      )}
      <Button
        color="inherit"
        onClick={() => {
          if (isPrintable) open(`/api/admin/orders/print?kind=slip&ids=${ids}`, '_blank')
          else notify(t('tooManySlips', { max: MAX_IN_URL }), { type: 'warning' })
        }}
      >
        {t('slips')}
      </Button>
      <Button color="inherit" href={`/api/admin/orders/export?${query}`}>
        {t('export')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {possible.map(one => (
          <MenuItem
            key={one}
            onClick={() => {
              setAnchor(undefined)
              setStatus(one)
            }}
          >
            {translate(`resources.orders.status.${one}`)}
          </MenuItem>
        ))}
      </Menu>
      {status && (
        <MoveDialog
          status={status}
          count={count}
          progress={progress}
          onMove={message => moveAll(status, message)}
          onStop={stop}
          onClose={() => setStatus(undefined)}
        />
      )}
      {refused.length > 0 && (
        <RefusedOrders
          refused={refused}
          onClose={() => {
            setRefused([])
            unselect()
          }}
        />
      )}
    </>
  )
}
