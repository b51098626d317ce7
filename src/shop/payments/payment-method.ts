import type { PaymentChoice } from '../checkout/view.ts'
import type { OrderStatus } from '../orders/status.ts'
import type { BankAccount, ShopSettings } from '../settings.ts'

/** A way to pay. Adding one is adding a file and naming it in `list.ts`. */
export interface PaymentMethod {
  id: string
  /** Undefined while the shop does not offer it. */
  choice(settings: ShopSettings): PaymentChoice | undefined
  /** What a new order waits for. */
  firstStatus: OrderStatus
  /** Shown after the order and in its mail. */
  instructions(settings: ShopSettings): { text: string; accounts: BankAccount[] }
}
