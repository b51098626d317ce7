import type { Minor } from '#base'
import type { ShippingMethod, ShopSettings } from '../model/settings.ts'

/**
 * Shipping methods for an order value (with or without tax like the prices); the first zone with
 * the country applies.
 */
export function shippingMethods(
  settings: ShopSettings,
  country: string,
  entered: Minor,
): ShippingMethod[] {
  const zone = settings.zones.find(
    candidate => candidate.countries.length === 0 || candidate.countries.includes(country),
  )
  return (zone?.methods ?? []).filter(method => method.kind !== 'free' || entered >= method.minimum)
}

/** Cost of a method, with or without tax like the prices. */
export function methodCost(method: ShippingMethod): Minor {
  return method.kind === 'free' ? 0 : method.cost
}

/** The selected method, else the cheapest with delivery, else the first. */
export function chooseMethod(
  methods: readonly ShippingMethod[],
  wanted: string | undefined,
): ShippingMethod | undefined {
  const asked = methods.find(method => method.id === wanted)
  if (asked) return asked
  const brought = methods.filter(method => method.kind !== 'pickup')
  const [cheapest] = brought.sort((a, b) => methodCost(a) - methodCost(b))
  return cheapest ?? methods[0]
}
