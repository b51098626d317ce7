/** A selected value of a product's option. */
export interface ChosenOption {
  name: string
  value: string
  /** Entered by the buyer, and no part of the item's name. */
  addon?: true
  /** Key of an uploaded file, which only staff can open. */
  file?: string
}

/** Format of amounts. */
export interface MoneyFormat {
  currency: string
  locale: string
}

export const TAX_EXEMPTIONS = ['outside', 'reverse-charge', 'exempt'] as const
/**
 * Why no tax is charged: the buyer's location has no rates, or a business in another EU country
 * accounts for the tax itself; or staff entered an order of a customer who is exempt, such as a public
 * body with a certificate.
 */
export type TaxExemption = (typeof TAX_EXEMPTIONS)[number]

/** Why no tax is charged, and the name of the country. */
export interface ShownExemption {
  reason: TaxExemption
  country: string
}
