import { SERVER_TEXT } from '#module-contract/client'
import type { CartRefusal, CartView } from '#shop/client'

export interface CartData {
  cart: CartView
  /**
   * HTML options of the country select; the browser keeps the existing ones. Empty if the page has no
   * such select.
   */
  countryOptions: string
  /** Reason of a refused change. */
  refused: CartRefusal | undefined
}

/** Data for the script, without texts that only the HTML needs. */
export const toCartIslandData = ({ countryOptions, ...data }: CartData): CartData => ({
  ...data,
  countryOptions: countryOptions && SERVER_TEXT,
})
