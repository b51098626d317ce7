export type StockState = 'in-stock' | 'low' | 'out-of-stock' | 'on-backorder'

export interface VariantStock {
  state: StockState
  /** Remaining items if low. */
  left: number | undefined
  /** Maximum per order. */
  max: number | undefined
}

export interface StockItem {
  managed: number
  quantity: number
  status: string
  backorders: string
  low_at: number | null
}

/** Available quantity; undefined if unlimited. */
export function available(stockItem: StockItem): number | undefined {
  if (!stockItem.managed) return stockItem.status === 'out-of-stock' ? 0 : undefined
  return stockItem.backorders === 'no' ? Math.max(stockItem.quantity, 0) : undefined
}

/** Whether this quantity exceeds the stock and is backordered. */
export function isBackordered(stockItem: StockItem, quantity: number): boolean {
  if (!stockItem.managed) return stockItem.status === 'on-backorder'
  return quantity > stockItem.quantity && stockItem.backorders === 'notify'
}

export function stockState(stockItem: StockItem, lowAt: number): StockState {
  if (!stockItem.managed) return toState(stockItem.status)
  if (stockItem.quantity > (stockItem.low_at ?? lowAt)) return 'in-stock'
  if (stockItem.quantity > 0) return 'low'
  return stockItem.backorders === 'no' ? 'out-of-stock' : 'on-backorder'
}

export function toVariantStock(stockItem: StockItem, lowAt: number): VariantStock {
  const state = stockState(stockItem, lowAt)
  return {
    state,
    left: state === 'low' ? stockItem.quantity : undefined,
    max: available(stockItem),
  }
}

function toState(status: string): StockState {
  return status === 'out-of-stock' || status === 'on-backorder' ? status : 'in-stock'
}

const RANK: readonly StockState[] = ['in-stock', 'low', 'on-backorder', 'out-of-stock']

/** Stock state of a variable product: the best of its variants. */
export function bestState(states: readonly StockState[]): StockState {
  return RANK.find(state => states.includes(state)) ?? 'out-of-stock'
}
