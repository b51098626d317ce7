import type { StockState, VariantStock } from '../catalog/view.ts'

export interface Shelf {
  managed: number
  quantity: number
  status: string
  backorders: string
  low_at: number | null
}

/** How many can be taken off a shelf; undefined for no bound. */
export function available(shelf: Shelf): number | undefined {
  if (!shelf.managed) return shelf.status === 'out-of-stock' ? 0 : undefined
  return shelf.backorders === 'no' ? Math.max(shelf.quantity, 0) : undefined
}

/** True when taking this many leaves the shelf owing some of them. */
export function isBackordered(shelf: Shelf, quantity: number): boolean {
  if (!shelf.managed) return shelf.status === 'on-backorder'
  return quantity > shelf.quantity && shelf.backorders === 'notify'
}

export function stockState(shelf: Shelf, lowAt: number): StockState {
  if (!shelf.managed) return toState(shelf.status)
  if (shelf.quantity > (shelf.low_at ?? lowAt)) return 'in-stock'
  if (shelf.quantity > 0) return 'low'
  return shelf.backorders === 'no' ? 'out-of-stock' : 'on-backorder'
}

export function toVariantStock(shelf: Shelf, lowAt: number): VariantStock {
  const state = stockState(shelf, lowAt)
  return { state, left: state === 'low' ? shelf.quantity : undefined, max: available(shelf) }
}

function toState(status: string): StockState {
  return status === 'out-of-stock' || status === 'on-backorder' ? status : 'in-stock'
}

const RANK: readonly StockState[] = ['in-stock', 'low', 'on-backorder', 'out-of-stock']

/** What a product with several variants is said to be: the best that any of them is. */
export function bestState(states: readonly StockState[]): StockState {
  return RANK.find(state => states.includes(state)) ?? 'out-of-stock'
}
