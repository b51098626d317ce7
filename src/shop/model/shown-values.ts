/** A selected value of a product's option. */
export interface ChosenOption {
  name: string
  value: string
}

/** Format of amounts. */
export interface MoneyFormat {
  currency: string
  locale: string
}
