import { formatAddress } from 'localized-address-format'
import type { Address } from './addresses.ts'
import { countryName } from './countries.ts'
import { stateName } from './states.ts'

/** Countries that write the code of the state, such as `CA`. */
const WRITES_CODE = ['AU', 'BR', 'CA', 'IT', 'US']

const EAST_ASIAN = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u

/** Lines of an address in the format of its country, with the country in the given language. */
export function addressLines(address: Address, locale: string): string[] {
  const country = countryName(address.country, locale).trim()
  return [...domesticLines(address), ...(country ? [country] : [])]
}

/**
 * Lines of an address as they are written within its country. Addresses in East Asian scripts start
 * with the largest part, as they do there.
 */
export function domesticLines(address: Address): string[] {
  const { country, company, postcode, city } = address
  const isNative = EAST_ASIAN.test(`${address.address_1}${city}`)
  const state = WRITES_CODE.includes(country)
    ? address.state
    : stateName(country, address.state, isNative)
  const name = joinName(address, isNative)
  const street = [address.address_1, address.address_2]
  const format = (addressLines: string[]) =>
    formatAddress(
      {
        ...{ postalCountry: country, name, organization: company, locality: city },
        postalCode: postcode,
        // Some cities are a state of the same name.
        administrativeArea: isSame(state, city) ? '' : state,
        addressLines: addressLines.filter(Boolean),
      },
      isNative ? 'local' : 'latin',
    ).map(line => line.replace(/^[\s,-]+/, ''))
  const lines = format(street)
  const left = [postcode, city, isSame(state, city) ? '' : state].filter(
    part => part && !lines.some(line => fold(line).includes(fold(part))),
  )
  // Formats of some countries have no city or postcode, but buyers may enter one.
  const complete = left.length > 0 ? format(withParts(street, left, isNative)) : lines
  return complete.map(line => line.trim()).filter(Boolean)
}

const withParts = (street: string[], parts: string[], isNative: boolean) =>
  isNative ? [...parts, ...street] : [...street, ...parts]

function joinName({ first_name, last_name }: Address, isNative: boolean): string {
  const names = isNative ? [last_name, first_name] : [first_name, last_name]
  return names.join(' ').trim()
}

const fold = (text: string) => text.normalize('NFKD').toLowerCase()
const isSame = (a: string, b: string) => fold(a) === fold(b)
