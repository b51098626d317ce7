import { expect, it } from 'vitest'
import { FUNCTIONS, findFunctions } from './functions.ts'

const first = (words: string, locale: 'en' | 'de' = 'en') => findFunctions(words, locale)[0]?.to

it('finds settings and functions by the words that owners use', () => {
  expect(first('discount')).toBe('/discounts')
  expect(first('coupon')).toBe('/discounts')
  expect(first('sale')).toBe('/products')
  expect(first('shipping')).toBe('/settings/shipping')
  expect(first('colors')).toBe('/settings/theme')
  expect(first('logo')).toBe('/settings')
  expect(first('SMTP')).toBe('/settings/email')
  expect(first('post')).toBe('/pages/create?kind=post')
  expect(first('backup')).toBe('/jobs')
  expect(first('password')).toBe('/account')
  expect(first('import products')).toBe('/imports')
})

it('finds them in German, also by their English words', () => {
  expect(first('Rabatt', 'de')).toBe('/discounts')
  expect(first('Gutschein', 'de')).toBe('/discounts')
  expect(first('Versandkosten', 'de')).toBe('/settings/shipping')
  expect(first('Farben', 'de')).toBe('/settings/theme')
  expect(first('Beitrag', 'de')).toBe('/pages/create?kind=post')
  expect(first('Passwort', 'de')).toBe('/account')
  expect(first('shipping', 'de')).toBe('/settings/shipping')
  expect(first('', 'de')).toBeUndefined()
})

it('says each function once, with words in both languages', () => {
  expect(new Set(FUNCTIONS.map(one => one.name.en)).size).toBe(FUNCTIONS.length)
  for (const { words, name } of FUNCTIONS) {
    expect(words.en && words.de && name.de).toBeTruthy()
  }
})
