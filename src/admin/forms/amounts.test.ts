import { expect, it } from 'vitest'
import { readAmount, showAmount } from './amounts.ts'

it('an amount is shown as the language writes it', () => {
  expect(showAmount(690, 'EUR', 'de')).toBe('6,90')
  expect(showAmount(690, 'EUR', 'en')).toBe('6.90')
  expect(showAmount(129900, 'EUR', 'de')).toBe('1299,00')
  expect(showAmount(500, 'JPY', 'de')).toBe('500')
})

it.each([
  ['6,90', 690, 690],
  ['6.90', 690, 690],
  [' 6,9 ', 690, 690],
  ['12', 1200, 1200],
  ['1.500', 150_000, 150],
  ['1,500', 150, 150_000],
  ['1.299,00', 129_900, 129_900],
  ['1,299.00', 129_900, 129_900],
  ['-1,50', -150, -150],
  ['much', undefined, undefined],
  ['1,2,3', undefined, undefined],
])('%s is read as the language means it', (text, german, english) => {
  expect(readAmount(text, 'EUR', 'de')).toBe(german)
  expect(readAmount(text, 'EUR', 'en')).toBe(english)
})

it('shown amounts are parsed back unchanged', () => {
  for (const currency of ['EUR', 'JPY', 'KWD']) {
    for (const locale of ['en', 'de']) {
      for (const minor of [0, 5, 690, 129_900, 1_234_567]) {
        expect(readAmount(showAmount(minor, currency, locale), currency, locale)).toBe(minor)
      }
    }
  }
})
