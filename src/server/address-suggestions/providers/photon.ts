import type { Outbound } from '../../outbound/index.ts'
import {
  type AddressPart,
  countryName,
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

/** More than are shown, because shops, sights and other countries are filtered out. */
const ASKED_FOR = 20
const TOWN_LAYERS = ['city', 'locality', 'district']
const ADDRESS_LAYERS = ['house', 'street', ...TOWN_LAYERS]
/** Languages of a default installation; others are refused. */
const LANGUAGES = new Set(['en', 'de', 'fr'])

/** A Photon server (https://github.com/komoot/photon). */
export function createPhoton(server: string, outbound: Outbound): SuggestionProvider {
  return {
    async find(query) {
      const { text, part, countries, language } = query
      const [base = ''] = language.split('-')
      const [only, ...more] = countries
      const nearest = only && more.length === 0 ? countryName(only, base) : ''
      const url = new URL(
        addressBelow(server, 'api', {
          q: [text, nearest].filter(Boolean).join(', '),
          limit: String(ASKED_FOR),
          lang: LANGUAGES.has(base) ? base : '',
        }),
      )
      for (const layer of part === 'city' ? TOWN_LAYERS : ADDRESS_LAYERS) {
        url.searchParams.append('layer', layer)
      }
      const bytes = await outbound.get({ url: url.href, cacheMs: CACHE_MS, ...ANSWER_LIMITS })
      const answer = readJson(bytes) as { features?: unknown } | null
      const addresses = recordsIn(answer?.features).map(one => toAddress(one.properties, part))
      const suggestions = addresses.map(address => {
        const isSoldTo = countries.length === 0 || countries.includes(address?.country ?? '')
        return address && isSoldTo ? toSuggestion(address, query) : undefined
      })
      return firstSuggestions(suggestions)
    },
  }
}

function toAddress(properties: unknown, part: AddressPart): SuggestedAddress | undefined {
  const read = createReader(properties)
  if (!ADDRESS_KINDS.has(read('osm_key'))) return undefined
  const type = read('type')
  const country = read('countrycode').toUpperCase()
  const rest = { postcode: read('postcode'), state: read('state'), country }
  if (type === 'house') {
    const [street, number] = [read('street'), read('housenumber')]
    if (!street || !number) return undefined
    return { ...rest, address_1: streetLine(street, number, country), city: read('city') }
  }
  if (type === 'street') return { ...rest, address_1: read('name', 'street'), city: read('city') }
  if (!TOWN_LAYERS.includes(type)) return undefined
  // A district belongs to its town, unless districts were requested.
  const city = type === 'district' && part !== 'city' ? read('city', 'name') : read('name')
  return { ...rest, address_1: '', city }
}
