import { escapeHtml } from '#base'
import type { ActionOutcome, Live, LoadContext } from '#module-kit'
import { cartKeyOf } from '#shop'
import type { CheckoutState, CheckoutView } from '#shop/schema'
import type { Services } from '../services.ts'
import type { Props } from './props.ts'

export interface CheckoutData {
  view: Omit<CheckoutView, 'countries'>
  /** Options of the two country lists as HTML; the browser keeps those that it has. */
  countries: { billing: string; shipping: string }
}

export async function load(
  _props: Live<typeof Props>,
  context: LoadContext<Services>,
): Promise<CheckoutData> {
  const key = cartKeyOf(context.visitor())
  const { shop } = context.services
  const state = stateOf(context.outcome)
  // Whoever looks at the module by itself sees it at work.
  const isExample = context.page.id === 'gallery'
  const { countries, ...view } = isExample
    ? await shop.samples.checkout()
    : await shop.checkout.view({ key, state })
  const { fields } = view
  return {
    view,
    countries: {
      billing: toOptions(countries, fields.billing_country),
      shipping: toOptions(countries, fields.shipping_country),
    },
  }
}

function toOptions(countries: CheckoutView['countries'], chosen: string): string {
  const options = countries.map(({ code, name }) => {
    const selected = code === chosen ? ' selected' : ''
    return `<option value="${code}"${selected}>${escapeHtml(name)}</option>`
  })
  return `<option value="">Select a country / region…</option>${options.join('')}`
}

/** What was refused, or what the overview was asked for with. */
function stateOf(outcome: ActionOutcome | undefined): CheckoutState | undefined {
  if (!outcome) return undefined
  if (!outcome.result.ok) return outcome.result.refusal as CheckoutState
  const { fields, errors } = outcome.result.answer as CheckoutView
  return { fields, errors }
}
