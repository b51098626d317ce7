import { expect, test } from 'vitest'
import { isRequired } from './addresses.ts'
import { findState, STATES, stateName } from './states.ts'

test.each([
  ['US', 'california', 'CA'],
  ['BR', 'Sao Paulo', 'SP'],
  ['IT', "L'Aquila", 'AQ'],
  ['JP', '東京都', '13'],
  ['AE', 'دبي', 'DU'],
  ['MX', 'nuevo leon', 'NLE'],
  ['IN', 'Bavaria', undefined],
  ['DE', 'Bayern', undefined],
  ['US', '', undefined],
])('SH-2: %s: %s is the state %s', (country, text, code) => {
  expect(findState(country, text)).toBe(code)
})

test('SH-2: names and codes of states lead to one state only', () => {
  for (const [country, states] of Object.entries(STATES)) {
    for (const [code, name] of Object.entries(states)) {
      expect(findState(country, code), `${country} ${code}`).toBe(code)
      expect(findState(country, name), `${country} ${name}`).toBe(code)
      expect(findState(country, stateName(country, code, true)), `${country} ${name}`).toBe(code)
    }
  }
})

test('SH-2: states are required where parcels need them', () => {
  const required = ['US', 'CA', 'AU', 'BR', 'IN', 'JP', 'MX', 'AE', 'HK']
  expect(required.filter(country => !isRequired('state', country))).toEqual([])
  expect(
    ['ES', 'IE', 'IT', 'DE', 'GB', 'FR'].filter(country => isRequired('state', country)),
  ).toEqual([])
})
