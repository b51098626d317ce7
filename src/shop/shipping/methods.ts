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

/** The method asked for, else the first. */
export function chooseMethod(
  methods: readonly ShippingMethod[],
  wanted: string | undefined,
): ShippingMethod | undefined {
  return methods.find(method => method.id === wanted) ?? methods[0]
}
