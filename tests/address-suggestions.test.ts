import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultShopSettings, type ShopSettings } from '#shop/schema'
import { createAddressSuggestions } from '../src/server/address-suggestions/create-address-suggestions.ts'
import { createGazetteer } from '../src/server/address-suggestions/providers/gazetteer.ts'
import { createOutbound } from '../src/server/outbound/index.ts'
import { startGeocoder } from './doubles/geocoder.ts'
import { createManualClock } from './support/manual-clock.ts'

const session = '11111111-2222-4333-8444-555555555555'
const typed = { text: 'Hauptstr', part: 'address_1', country: 'DE', session } as const
let geocoder: Awaited<ReturnType<typeof startGeocoder>>
beforeEach(async () => {
  geocoder = await startGeocoder()
})
afterEach(() => geocoder.stop())

function open(
  provider: ShopSettings['addressSuggestions']['provider'],
  { server = geocoder.url, allowPrivate = true, locale = 'de', key = 'secret-key' } = {},
) {
  const clock = createManualClock(0)
  const problems: { provider: string; reason: string }[] = []
  const places = createAddressSuggestions({
    pages: { settings: { other: async () => ({ key }) } as never },
    settings: async () => ({
      ...defaultShopSettings,
      locale,
      sellTo: ['DE', 'AT'],
      addressSuggestions: { provider, server },
    }),
    outbound: createOutbound({ allowPrivate, now: clock.now }),
    clock,
    onProblem: problem => problems.push(problem),
    google: geocoder.url,
  })
  return { places, clock, problems }
}

const photon = (properties: object) => ({ type: 'Feature', properties })
const house = {
  osm_key: 'place',
  type: 'house',
  street: 'Hauptstraße',
  housenumber: '5',
  postcode: '10827',
  city: 'Berlin',
  state: 'Berlin',
  countrycode: 'DE',
}

