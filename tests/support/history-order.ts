import type { ModelOrder } from './shop-model.ts'

/** An order of the shop beside that of the model. */
export interface HistoryOrder {
  id: string
  lineIds: string[]
  model: ModelOrder
}
