import { expect, it } from 'vitest'
import { csvLine, fromCell, toCsv } from './csv.ts'

it('restores every cell, also with leading apostrophes', () => {
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

it('keeps numbers unchanged', () => {
  expect(csvLine(['-5', '-1.50', '12', '-1-1'])).toBe("-5,-1.50,12,'-1-1\r\n")
})

it('keeps phone numbers unchanged and escapes possible formulas', () => {
  for (const phone of ['+358 40 1234567', '+49 (30) 123-456', '+1']) {
    expect(csvLine([phone])).toBe(`${phone}\r\n`)
    expect(fromCell(phone)).toBe(phone)
  }
  for (const text of [
    '+1+1',
    '+A1',
    '+49.30',
    '+49 30;x',
    '++49',
    '+1\u00a02',
    '-358 40',
    '+1\t2',
  ]) {
    expect(csvLine([text])).toContain(`'${text}`)
  }
})

it('quotes only cells that need it', () => {
  expect(toCsv([['a', 'b, c', 'say "hi"', 'two\nlines', '']])).toBe(
    '\uFEFFa,"b, c","say ""hi""","two\nlines",\r\n',
  )
})

it('lets no cell become a formula', () => {
  expect(toCsv([['=1+1', '+49 30', '-1+1', '@x', '\t=1', '=a,b', 'a=b']])).toBe(
    `\uFEFF'=1+1,+49 30,'-1+1,'@x,'\t=1,"'=a,b",a=b\r\n`,
  )
})
