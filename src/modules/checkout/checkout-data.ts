import { type CheckoutView, toCountryOptions } from '#shop/schema'

export interface CheckoutData {
  view: Omit<CheckoutView, 'countries'>
  /** HTML options of the country selects; the browser keeps the existing ones. */
  countries: { billing: string; shipping: string }
}

export function toCheckoutData({ countries, ...view }: CheckoutView): CheckoutData {
  const { billing_country, shipping_country } = view.fields
  return {
    view,
    countries: {
      billing: toCountryOptions(countries, billing_country),
      shipping: toCountryOptions(countries, shipping_country),
    },
  }
}
