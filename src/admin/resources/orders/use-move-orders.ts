import { useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { OrderStatus } from '#shop/schema'
import { ApiError, callApi } from '#staff/client'

const BATCH = 25

export interface MovedOrder {
  id: string
  number: number
  /** Before the change. */
  status: OrderStatus
}

export interface RefusedOrder {
  id: string
  number: number
  reason: string
}

/** Changes the status of many orders in batches, with progress. */
export function useMoveOrders() {
  const notify = useNotify()
  const [progress, setProgress] = useState<{ done: number; total: number }>()
  const isStopped = useRef(false)

  async function move(
    orders: readonly MovedOrder[],
    change: { status: OrderStatus; message?: string },
  ): Promise<{ moved: MovedOrder[]; refused: RefusedOrder[] }> {
    const moved: MovedOrder[] = []
    const refused: RefusedOrder[] = []
    isStopped.current = false
    try {
      for (let start = 0; start < orders.length && !isStopped.current; start += BATCH) {
        setProgress({ done: start, total: orders.length })
        const batch = orders.slice(start, start + BATCH)
        const body = { ids: batch.map(order => order.id), ...change }
        const answer = await callApi<{ refused: RefusedOrder[] }>('POST', '/orders/status', {
          body,
        })
        refused.push(...answer.refused)
        const failed = new Set(answer.refused.map(one => one.id))
        moved.push(...batch.filter(order => !failed.has(order.id)))
      }
    } catch (error) {
      notify(`errors.${error instanceof ApiError ? error.reason : 'broken'}`, { type: 'error' })
    }
    setProgress(undefined)
    return { moved, refused }
  }

  return {
    move,
    progress,
    stop: () => {
      isStopped.current = true
    },
  }
}
