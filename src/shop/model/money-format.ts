/** Format of amounts. */
export interface MoneyFormat {
  currency: string
  locale: string
}
