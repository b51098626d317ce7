import { expect, it } from 'vitest'
import { readAmount } from './numbers.ts'

const price = (text: string) => readAmount(text, { decimals: 2 })

it.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['12,5', '12.5'],
  ['12', '12'],
  ['12,', '12'],
  ['.5', '0.5'],
  [',5', '0.5'],
  ['1.234,00', '1234.00'],
  ['1,234.00', '1234.00'],
  ['1.234', '1234'],
  ['1,234', '1234'],
  ['1.234.567', '1234567'],
  ['1.234.567,89', '1234567.89'],
  ['1 234,50', '1234.50'],
  ['1\u00a0234,50 €', '1234.50'],
  ['1\u202f234,50', '1234.50'],
  ["1'234.50", '1234.50'],
  ['€ 1,299.00', '1299.00'],
  ['$12', '12'],
  ['CHF 12.50', '12.50'],
  ['12.50 EUR', '12.50'],
  ['-3,20', '-3.20'],
])('reads the price %s', (text, expected) => {
  expect(price(text)).toBe(expected)
})

it.each([
  '',
  'free',
  '1,2,3',
  '12.34.56',
  '1.2345,00',
  '12 50',
  '1e3',
  '0x10',
  '1,234,5',
  '€',
  '--1',
])('refuses %j', text => {
  expect(price(text)).toBeUndefined()
})

it('takes three digits for decimals where amounts have three', () => {
  expect(readAmount('1.234', { decimals: 3 })).toBe('1.234')
  expect(readAmount('1,234', { decimals: 3, decimalComma: true })).toBe('1.234')
  expect(readAmount('1.234', { decimals: 3, decimalComma: true })).toBe('1234')
})

it('takes a single separator of a measure for a decimal one', () => {
  expect(['0,35', '1.250', '1,250', '0.350'].map(text => readAmount(text))).toEqual([
    '0.35',
    '1.250',
    '1.250',
    '0.350',
  ])
})
