import { escapeHtml } from '#base'
import type { CheckoutView } from '#shop/schema'

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
      billing: toOptions(countries, billing_country),
      shipping: toOptions(countries, shipping_country),
    },
  }
}

function toOptions(countries: CheckoutView['countries'], chosen: string): string {
  const options = countries.map(({ code, name }) => {
    const selected = code === chosen ? ' selected' : ''
    return `<option value="${code}"${selected}>${escapeHtml(name)}</option>`
  })
  return options.join('')
}
