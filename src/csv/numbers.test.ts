import { expect, it } from 'vitest'
import { decimalSignOf, readAmount } from './numbers.ts'

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
  ['12,-', '12'],
  ['12.–', '12'],
  ['1.234,– €', '1234'],
  ['12,50 zł', '12.50'],
  ['Fr. 12.50', '12.50'],
  ['kr 1 100', '1100'],
  ['12,50 Kč', '12.50'],
  ['R$ 12,00', '12.00'],
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
  '1,23E+12',
  '12.50 €/kg',
  '12 kg',
])('refuses %j', text => {
  expect(price(text)).toBeUndefined()
})

it('takes three digits for decimals where amounts have three', () => {
  expect(readAmount('1.234', { decimals: 3 })).toBe('1.234')
  expect(readAmount('1,234', { decimals: 3, decimal: ',' })).toBe('1.234')
  expect(readAmount('1.234', { decimals: 3, decimal: ',' })).toBe('1234')
})

it('takes a single separator of a measure for a decimal one', () => {
  expect(['0,35', '1.250', '1,250', '0.350'].map(text => readAmount(text))).toEqual([
    '0.35',
    '1.250',
    '1.250',
    '0.350',
  ])
})

it('does not take decimals for thousands if the file shows its decimal separator', () => {
  const read = (text: string, decimal: '.' | ',') => readAmount(text, { decimals: 2, decimal })
  expect(read('8.403', '.')).toBe('8.403')
  expect(read('8,403', '.')).toBe('8403')
  expect(read('8,403', ',')).toBe('8.403')
  expect(read('8.403', ',')).toBe('8403')
})

it.each([
  [['12.50', '8.403', '7'], '.'],
  [['12,5 €', '1.234', '1.234,00'], ','],
  [['12.50', '9,90'], undefined],
  [['8.403', '7'], undefined],
])('tells from %j that decimals are behind %j', (texts, sign) => {
  expect(decimalSignOf(texts)).toBe(sign)
})
