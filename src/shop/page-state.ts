import type { CheckoutState } from './checkout/view.ts'

/** What a refused form hands to the page that shows it again, filled in as it was. */
export interface ShopPageState {
  /** Adding to the cart, from a product's page or a list. */
  add?: AddState
  cart?: {
    errors: { lineId: string | undefined; text: string }[]
    quantities: Record<string, string>
  }
  checkout?: CheckoutState
  received?: { failed: boolean }
}

export interface AddState {
  productId: string | undefined
  error: string
  /** Chosen value per option key. */
  options: Record<string, string>
  quantity: string
}
