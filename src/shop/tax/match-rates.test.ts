import { expect, test } from 'vitest'
import { prepareRates, ratesAt, type TaxRateRule } from './match-rates.ts'

const rule = (changes: Partial<TaxRateRule>): TaxRateRule => ({
  id: changes.name ?? '',
  country: 'US',
  state: '',
  postcodes: [],
  cities: [],
  ppm: 100_000,
  name: 'Tax',
  priority: 1,
  compound: false,
  shipping: true,
  taxClass: '',
  position: 0,
  ...changes,
})
const place = (changes: object = {}) => ({
  country: 'US',
  state: 'CA',
  postcode: '',
  city: '',
  ...changes,
})
const namesAt = (rules: TaxRateRule[], location = place(), taxClass = '') =>
  ratesAt(location, prepareRates(rules))
    .ratesOf(taxClass)
    .map(rate => rate.name)

test('SH-4: of each priority, the most specific tax rate applies', () => {
  const rules = [
    rule({ name: 'everywhere', country: '' }),
    rule({ name: 'country' }),
    rule({ name: 'state', state: 'CA' }),
    rule({ name: 'city', state: 'CA', cities: ['Sacramento'] }),
    rule({ name: 'zip', state: 'CA', postcodes: ['55555'] }),
    rule({ name: 'second', priority: 2 }),
  ]
  expect(namesAt(rules, place({ country: 'FR', state: '' }))).toEqual(['everywhere'])
  expect(namesAt(rules, place({ state: 'NV' }))).toEqual(['country', 'second'])
  expect(namesAt(rules)).toEqual(['state', 'second'])
  expect(namesAt(rules, place({ city: ' sacramento ' }))).toEqual(['city', 'second'])
  const both = place({ city: 'SACRAMENTO', postcode: '55555' })
  expect(namesAt(rules, both)).toEqual(['zip', 'second'])
})

test('SH-4: rates of the four levels add up where all of them match', () => {
  const rules = [
    rule({ name: 'Country Tax' }),
    rule({ name: 'State Tax', country: '', state: 'CA', priority: 2 }),
    rule({ name: 'City Tax', country: '', cities: ['SACRAMENTO'], priority: 3 }),
    rule({ name: 'Zip Tax', country: '', postcodes: ['55555'], priority: 4 }),
  ]
  expect(namesAt(rules)).toEqual(['Country Tax', 'State Tax'])
  expect(namesAt(rules, place({ city: 'Sacramento', postcode: '55555' }))).toHaveLength(4)
})

test.each([
  ['12345', '12345', true],
  ['12345', '12346', false],
  ['12345...12350', '12345', true],
  ['12345...12350', '12350', true],
  ['12345...12350', '12351', false],
  ['12345...12350', '1234', false],
  ['12345-12350', '12348', true],
  ['123*', '12399', true],
  ['123*', '12499', false],
  ['*', '1', true],
  ['*', '', false],
  ['sw1a 1aa', 'SW1A1AA', true],
  ['SW1*', 'sw1a 2aa', true],
  ['BT1...BT9', 'BT4', true],
  ['BT1...BT9', 'BT10', false],
  ['00-950', '00950', true],
  ['90210-1234', '90210', false],
  ['90210', '90210-1234', true],
  ['90210...90215', '90212-0001', true],
])('SH-4: the postcode rule %s matches %s: %s', (postcode, entered, matches) => {
  const rules = [rule({ name: 'zip', postcodes: ['1', postcode] })]
  expect(namesAt(rules, place({ postcode: entered })).length === 1).toBe(matches || entered === '1')
})

test('SH-4: equally specific rates apply by position, classes apart, shipping by its switch', () => {
  const rules = [
    rule({ name: 'later', position: 2 }),
    rule({ name: 'first', position: 1, shipping: false }),
    rule({ name: 'reduced', taxClass: 'reduced-rate' }),
  ]
  expect(namesAt(rules)).toEqual(['first'])
  expect(namesAt(rules, place(), 'reduced-rate')).toEqual(['reduced'])
  expect(namesAt(rules, place(), 'unknown')).toEqual([])
  const rates = ratesAt(place(), prepareRates(rules))
  expect(rates.shippingRatesOf('')).toEqual([])
  expect(rates.shippingRatesOf('reduced-rate')).toHaveLength(1)
  expect(rates.isTaxed).toBe(true)
  expect(ratesAt(place({ country: 'CH' }), prepareRates(rules)).isTaxed).toBe(false)
})
