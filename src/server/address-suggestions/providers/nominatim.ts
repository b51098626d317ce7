import type { Outbound } from '../../outbound/index.ts'
import {
  firstSuggestions,
  type SuggestedAddress,
  type SuggestionProvider,
  streetLine,
  toSuggestion,
} from '../suggestion.ts'
import {
  ADDRESS_KINDS,
  ANSWER_LIMITS,
  addressBelow,
  CACHE_MS,
  createReader,
  readJson,
  recordsIn,
} from './answers.ts'

const ASKED_FOR = 15

/**
 * A Nominatim server of the owner (https://nominatim.org). The public one does not allow
 * suggestions while typing.
 */
export function createNominatim(server: string, outbound: Outbound): SuggestionProvider {
  return {
    async find(query) {
      const url = addressBelow(server, 'search', {
        q: query.text,
        format: 'jsonv2',
        addressdetails: '1',
        layer: 'address',
        limit: String(ASKED_FOR),
        countrycodes: query.countries.join(',').toLowerCase(),
        'accept-language': query.language,
      })
      const bytes = await outbound.get({ url, cacheMs: CACHE_MS, ...ANSWER_LIMITS })
      const suggestions = recordsIn(readJson(bytes)).map(one => {
        const address = toAddress(one)
        return address && toSuggestion(address, query)
      })
      return firstSuggestions(suggestions)
    },
  }
}

function toAddress(item: Record<string, unknown>): SuggestedAddress | undefined {
  if (!ADDRESS_KINDS.has(createReader(item)('category', 'class'))) return undefined
  const read = createReader(item.address)
  const country = read('country_code').toUpperCase()
  return {
    address_1: streetLine(read('road', 'pedestrian'), read('house_number'), country),
    postcode: read('postcode'),
    city: read('city', 'town', 'village', 'municipality', 'hamlet'),
    state: read('state'),
    country,
  }
}
