/** A selected value of a product's option. */
export interface ChosenOption {
  name: string
  value: string
}
