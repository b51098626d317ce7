import type { AddressField } from '#shop/client'

/** What of an address a place can say; empty where it does not. */
export type PlaceAddress = Record<PlacePart, string>
export type PlacePart = Extract<
  AddressField,
  'address_1' | 'postcode' | 'city' | 'state' | 'country'
>

/** What is suggested for a field. */
export interface Place {
  /** What is chosen, such as a street with its number. */
  label: string
  /** What tells it from another of that name. */
  detail: string
  /** Undefined where the address is asked for with `id` when the place was chosen. */
  address?: PlaceAddress
  id?: string
}

export interface PlaceQuery {
  text: string
  /** The field that is being filled in. */
  part: PlacePart
  /** Codes of ISO 3166-1; empty for everywhere. */
  countries: string[]
  /** Of the site, BCP 47. */
  language: string
  /** The same from the first letter to the choice: Google counts what is typed as one. */
  session: string
}

/** Who knows places. Throws where there is no usable answer. */
export interface PlaceProvider {
  find(query: PlaceQuery): Promise<Place[]>
  /** The address of a place that was found with an `id`. */
  addressOf?(
    id: string,
    query: Pick<PlaceQuery, 'language' | 'session'>,
  ): Promise<PlaceAddress | undefined>
}

/** Shown at once. */
export const MAX_PLACES = 5

export const noAddress: PlaceAddress = {
  address_1: '',
  postcode: '',
  city: '',
  state: '',
  country: '',
}

/** A place as it is listed; undefined where its address says nothing of the field. */
export function toPlace(
  found: PlaceAddress,
  { part, language, text }: Pick<PlaceQuery, 'part' | 'language' | 'text'>,
): Place | undefined {
  if (!found[part]) return undefined
  const address = { ...found, address_1: withNumber(found, text) }
  const town = [address.postcode, address.city].filter(Boolean).join(' ')
  const country = countryName(address.country, language)
  const label = part === 'address_1' ? address.address_1 : part === 'city' ? address.city : town
  const rest = part === 'address_1' ? [town] : [address.state]
  return { label, detail: [...rest, country].filter(Boolean).join(', '), address }
}

export function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
}

/** Where the number comes before the street. */
const NUMBER_FIRST = new Set('AU CA FR GB IE IL IN LU MA NZ SG TH TN US ZA'.split(' '))

export function streetLine(street: string, number: string, country: string): string {
  const parts = NUMBER_FIRST.has(country) ? [number, street] : [street, number]
  return parts.filter(Boolean).join(' ')
}

/** A street without a number keeps the one that was typed: not every house is on the map. */
function withNumber({ address_1, country }: PlaceAddress, text: string): string {
  const number = /(?:^|\s)(\d+\s?[a-z]?)(?=[\s,]|$)/i.exec(text)?.[1] ?? ''
  return address_1 && !/\d/.test(address_1) ? streetLine(address_1, number, country) : address_1
}

/** The first few of them, none twice. */
export function firstPlaces(places: (Place | undefined)[]): Place[] {
  const found = new Map<string, Place>()
  for (const place of places) {
    if (!place) continue
    const key = `${place.label}\n${place.detail}`
    if (!found.has(key)) found.set(key, place)
    if (found.size === MAX_PLACES) break
  }
  return [...found.values()]
}
