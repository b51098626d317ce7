import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import {
  useListContext,
  useNotify,
  usePermissions,
  useRefresh,
  useTranslate,
  useUnselectAll,
} from 'react-admin'
import { maySetStatus, ORDER_STATUSES, type OrderListItem, type OrderStatus } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'
import { useUndoNotice } from '../../lists/use-undo-notice.tsx'

interface Moved {
  moved: number
  refused: { number: number }[]
}

/** Bulk status change; offers statuses allowed for at least one order. */
export function MoveSelected() {
  const { selectedIds = [], data = [] } = useListContext<OrderListItem>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const offerUndo = useUndoNotice()
  const unselect = useUnselectAll('orders')
  if (!permissions?.includes('orders.write')) return null
  const selected = data.filter(order => selectedIds.includes(order.id))
  // Refunds are final, so each is confirmed on its own order.
  const possible = ORDER_STATUSES.filter(
    status => status !== 'refunded' && selected.some(one => one.next.includes(status)),
  )

  async function move(status: OrderStatus) {
    setAnchor(undefined)
    try {
      const body = { ids: selectedIds, status }
      const { moved, refused } = await callApi<Moved>('POST', '/orders/status', { body })
      const numbers = refused.map(one => one.number).join(', ')
      const name = `resources.orders.${refused.length > 0 ? 'movedSome' : 'movedAll'}`
      const words = { smart_count: moved, numbers }
      const failed = new Set(refused.map(one => one.number))
      const back = selected.filter(
        one => !failed.has(one.number) && maySetStatus(status, one.status, 'staff'),
      )
      if (back.length > 0) offerUndo(translate(name, words), () => moveBack(back))
      else
        notify(name, {
          type: refused.length > 0 ? 'warning' : 'success',
          messageArgs: words,
        })
      unselect()
      refresh()
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
  }

  /** Reverts those that can be reverted. */
  async function moveBack(orders: readonly OrderListItem[]) {
    try {
      for (const [before, those] of Map.groupBy(orders, one => one.status)) {
        const body = { ids: those.map(one => one.id), status: before }
        await callApi('POST', '/orders/status', { body })
      }
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
    refresh()
  }

  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        disabled={possible.length === 0}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {translate('resources.orders.moveTo')}
      </Button>
      <Menu anchorEl={anchor ?? null} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {possible.map(status => (
          <MenuItem key={status} onClick={() => move(status)}>
            {translate(`resources.orders.status.${status}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