describe('FM-10: addresses that are suggested', () => {
  it('come from the built-in towns: the largest first, by every name, in the country that was chosen', async () => {
    const { places } = open('built-in')
    const find = (text: string, country = 'DE') =>
      places.find({ text, country, part: 'city', session })
    const labels = async (text: string, country?: string) =>
      (await find(text, country))?.map(place => place.label)
    expect((await labels('ber'))?.[0]).toBe('Berlin')
    expect(await labels('munich')).toEqual(['München'])
    expect((await labels('MUNCHEN'))?.[0]).toBe('München')
    expect((await labels('hel', 'FI'))?.[0]).toBe('Helsinki')
    const springfields = await find('springfield', 'US')
    expect(springfields).toHaveLength(5)
    expect(springfields?.[0]?.address).toMatchObject({ city: 'Springfield', state: 'Missouri' })
    expect(springfields?.[0]?.detail).toBe('Missouri, Vereinigte Staaten')
    expect(await labels('x')).toEqual([])
    expect(await labels('berlin', 'ZZ')).toEqual([])
    expect(await labels('', 'DE')).toEqual([])
    // A city name does not match street names.
    expect(await places.find({ ...typed, text: 'Berlin' })).toEqual([])
    expect(geocoder.asked).toEqual([])
  })

  it('are found among the towns of a large country, the largest first', async () => {
    const query = { part: 'city' as const, countries: ['US'], language: 'en', session }
    const found = await createGazetteer().find({ ...query, text: 'san' })
    expect(found.map(place => place.label)).toContain('San Antonio')
    expect(found).toHaveLength(5)
  })

  it('contain postcodes with towns for the built-in countries', async () => {
    const { places } = open('built-in')
    const find = async (text: string, country: string) =>
      (await places.find({ text, country, part: 'postcode', session }))?.map(
        ({ label, detail }) => `${label}, ${detail}`,
      )
    expect(await find('10115', 'DE')).toEqual(['10115 Berlin, Deutschland'])
    expect(await find('803', 'DE')).toHaveLength(5)
    expect(await find('75008', 'FR')).toEqual(['75008 Paris, Frankreich'])
    expect((await find('20', 'FR'))?.[0], 'in their order').toMatch(/^20000 Ajaccio/)
    const [found] =
      (await places.find({
        text: ' 62701',
        country: 'US',
        part: 'postcode',
        session,
      })) ?? []
    expect(found?.address).toEqual({
      address_1: '',
      postcode: '62701',
      city: 'Springfield',
      state: 'Illinois',
      country: 'US',
    })
    // Without postcode data the field has no suggestions.
    expect(await find('00100', 'FI')).toEqual([])
    expect(await find('Berlin', 'DE')).toEqual([])
  })

  it('from Photon contain only addresses in the sales countries, without duplicates', async () => {
    const { places } = open('photon', { server: `${geocoder.url}/photon/` })
    geocoder.saysJson({
      features: [
        photon({ ...house, osm_key: 'shop', name: 'Bakery', housenumber: '90' }),
        photon({ ...house, osm_key: 'tourism', name: 'Museum', housenumber: '91' }),
        photon({ ...house, countrycode: 'PL', housenumber: '92' }),
        photon(house),
        photon(house),
        photon({ ...house, type: 'street', name: 'Hauptstraße', housenumber: undefined }),
        photon({ ...house, type: 'county' }),
        'nonsense',
        photon({ ...house, street: { nested: true } }),
      ],
    })
    expect(await places.find(typed)).toEqual([
      {
        label: 'Hauptstraße 5',
        detail: '10827 Berlin, Deutschland',
        address: {
          address_1: 'Hauptstraße 5',
          postcode: '10827',
          city: 'Berlin',
          state: 'Berlin',
          country: 'DE',
        },
      },
      expect.objectContaining({ label: 'Hauptstraße' }),
    ])
    const { url } = geocoder.asked[0] ?? {}
    expect(url?.pathname).toBe('/photon/api')
    expect(url?.searchParams.get('q')).toBe('Hauptstr, Deutschland')
    expect(url?.searchParams.get('lang')).toBe('de')
    expect(url?.searchParams.getAll('layer')).toContain('street')
    // Repeated text is not requested again.
    await places.find(typed)
    expect(geocoder.asked).toHaveLength(1)
    // An unknown house number is kept as typed.
    const [, street] = (await places.find({ ...typed, text: 'Hauptstr 7b' })) ?? []
    expect(street?.address?.address_1).toBe('Hauptstraße 7b')
  })

  it('are asked of Photon without a language that it does not know', async () => {
    const { places } = open('photon', { locale: 'ar' })
    geocoder.saysJson({ features: [] })
    expect(await places.find({ ...typed, country: '' })).toEqual([])
    expect(geocoder.asked[0]?.url.searchParams.has('lang')).toBe(false)
  })

  it('are asked of Nominatim', async () => {
    const { places } = open('nominatim')
    const address = {
      road: 'Rue de Rivoli',
      house_number: '12',
      postcode: '75004',
      city: 'Paris',
      state: 'Île-de-France',
      country_code: 'fr',
    }
    geocoder.saysJson([
      { category: 'shop', address: { ...address, house_number: '90' } },
      { category: 'amenity', address: { ...address, house_number: '91' } },
      { category: 'place', address },
    ])
    expect(await places.find({ ...typed, country: '' })).toEqual([
      expect.objectContaining({
        label: '12 Rue de Rivoli',
        address: expect.objectContaining({ city: 'Paris', country: 'FR' }),
      }),
    ])
    const { searchParams, pathname } = geocoder.asked[0]?.url ?? new URL('http://none')
    expect(pathname).toBe('/search')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      countrycodes: 'de,at',
      'accept-language': 'de',
      addressdetails: '1',
      layer: 'address',
    })
  })

  it('from Google use the secret key and one session, as geocodes', async () => {
    const { places } = open('google')
    geocoder.saysJson({
      suggestions: [
        {
          placePrediction: {
            placeId: 'ChIJ1',
            structuredFormat: {
              mainText: { text: 'Hauptstraße 5' },
              secondaryText: { text: 'Berlin, Deutschland' },
            },
          },
        },
        { queryPrediction: { text: { text: 'pizza' } } },
      ],
    })
    const found = await places.find(typed)
    expect(found).toEqual([{ id: 'ChIJ1', label: 'Hauptstraße 5', detail: 'Berlin, Deutschland' }])
    expect(JSON.stringify(found)).not.toContain('secret-key')
    const [first] = geocoder.asked
    expect(first?.url.pathname).toBe('/places:autocomplete')
    expect(first?.headers['x-goog-api-key']).toBe('secret-key')
    expect(first?.url.search).toBe('')
    expect(first?.body).toEqual({
      input: 'Hauptstr',
      includedPrimaryTypes: ['street_address', 'premise', 'route', 'locality', 'postal_code'],
      includedRegionCodes: ['de'],
      languageCode: 'de',
      sessionToken: session,
    })
    const component = (longText: string, shortText: string, ...types: string[]) => ({
      longText,
      shortText,
      types,
    })
    geocoder.saysJson({
      addressComponents: [
        component('5', '5', 'street_number'),
        component('Hauptstraße', 'Hauptstr.', 'route'),
        component('Berlin', 'Berlin', 'locality', 'political'),
        component('10827', '10827', 'postal_code'),
        component('Deutschland', 'DE', 'country', 'political'),
      ],
    })
    expect(await places.addressOf({ id: 'ChIJ1', session })).toEqual({
      address_1: 'Hauptstraße 5',
      postcode: '10827',
      city: 'Berlin',
      state: '',
      country: 'DE',
    })
    expect(geocoder.asked[1]?.url.searchParams.get('sessionToken')).toBe(session)
    expect(geocoder.asked[1]?.headers['x-goog-fieldmask']).toBe('addressComponents')
    geocoder.saysJson({})
    expect(await places.find({ ...typed, text: 'nothing here' })).toEqual([])
  })

  for (const provider of ['photon', 'nominatim', 'google'] as const) {
    it.each([
      ['429', (response: ServerResponse) => response.writeHead(429).end('{}')],
      ['500', (response: ServerResponse) => response.writeHead(500).end()],
      ['HTML', (response: ServerResponse) => response.end('<html>')],
      ['nonsense', (response: ServerResponse) => response.end('"hello"')],
      [
        'a list of the wrong kind',
        (response: ServerResponse) => response.end('{"features":5,"suggestions":5}'),
      ],
      ['half an answer', (response: ServerResponse) => response.destroy()],
    ])(
      `are none while ${provider} answers %s, and it is left alone for a moment`,
      async (_, say) => {
        const { places, clock, problems } = open(provider)
        geocoder.says(response => void say(response))
        expect(await places.find(typed)).toEqual([])
        expect(problems).toHaveLength(1)
        expect(JSON.stringify(problems)).not.toContain('Hauptstr')
        expect(JSON.stringify(problems)).not.toContain('secret-key')
        const before = geocoder.asked.length
        await places.find({ ...typed, text: 'Hauptstra' })
        expect(geocoder.asked).toHaveLength(before)
        clock.advance(11_000)
        await places.find({ ...typed, text: 'Hauptstras' })
        expect(geocoder.asked).toHaveLength(before + 1)
      },
    )
  }

  it('are none when a server takes too long', async () => {
    const { places, problems } = open('nominatim')
    geocoder.says(() => {})
    const begun = performance.now()
    expect(await places.find(typed)).toEqual([])
    expect(performance.now() - begun).toBeLessThan(4500)
    expect(problems).toHaveLength(1)
  })

  it('never call a private address', async () => {
    const { places, problems } = open('photon', { allowPrivate: false })
    expect(await places.find(typed)).toEqual([])
    expect(geocoder.asked).toEqual([])
    expect(problems).toHaveLength(1)
    const google = open('google', { allowPrivate: false })
    expect(await google.places.find(typed)).toEqual([])
    expect(geocoder.asked).toEqual([])
  })

  it('are none where they are off, or not set up', async () => {
    expect(await open('off').places.find(typed)).toBeUndefined()
    expect(await open('photon', { server: '' }).places.find(typed)).toEqual([])
    expect(await open('google', { key: '' }).places.find(typed)).toEqual([])
    expect(geocoder.asked).toEqual([])
  })
})
