import type { AddMessage } from './add-texts.ts'
import type { CartMessage } from './texts.ts'

/** Why something could not be added to the cart, and what was chosen. */
export interface AddRefusal {
  productId: string | undefined
  message: AddMessage
  /** Chosen value per option key. */
  options: Record<string, string>
  quantity: string
}

/** Why the cart could not be changed, and the quantities that were entered, by line. */
export interface CartRefusal {
  errors: { lineId: string | undefined; message: CartMessage }[]
  quantities: Record<string, string>
}
