import type { CheckoutFields } from './fields.ts'
import { findState } from './states.ts'

const UPPER_CASE_POSTCODES = new Set(['CA', 'GB', 'IE', 'NL'])

/** Writes what people write in several ways in one way: states by code, postcodes in capitals. */
export function normalizeFields(fields: CheckoutFields): CheckoutFields {
  const normal = { ...fields }
  for (const kind of ['billing', 'shipping'] as const) {
    const country = fields[`${kind}_country`].toUpperCase()
    const state = fields[`${kind}_state`]
    normal[`${kind}_country`] = country
    normal[`${kind}_state`] = findState(country, state) ?? state
    if (UPPER_CASE_POSTCODES.has(country)) {
      normal[`${kind}_postcode`] = fields[`${kind}_postcode`].toUpperCase()
    }
  }
  return normal
}
