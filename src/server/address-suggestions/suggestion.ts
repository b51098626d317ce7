import type { AddressField } from '#shop/client'

/** Address parts of a place; empty if unknown. */
export type SuggestedAddress = Record<AddressPart, string>
export type AddressPart = Extract<
  AddressField,
  'address_1' | 'postcode' | 'city' | 'state' | 'country'
>

/** A suggestion for a field. */
export interface AddressSuggestion {
  /** Displayed value, such as a street with its number. */
  label: string
  /** Distinguishes it from suggestions with the same name. */
  detail: string
  /** Undefined if the address is requested by `id` after the selection. */
  address?: SuggestedAddress
  id?: string
}

export interface SuggestionQuery {
  text: string
  /** The field that is being filled in. */
  part: AddressPart
  /** ISO 3166-1 codes; empty for all countries. */
  countries: string[]
  /** Language of the site, BCP 47. */
  language: string
  /** Constant from the first letter to the selection; Google bills per session. */
  session: string
}

/** Source of suggestions. Methods throw if there is no usable answer. */
export interface SuggestionProvider {
  find(query: SuggestionQuery): Promise<AddressSuggestion[]>
  /** The address of a place that was found with an `id`. */
  addressOf?(
    id: string,
    query: Pick<SuggestionQuery, 'language' | 'session'>,
  ): Promise<SuggestedAddress | undefined>
}

/** Number of suggestions shown. */
export const MAX_PLACES = 5

export const noAddress: SuggestedAddress = {
  address_1: '',
  postcode: '',
  city: '',
  state: '',
  country: '',
}

/** Converts an address to a suggestion; undefined if it lacks the requested part. */
export function toSuggestion(
  found: SuggestedAddress,
  { part, language, text }: Pick<SuggestionQuery, 'part' | 'language' | 'text'>,
): AddressSuggestion | undefined {
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

/** Countries where the number precedes the street. */
const NUMBER_FIRST = new Set('AU CA FR GB IE IL IN LU MA NZ SG TH TN US ZA'.split(' '))

export function streetLine(street: string, number: string, country: string): string {
  const parts = NUMBER_FIRST.has(country) ? [number, street] : [street, number]
  return parts.filter(Boolean).join(' ')
}

/** Keeps the typed house number if the map has only the street. */
function withNumber({ address_1, country }: SuggestedAddress, text: string): string {
  const number = /(?:^|\s)(\d+\s?[a-z]?)(?=[\s,]|$)/i.exec(text)?.[1] ?? ''
  return address_1 && !/\d/.test(address_1) ? streetLine(address_1, number, country) : address_1
}

/** The first suggestions without duplicates. */
export function firstSuggestions(
  suggestions: (AddressSuggestion | undefined)[],
): AddressSuggestion[] {
  const found = new Map<string, AddressSuggestion>()
  for (const place of suggestions) {
    if (!place) continue
    const key = `${place.label}\n${place.detail}`
    if (!found.has(key)) found.set(key, place)
    if (found.size === MAX_PLACES) break
  }
  return [...found.values()]
}
