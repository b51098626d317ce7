import { expect, it } from 'vitest'
import { partWarnings } from './fields/part-warnings.ts'
import { completeParts } from './parts.ts'

const row = (kind: string, content: unknown[] = []) => ({ kind, content })
const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind)

it('SH-5: shows each part once, any number of modules, and missing required parts at the end', () => {
  const rows = [row('note'), row('modules'), row('pay'), row('note'), row('modules')]
  const shown = completeParts(rows, [row('address'), row('pay')])
  expect(kinds(shown)).toEqual(['note', 'modules', 'pay', 'modules', 'address'])
  const before = completeParts([row('order'), row('note')], [row('pay'), row('order')], 'order')
  expect(kinds(before)).toEqual(['pay', 'order', 'note'])
  expect(kinds(completeParts([], [row('address'), row('pay')]))).toEqual(['address', 'pay'])
})

it('SH-5: warns of missing required parts, repeated parts and hidden modules', () => {
  const { find, texts } = partWarnings({ address: 'Address', pay: 'Payment' })
  expect(find({ parts: [row('pay'), row('modules', [{}]), row('address')] })).toEqual([])
  const found = find({ parts: [row('pay', [{}]), row('modules'), row('pay')] })
  expect(found.map(({ option }) => option)).toEqual(['parts.0.kind', 'parts.2.kind', 'parts'])
  expect(found.at(-1)?.text).toContain('“Address” is missing')
  expect(found.every(({ text }) => texts.includes(text))).toBe(true)
})
