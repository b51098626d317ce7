import { expect, it } from 'vitest'
import { csvLine, fromCell } from './csv.ts'

it('gives back every cell, whatever an apostrophe before it means', () => {
  for (const text of [
    '=1+1',
    "'=1",
    "''-x",
    "'tis",
    '-5',
    '-1.5',
    '-1-1',
    '+49',
    '@me',
    '\tx',
    'a=b',
  ]) {
    const [, quoted, plain] = /^(?:"([^"]*)"|([^"]*))\r\n$/.exec(csvLine([text])) ?? []
    expect(fromCell(quoted ?? plain ?? '')).toBe(text)
  }
})

it('leaves numbers alone', () => {
  expect(csvLine(['-5', '-1.50', '12', '-1-1'])).toBe("-5,-1.50,12,'-1-1\r\n")
})
