import type { AddressProvider } from '../settings.ts'
import type { AddressField } from './addresses.ts'

const ADDRESS: readonly AddressField[] = ['address_1', 'postcode', 'city']

/** The fields of every address that are completed while typing (FM-10), by what the provider knows of addresses. */
export const COMPLETED_FIELDS: Record<AddressProvider, readonly AddressField[]> = {
  off: [],
  'built-in': ['postcode', 'city'],
  photon: ADDRESS,
  nominatim: ADDRESS,
  google: ADDRESS,
}
