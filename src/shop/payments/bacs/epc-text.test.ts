import { expect, test } from 'vitest'
import { epcText, isIban } from './epc-text.ts'

const account = {
  owner: 'Harbor Supply',
  bank: 'Example Bank',
  iban: 'FI21 1234 5600 0007 85',
  bic: 'EXAMFIHH',
}
const payment = { amount: 7490, currency: 'EUR', reference: '1001' }

test('SH-4: the code of a bank transfer has account, amount and order number', () => {
  expect(epcText(account, payment)).toBe(
    'BCD\n002\n1\nSCT\nEXAMFIHH\nHarbor Supply\nFI2112345600000785\nEUR74.90\n\n\n1001',
  )
  expect(epcText({ ...account, bic: '' }, { ...payment, amount: 5 })).toBe(
    'BCD\n002\n1\nSCT\n\nHarbor Supply\nFI2112345600000785\nEUR0.05\n\n\n1001',
  )
})

test('SH-4: line breaks in names cannot change other fields, and long names are cut', () => {
  const owner = `Evil\nDE02120300000000202051 ${'x'.repeat(100)}`
  const lines = epcText({ ...account, owner }, payment)?.split('\n') ?? []
  expect(lines[6]).toBe('FI2112345600000785')
  expect(lines[5]).toHaveLength(70)
})

test.each([
  [account, { ...payment, currency: 'USD' }],
  [account, { ...payment, amount: 0 }],
  [account, { ...payment, amount: 100_000_000_000 }],
  [{ ...account, iban: 'FI21 1234 5600 0007 86' }, payment],
  [{ ...account, bic: 'no' }, payment],
  [{ ...account, owner: ' ' }, payment],
])('SH-4: no code for %o and %o', (of, due) => {
  expect(epcText(of, due)).toBeUndefined()
})

test.each([
  ['DE89370400440532013000', true],
  ['GB82WEST12345698765432', true],
  ['DE89370400440532013001', false],
  ['', false],
])('%s is an IBAN: %s', (text, expected) => {
  expect(isIban(text)).toBe(expected)
})
