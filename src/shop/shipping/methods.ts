import type { Minor } from '#base'
import type { ShippingMethod, ShopSettings } from '../settings.ts'

/** Methods that a cart of this subtotal can be sent with; the first zone that covers the country decides. */
export function shippingMethods(
  settings: ShopSettings,
  country: string,
  subtotal: Minor,
): ShippingMethod[] {
  const zone = settings.zones.find(
    candidate => candidate.countries.length === 0 || candidate.countries.includes(country),
  )
  return (zone?.methods ?? []).filter(
    method => method.kind !== 'free' || subtotal >= method.minimum,
  )
}

/** The method asked for, else the cheapest that brings the goods, else the first. */
export function chooseMethod(
  methods: readonly ShippingMethod[],
  wanted: string | undefined,
): ShippingMethod | undefined {
  const asked = methods.find(method => method.id === wanted)
  if (asked) return asked
  const costOf = (method: ShippingMethod) => (method.kind === 'free' ? 0 : method.cost)
  const brought = methods.filter(method => method.kind !== 'pickup')
  const [cheapest] = brought.sort((a, b) => costOf(a) - costOf(b))
  return cheapest ?? methods[0]
}
