import { isRecord } from '#base'
import type { Outbound } from '../../outbound/index.ts'
import {
  firstSuggestions,
  type SuggestedAddress,
  type SuggestionProvider,
  streetLine,
} from '../suggestion.ts'
import { ANSWER_LIMITS, createReader, readJson, recordsIn } from './answers.ts'

export const GOOGLE = 'https://places.googleapis.com/v1'
/** Types of addresses, without shops and sights. The maximum that Google accepts. */
const ADDRESS_TYPES = ['street_address', 'premise', 'route', 'locality', 'postal_code']
const TOWN_TYPES = ['locality', 'postal_town']
/** Maximum that Google accepts. */
const MAX_COUNTRIES = 15

/**
 * Google AddressSuggestions with the owner's key, which never leaves this server. Nothing is cached, as its
 * terms require. Address parts are requested after the selection.
 */
export function createGoogleProvider(
  key: string,
  outbound: Outbound,
  base = GOOGLE,
): SuggestionProvider {
  const headers = (fields: string) => ({ 'x-goog-api-key': key, 'x-goog-fieldmask': fields })
  return {
    async find({ text, part, countries, language, session }) {
      const bytes = await outbound.post({
        url: `${base}/places:autocomplete`,
        contentType: 'application/json',
        headers: headers(
          'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat',
        ),
        body: JSON.stringify({
          input: text,
          includedPrimaryTypes: part === 'city' ? TOWN_TYPES : ADDRESS_TYPES,
          ...(countries.length > 0 && countries.length <= MAX_COUNTRIES
            ? { includedRegionCodes: countries.map(country => country.toLowerCase()) }
            : {}),
          languageCode: language,
          sessionToken: session,
        }),
        ...ANSWER_LIMITS,
      })
      const answer = readJson(bytes)
      if (!isRecord(answer)) throw new Error('not an answer of this kind of server')
      // Without results, Google returns an empty object.
      return firstSuggestions(recordsIn(answer.suggestions ?? []).map(toSuggestion))
    },

    async addressOf(id, { language, session }) {
      const query = new URLSearchParams({ languageCode: language, sessionToken: session })
      const bytes = await outbound.get({
        url: `${base}/places/${encodeURIComponent(id)}?${query}`,
        headers: headers('addressComponents'),
        ...ANSWER_LIMITS,
      })
      const answer = readJson(bytes)
      return isRecord(answer) ? toAddress(recordsIn(answer.addressComponents)) : undefined
    },
  }
}

function toSuggestion({ placePrediction }: Record<string, unknown>) {
  if (!isRecord(placePrediction)) return undefined
  const format = placePrediction.structuredFormat
  const textOf = (name: string) => createReader(isRecord(format) ? format[name] : undefined)('text')
  const id = createReader(placePrediction)('placeId')
  const label = textOf('mainText')
  return id && label ? { id, label, detail: textOf('secondaryText') } : undefined
}

function toAddress(components: Record<string, unknown>[]): SuggestedAddress {
  const read = (name: 'longText' | 'shortText', ...types: string[]) => {
    for (const type of types) {
      const found = components.find(({ types: own }) => Array.isArray(own) && own.includes(type))
      const text = createReader(found)(name)
      if (text) return text
    }
    return ''
  }
  const country = read('shortText', 'country').toUpperCase()
  return {
    address_1: streetLine(read('longText', 'route'), read('longText', 'street_number'), country),
    postcode: read('longText', 'postal_code'),
    city: read('longText', 'locality', 'postal_town', 'sublocality_level_1'),
    state: read('longText', 'administrative_area_level_1'),
    country,
  }
}
