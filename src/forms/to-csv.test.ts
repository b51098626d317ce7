import { expect, it } from 'vitest'
import { toCsv } from './to-csv.ts'

it('quotes what needs it and leaves the rest', () => {
  expect(toCsv([['a', 'b, c', 'say "hi"', 'two\nlines', '']])).toBe(
    '\uFEFFa,"b, c","say ""hi""","two\nlines",\r\n',
  )
})

it('lets no cell become a formula', () => {
  expect(toCsv([['=1+1', '+49 30', '-1+1', '@x', '\t=1', '=a,b', 'a=b']])).toBe(
    `\uFEFF'=1+1,'+49 30,'-1+1,'@x,'\t=1,"'=a,b",a=b\r\n`,
  )
})
