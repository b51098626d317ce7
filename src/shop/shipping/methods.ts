import { currencyDigits, type Minor, roundMinor } from '#base'
import type { ShopSettings } from '../model/settings.ts'
import type { PickupPlace, ShippingMethod, ShippingRow } from '../model/shipping-settings.ts'
import { findZone, type ShippingLocation } from './find-zone.ts'
import { parseFormula } from './formula.ts'

/** Items of a cart line that are sent. */
export interface ShippedItems {
  quantity: number
  /** Weight of one item, in the shop's unit. */
  weight: number
  shippingClass: string
  /** Value of all items before discounts, as entered. */
  value: Minor
}

export interface Parcel {
  location: ShippingLocation
  items: readonly ShippedItems[]
  /** Value of the goods before and after discounts, in the basis of the order. */
  value: { before: Minor; after: Minor }
  /** Whether a coupon grants free shipping. */
  isFree: boolean
}

/** A method as offered for a parcel. A method with several places is offered for each. */
export interface ShippingOffer {
  id: string
  kind: ShippingMethod['kind']
  title: string
  /** With or without tax like the prices. */
  cost: Minor
  place: PickupPlace | undefined
  delivery: ShippingMethod['delivery']
}

/** Shipping methods for a parcel, of the first zone that includes its location. */
export function offerShipping(settings: ShopSettings, parcel: Parcel): ShippingOffer[] {
  const zone = findZone(settings.zones, parcel.location)
  return (zone?.methods ?? []).flatMap(method => offersOf(settings, method, parcel))
}

/** Progress towards free shipping, in the basis of the order. */
export interface FreeShipping {
  minimum: Minor
  left: Minor
}

/** The lowest value from which a method is free at this location; undefined without one. */
export function findFreeShipping(settings: ShopSettings, parcel: Parcel): FreeShipping | undefined {
  const { value } = parcel
  const zone = findZone(settings.zones, parcel.location)
  const limits = (zone?.methods ?? [])
    .filter(
      ({ kind, requires = 'minimum', minimum }) =>
        kind === 'free' && minimum > 0 && (requires === 'minimum' || requires === 'either'),
    )
    .map(({ minimum, beforeDiscounts = false }) => {
      const reached = beforeDiscounts ? value.before : value.after
      return { minimum, left: Math.max(0, minimum - reached) }
    })
  return limits.toSorted((a, b) => a.left - b.left)[0]
}

/** The selected method, else the cheapest with delivery, else the first. */
export function chooseMethod(
  offers: readonly ShippingOffer[],
  wanted: string | undefined,
): ShippingOffer | undefined {
  const asked = offers.find(offer => offer.id === wanted)
  if (asked) return asked
  const brought = offers.filter(offer => offer.kind !== 'pickup')
  const [cheapest] = brought.sort((a, b) => a.cost - b.cost)
  return cheapest ?? offers[0]
}

function offersOf(settings: ShopSettings, method: ShippingMethod, parcel: Parcel): ShippingOffer[] {
  const cost = costOf(settings, method, parcel)
  if (cost === undefined) return []
  const { id, kind, title, delivery, places = [] } = method
  const offer = { id, kind, title, delivery, cost, place: undefined }
  if (kind !== 'pickup' || places.length === 0) return [offer]
  return places.map(place => ({
    ...offer,
    id: places.length > 1 ? `${id}:${place.id}` : id,
    title: `${title}: ${place.name}`,
    place,
  }))
}

/** Undefined if the method is not offered. */
function costOf(settings: ShopSettings, method: ShippingMethod, parcel: Parcel): Minor | undefined {
  switch (method.kind) {
    case 'free':
      return isFreeFor(method, parcel) ? 0 : undefined
    case 'table':
      return costByTable(method, parcel)
    case 'flat':
      return flatCost(settings, method, parcel)
    default:
      return method.cost
  }
}

function isFreeFor(
  { requires = 'minimum', minimum, beforeDiscounts = false }: ShippingMethod,
  { value, isFree }: Parcel,
): boolean {
  const isReached = (beforeDiscounts ? value.before : value.after) >= minimum
  switch (requires) {
    case 'nothing':
      return true
    case 'coupon':
      return isFree
    case 'either':
      return isReached || isFree
    case 'both':
      return isReached && isFree
    default:
      return isReached
  }
}

function costByTable({ by = 'weight', rows = [] }: ShippingMethod, parcel: Parcel) {
  const measured = {
    weight: roundWeight(sum(parcel.items.map(item => item.weight * item.quantity))),
    value: parcel.value.after,
    items: sum(parcel.items.map(item => item.quantity)),
  }[by]
  return rows.toSorted(byLimit).find(row => row.upTo === null || measured <= row.upTo)?.cost
}

const byLimit = (a: ShippingRow, b: ShippingRow) =>
  (a.upTo ?? Number.POSITIVE_INFINITY) - (b.upTo ?? Number.POSITIVE_INFINITY)

function flatCost(
  { currency, exchange }: ShopSettings,
  { cost, formula = '', classCosts = [], classRule = 'sum' }: ShippingMethod,
  { items }: Parcel,
): Minor {
  const minor = 10 ** currencyDigits(currency)
  // Amounts in formulas are in the base currency.
  const rate = Number(exchange?.rate ?? 1)
  const evaluate = (text: string, of: readonly ShippedItems[]) =>
    (parseFormula(text)?.({
      quantity: sum(of.map(item => item.quantity)),
      value: sum(of.map(item => item.value)) / minor / rate,
      weight: roundWeight(sum(of.map(item => item.weight * item.quantity))),
    }) ?? 0) *
    rate *
    minor
  const ofClasses = classCosts.flatMap(({ shippingClass, formula }) => {
    const own = items.filter(item => item.shippingClass === shippingClass)
    return own.length > 0 ? [evaluate(formula, own)] : []
  })
  const extra = classRule === 'sum' ? sum(ofClasses) : Math.max(0, ...ofClasses)
  return Math.max(0, roundMinor(cost + evaluate(formula, items) + extra))
}

/** Sums of weights such as 0.1 + 0.2 must not exceed the limit 0.3. */
const roundWeight = (weight: number) => Math.round(weight * 1e6) / 1e6

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
