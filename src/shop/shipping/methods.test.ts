import { describe, expect, test } from 'vitest'
import { defaultShopSettings } from '../model/settings.ts'
import type { ShippingMethod, ShippingZone } from '../model/shipping-settings.ts'
import { findZone } from './find-zone.ts'
import { offerShipping, type Parcel } from './methods.ts'

const zone = (name: string, changes: Partial<ShippingZone>): ShippingZone => ({
  name,
  countries: [],
  methods: [],
  ...changes,
})
const at = (country: string, state = '', postcode = '') => ({ country, state, postcode })

describe('findZone', () => {
  const zones = [
    zone('Bavaria', { countries: ['DE'], postcodes: ['80000...87999', '9*'] }),
    zone('Germany', { countries: ['DE'] }),
    zone('California', { states: ['US:CA'] }),
    zone('London', { countries: ['GB'], postcodes: ['EC1A 1BB', 'SW*'] }),
    zone('Rest of the world', {}),
  ]
  test.each([
    [at('DE', '', '80331'), 'Bavaria'],
    [at('DE', '', '97070'), 'Bavaria'],
    [at('DE', '', '10115'), 'Germany'],
    [at('DE'), 'Germany'],
    [at('US', 'CA', '94105'), 'California'],
    [at('US', 'NY', '10001'), 'Rest of the world'],
    [at('GB', '', 'ec1a1bb'), 'London'],
    [at('GB', '', 'sw1a 2aa'), 'London'],
    [at('GB', '', 'M1 1AE'), 'Rest of the world'],
    [at(''), 'Rest of the world'],
  ])('SH-4: %o is in the zone %s', (location, name) => {
    expect(findZone(zones, location)?.name).toBe(name)
  })

  test('SH-4: without a zone for the rest of the world, other countries have none', () => {
    expect(findZone(zones.slice(0, 2), at('FR', '', '75001'))).toBeUndefined()
  })
})

const method = (changes: Partial<ShippingMethod>): ShippingMethod => ({
  id: 'm',
  kind: 'flat',
  title: 'Parcel',
  cost: 0,
  minimum: 0,
  ...changes,
})

const item = { quantity: 1, weight: 0, shippingClass: '', value: 999 }

function costs(changes: Partial<ShippingMethod>, parcel: Partial<Parcel> = {}) {
  const settings = {
    ...defaultShopSettings,
    zones: [zone('Everywhere', { methods: [method(changes)] })],
  }
  const items = parcel.items ?? [item]
  const value = items.reduce((sum, one) => sum + one.value, 0)
  const offers = offerShipping(settings, {
    location: at('DE'),
    items,
    value: { before: value, after: value },
    isFree: false,
    ...parcel,
  })
  return offers.map(offer => offer.cost)
}

describe('offerShipping', () => {
  test('SH-4: a formula adds to the flat rate', () => {
    const items = [{ ...item, quantity: 4, value: 3996 }]
    expect(costs({ cost: 500, formula: '2.50 * [qty]' }, { items })).toEqual([1500])
    expect(costs({ formula: '[fee percent="10" min_fee="4"]' }, { items })).toEqual([400])
  })

  test('SH-4: costs of shipping classes are added, or the highest counts', () => {
    const items = [
      { ...item, shippingClass: 'bulky', quantity: 2 },
      { ...item, shippingClass: 'fragile' },
      item,
    ]
    const classCosts = [
      { shippingClass: 'bulky', formula: '10 * [qty]' },
      { shippingClass: 'fragile', formula: '5' },
      { shippingClass: 'cold', formula: '100' },
    ]
    expect(costs({ cost: 300, classCosts }, { items })).toEqual([2800])
    expect(costs({ cost: 300, classCosts, classRule: 'highest' }, { items })).toEqual([2300])
  })

  test.each([
    [0.5, [490]],
    [1, [490]],
    [1.01, [690]],
    [5, [690]],
    [5.01, []],
  ])('SH-4: by weight, %d kg cost %o', (weight, expected) => {
    const rows = [
      { upTo: 5, cost: 690 },
      { upTo: 1, cost: 490 },
    ]
    expect(costs({ kind: 'table', by: 'weight', rows }, { items: [{ ...item, weight }] })).toEqual(
      expected,
    )
  })

  test('SH-4: weights are compared without errors of binary fractions', () => {
    const items = [{ ...item, weight: 0.1, quantity: 3 }]
    const rows = [
      { upTo: 0.3, cost: 100 },
      { upTo: null, cost: 900 },
    ]
    expect(costs({ kind: 'table', by: 'weight', rows }, { items })).toEqual([100])
  })

  test('SH-4: by value and by number of items', () => {
    const rows = [
      { upTo: 2, cost: 100 },
      { upTo: null, cost: 300 },
    ]
    expect(costs({ kind: 'table', by: 'items', rows }, { items: [item, item] })).toEqual([100])
    expect(costs({ kind: 'table', by: 'items', rows }, { items: [item, item, item] })).toEqual([
      300,
    ])
    const byValue = { kind: 'table', by: 'value', rows: [{ upTo: 999, cost: 100 }] } as const
    expect(costs({ ...byValue, rows: [...byValue.rows] })).toEqual([100])
    expect(costs({ ...byValue, rows: [{ upTo: 998, cost: 100 }] })).toEqual([])
  })

  const minimum = 1000
  test.each([
    ['nothing', 999, false, true],
    ['minimum', 999, true, false],
    ['minimum', 1000, false, true],
    ['coupon', 1000, false, false],
    ['coupon', 0, true, true],
    ['either', 0, true, true],
    ['either', 1000, false, true],
    ['both', 1000, false, false],
    ['both', 1000, true, true],
  ] as const)(
    'SH-4: free shipping that requires %s, for %d with coupon %s: offered %s',
    (requires, after, isFree, isOffered) => {
      const value = { before: 5000, after }
      expect(costs({ kind: 'free', requires, minimum }, { value, isFree })).toEqual(
        isOffered ? [0] : [],
      )
    },
  )

  test('SH-4: the minimum can be compared before discounts', () => {
    const value = { before: 1000, after: 900 }
    expect(costs({ kind: 'free', minimum }, { value })).toEqual([])
    expect(costs({ kind: 'free', minimum, beforeDiscounts: true }, { value })).toEqual([0])
  })

  test('SH-4: each pickup place is a choice', () => {
    const place = (id: string) => ({
      id,
      name: `Shop ${id}`,
      address: `Street ${id}`,
      hours: '9–17',
    })
    const settings = (places: ReturnType<typeof place>[]) => ({
      ...defaultShopSettings,
      zones: [
        zone('Everywhere', {
          methods: [method({ id: 'p', kind: 'pickup', title: 'Pickup', places })],
        }),
      ],
    })
    const parcel: Parcel = {
      location: at('DE'),
      items: [item],
      value: { before: 999, after: 999 },
      isFree: false,
    }
    expect(offerShipping(settings([place('a'), place('b')]), parcel)).toMatchObject([
      { id: 'p:a', title: 'Pickup: Shop a', place: { address: 'Street a' } },
      { id: 'p:b', title: 'Pickup: Shop b' },
    ])
    expect(offerShipping(settings([place('a')]), parcel)).toMatchObject([{ id: 'p' }])
    expect(offerShipping(settings([]), parcel)).toMatchObject([{ id: 'p', title: 'Pickup' }])
  })
})
