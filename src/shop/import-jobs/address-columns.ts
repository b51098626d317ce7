import type { Address, AddressField } from '../address/addresses.ts'
import { COUNTRY_CODES } from '../address/countries.ts'
import { findState } from '../address/states.ts'
import type { TableCells } from './table-cells.ts'

/** Words of headings for the parts of an address. `address` is the address in Shopify's files. */
export const ADDRESS_PARTS: Record<AddressField | 'phone', readonly string[]> = {
  first_name: ['firstname', 'vorname'],
  last_name: ['lastname', 'nachname'],
  company: ['company', 'firma'],
  country: ['country', 'countrycode', 'land'],
  address_1: ['address1', 'address', 'street', 'adresse1', 'strasse', 'address12'],
  address_2: ['address2', 'adresse2'],
  postcode: ['postcode', 'zip', 'postalcode', 'plz', 'postleitzahl'],
  city: ['city', 'ort', 'stadt'],
  state: ['state', 'statecode', 'province', 'provincecode', 'bundesland'],
  phone: ['phone', 'telefon'],
}

export type Side = 'billing' | 'shipping'
const WORDS: Record<Side, string> = { billing: 'rechnungs', shipping: 'liefer' }

/** Columns of an address, with the headings of WooCommerce's exports and of spreadsheets. */
export function addressColumns(side: Side): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(ADDRESS_PARTS).map(([part, words]) => [
      `${side} ${part.replaceAll('_', ' ')}`,
      words.flatMap(word => [`${side}${word}`, `${word}${side}`, WORDS[side] + word]),
    ]),
  )
}

/** An address of a row; undefined without a street or place. Names default to those of the person. */
export function readAddress(
  cells: TableCells,
  side: Side,
): (Address & { phone: string }) | undefined {
  const text = (part: string) => cells.text(`${side} ${part.replaceAll('_', ' ')}`).slice(0, 200)
  if (!text('address_1') && !text('city')) return undefined
  const written = text('country').toUpperCase()
  const country = COUNTRY_CODES.includes(written) ? written : ''
  if (written && !country) {
    const message = `“${text('country')}” is not a country code such as DE and was left out.`
    cells.note('invalid-value', `${side} country`, message, text('country'))
  }
  return {
    first_name: text('first_name') || cells.text('first name').slice(0, 200),
    last_name: text('last_name') || cells.text('last name').slice(0, 200),
    company: text('company'),
    country,
    address_1: text('address_1'),
    address_2: text('address_2'),
    postcode: text('postcode').replace(/^'/, ''),
    city: text('city'),
    state: (country && findState(country, text('state'))) || text('state'),
    phone: (text('phone') || cells.text('billing phone')).replace(/^'/, ''),
  }
}
