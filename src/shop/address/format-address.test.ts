import { expect, test } from 'vitest'
import type { Address } from './addresses.ts'
import { COUNTRY_CODES } from './countries.ts'
import { addressLines } from './format-address.ts'

const address = (changes: Partial<Address>): Address => ({
  ...{ first_name: 'Ida', last_name: 'Berg', company: '', address_1: 'Street 3', address_2: '' },
  ...{ postcode: '', city: '', state: '', country: 'DE', ...changes },
})

test.each([
  [
    { country: 'DE', postcode: '10115', city: 'Berlin', address_2: 'Hof' },
    ['Ida Berg', 'Street 3', 'Hof', '10115 Berlin', 'Germany'],
  ],
  [
    { country: 'US', postcode: '94103', city: 'San Francisco', state: 'CA', company: 'Berg Inc.' },
    ['Ida Berg', 'Berg Inc.', 'Street 3', 'San Francisco, CA 94103', 'United States'],
  ],
  [
    { country: 'GB', postcode: 'SW1A 1AA', city: 'London' },
    ['Ida Berg', 'Street 3', 'London', 'SW1A 1AA', 'United Kingdom'],
  ],
  [
    { country: 'FR', postcode: '75001', city: 'Paris', company: 'Berg SA' },
    ['Berg SA', 'Ida Berg', 'Street 3', '75001 Paris', 'France'],
  ],
  [
    { country: 'IN', postcode: '400001', city: 'Mumbai', state: 'MH' },
    ['Ida Berg', 'Street 3', 'Mumbai 400001', 'Maharashtra', 'India'],
  ],
  [
    { country: 'ES', postcode: '28001', city: 'Madrid', state: 'M' },
    ['Ida Berg', 'Street 3', '28001 Madrid', 'Spain'],
  ],
  [
    { country: 'AE', city: 'Deira', state: 'DU' },
    ['Ida Berg', 'Street 3', 'Deira', 'Dubai', 'United Arab Emirates'],
  ],
  [
    { country: 'HK', city: 'Mong Kok', state: 'KLN' },
    ['Ida Berg', 'Street 3', 'Mong Kok', 'Kowloon', 'Hong Kong SAR China'],
  ],
  [
    { country: 'JP', postcode: '100-0005', city: 'Chiyoda-ku', state: '13' },
    ['Ida Berg', 'Street 3', 'Chiyoda-ku', 'Tokyo', '100-0005', 'Japan'],
  ],
] as [Partial<Address>, string[]][])(
  'SH-4: writes addresses of %o as the country does',
  (changes, lines) => {
    expect(addressLines(address(changes), 'en')).toEqual(lines)
  },
)

test('SH-4: Japanese addresses start with the largest part', () => {
  const changes = {
    ...{ country: 'JP', first_name: '花子', last_name: '山田', postcode: '100-0005', state: '13' },
    ...{ city: '千代田区', address_1: '丸の内1-1' },
  }
  expect(addressLines(address(changes), 'ja')).toEqual([
    ...['〒100-0005', '東京都', '千代田区', '丸の内1-1', '山田 花子', '日本'],
  ])
})

test('SH-4: no part of an address is lost in any country', () => {
  for (const country of COUNTRY_CODES) {
    const entered = {
      ...{ country, company: 'Berg Ltd', address_1: 'Street 3', address_2: 'Flat 4' },
      ...{ postcode: 'PC123', city: 'Townville', state: 'Stateville' },
    }
    const lines = addressLines(address(entered), 'en')
    const text = lines.join('\n')
    for (const part of ['Ida Berg', ...Object.values(entered).slice(1)]) {
      expect(text, country).toContain(part)
    }
    expect(
      lines.filter(line => !line.trim() || /^[,-]/.test(line)),
      country,
    ).toEqual([])
  }
})
