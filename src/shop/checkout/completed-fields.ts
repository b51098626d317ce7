import type { AddressField } from '../address/addresses.ts'
import type { AddressProvider } from '../model/settings.ts'

const ADDRESS: readonly AddressField[] = ['address_1', 'postcode', 'city']

/** Address fields with suggestions (FM-10) by provider. */
export const COMPLETED_FIELDS: Record<AddressProvider, readonly AddressField[]> = {
  off: [],
  'built-in': ['postcode', 'city'],
  photon: ADDRESS,
  nominatim: ADDRESS,
  google: ADDRESS,
}
