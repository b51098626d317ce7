import fc from 'fast-check'
import { expect, test } from 'vitest'
import samples from '../../../tests/fixtures/postcode-samples.json' with { type: 'json' }
import { COUNTRY_CODES } from './countries.ts'
import { hasPostcodes, isPostcode, needsPostcode } from './postcodes.ts'

const all = Object.entries(samples).flatMap(([country, codes]) =>
  codes.map(code => [country, code] as const),
)
const oneOf = fc.constantFrom(...all)

test('SH-2: real postcodes of every country are valid, also in lower case', () => {
  const refused = all.filter(([country, code]) => !isPostcode(code, country))
  expect(refused).toEqual([])
  expect(all.filter(([country, code]) => !isPostcode(code.toLowerCase(), country))).toEqual([])
})

test('SH-2: every country with postcodes has samples, and only such countries need one', () => {
  expect(COUNTRY_CODES.filter(one => hasPostcodes(one) && !(one in samples))).toEqual([])
  expect(COUNTRY_CODES.filter(one => needsPostcode(one) && !hasPostcodes(one))).toEqual([])
  expect(Object.keys(samples).filter(one => !hasPostcodes(one))).toEqual([])
})

test('SH-2: a postcode with a character too many or a symbol is refused', () => {
  fc.assert(
    fc.property(
      oneOf,
      fc.constantFrom('%', '<', '_', 'ß', '.'),
      fc.nat(),
      ([country, code], symbol, at) => {
        const position = at % (code.length + 1)
        const wrong = code.slice(0, position) + symbol + code.slice(position)
        expect(isPostcode(wrong, country)).toBe(false)
        expect(isPostcode(`${code}0000000000`, country)).toBe(false)
      },
    ),
  )
})

test.each([
  ['DE', '1011', false],
  ['GB', 'SW1A1AA', true],
  ['GB', '12345', false],
  ['IE', 'D02 AF30', true],
  ['IN', '011000', false],
  ['US', '941033', false],
  ['NL', '0123 AB', false],
  ['AE', '', false],
  ['AE', '00000', true],
  ['HK', '999077', true],
  ['XX', 'any 1', true],
])('SH-2: postcode of %s: %s → %s', (country, code, isValid) => {
  expect(isPostcode(code, country)).toBe(isValid)
})
