import type { StockState, VariantStock } from '../catalog/view.ts'

export interface StockItem {
  managed: number
  quantity: number
  status: string
  backorders: string
  low_at: number | null
}

/** How many can be taken off a stock item; undefined for no bound. */
export function available(stockItem: StockItem): number | undefined {
  if (!stockItem.managed) return stockItem.status === 'out-of-stock' ? 0 : undefined
  return stockItem.backorders === 'no' ? Math.max(stockItem.quantity, 0) : undefined
}

/** True when taking this many leaves the stock item owing some of them. */
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

/** What a product with several variants is said to be: the best that any of them is. */
export function bestState(states: readonly StockState[]): StockState {
  return RANK.find(state => states.includes(state)) ?? 'out-of-stock'
}
