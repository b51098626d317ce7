import { expect, it } from 'vitest'
import { readGtin } from './gtin.ts'

it('SH-4 accepts GTINs of all lengths with their check digit', () => {
  for (const gtin of ['96385074', '036000291452', '4006381333931', '00012345600012']) {
    expect(readGtin(gtin)).toBe(gtin)
  }
  expect(readGtin('978-3-16-148410-0')).toBe('9783161484100')
})

it('SH-4 reads an ISBN-10 as ISBN-13', () => {
  expect(readGtin('0-306-40615-2')).toBe('9780306406157')
  expect(readGtin('080442957X')).toBe('9780804429573')
})

it('SH-4 refuses wrong check digits, lengths and signs', () => {
  const wrong = ['4006381333932', '0306406153', '123', '4006381333931a', '', '40063813339311']
  expect(wrong.map(readGtin)).toEqual(wrong.map(() => undefined))
})
