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
import { ORDER_STATUSES, type OrderListItem, type OrderStatus } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'

interface Moved {
  moved: number
  refused: { number: number }[]
}

/** Moves all selected orders on; offers the states that at least one of them may go to. */
export function MoveSelected() {
  const { selectedIds = [], data = [] } = useListContext<OrderListItem>()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const { permissions } = usePermissions()
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const unselect = useUnselectAll('orders')
  if (!permissions?.includes('orders.write')) return null
  const selected = data.filter(order => selectedIds.includes(order.id))
  const possible = ORDER_STATUSES.filter(status => selected.some(one => one.next.includes(status)))

  async function move(status: OrderStatus) {
    setAnchor(undefined)
    try {
      const body = { ids: selectedIds, status }
      const { moved, refused } = await callApi<Moved>('POST', '/orders/status', { body })
      const numbers = refused.map(one => one.number).join(', ')
      notify(`resources.orders.${refused.length > 0 ? 'movedSome' : 'movedAll'}`, {
        type: refused.length > 0 ? 'warning' : 'success',
        messageArgs: { smart_count: moved, numbers },
      })
      unselect()
      refresh()
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
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
