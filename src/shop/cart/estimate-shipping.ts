import { refuse } from '#base'
import { COUNTRY_CODES, countryName } from '../address/countries.ts'
import { isPostcode } from '../address/postcodes.ts'
import { findState, STATES } from '../address/states.ts'
import {
  type CheckoutFields,
  emptyCheckoutFields,
  normalizeFields,
} from '../model/checkout-fields.ts'
import {
  addFlash,
  type CartContext,
  countItems,
  inCartTransaction,
  lockCart,
} from './cart-store.ts'
import type { ChangeResult } from './change.ts'
import { readRemembered, storeFields } from './remembered-fields.ts'
import type { CartMessage } from './texts.ts'
import type { CartNotice } from './view.ts'

/** Texts of the form; empty if missing. */
export interface EstimateFields {
  country: string
  state: string
  postcode: string
  city: string
  /** The chosen method; empty for the default. */
  method: string
}

/**
 * Stores where the goods go and how, for the totals of the cart. Checkout starts with this address.
 * Only the country is required.
 */
export async function estimateShipping(
  context: CartContext,
  request: { key: string | undefined; keepNotice?: boolean; fields: EstimateFields },
): Promise<ChangeResult> {
  const { settings } = context
  const problem = findProblem(request.fields, settings)
  if (problem)
    return refuse('invalid-address', { errors: [{ lineId: undefined, message: problem }] })
  const nowMs = context.clock.now()
  return inCartTransaction(context, async (db): Promise<ChangeResult> => {
    const cart = await lockCart(db, request.key, nowMs)
    if (!cart) {
      return refuse('no-cart', { errors: [{ lineId: undefined, message: { key: 'expired' } }] })
    }
    await storeFields(db, cart.id, withDestination(readRemembered(cart), request.fields))
    const notice: CartNotice = { kind: 'success', key: 'shippingUpdated' }
    if (request.keepNotice) await addFlash(db, cart.id, { notices: [notice], nowMs })
    return { ok: true, count: await countItems(db, cart.id), notice }
  })
}

function findProblem(
  { country, state, postcode }: EstimateFields,
  { sellTo, locale }: { sellTo: readonly string[]; locale: string },
): CartMessage | undefined {
  if (!COUNTRY_CODES.includes(country)) return { key: 'selectCountry' }
  if (sellTo.length > 0 && !sellTo.includes(country)) {
    return { key: 'noShippingTo', values: { country: countryName(country, locale) } }
  }
  if (postcode && !isPostcode(postcode, country)) return { key: 'badPostcode' }
  if (state && country in STATES && !findState(country, state)) return { key: 'badState' }
  return undefined
}

function withDestination(
  remembered: CheckoutFields | undefined,
  { method, ...address }: EstimateFields,
): CheckoutFields {
  const fields = { ...(remembered ?? emptyCheckoutFields) }
  const kind = fields.ship_to_different_address ? 'shipping' : 'billing'
  for (const part of ['country', 'state', 'postcode', 'city'] as const) {
    fields[`${kind}_${part}`] = address[part]
  }
  return normalizeFields({ ...fields, shipping_method: method })
}
