import { expect, it } from 'vitest'
import { fields, list, select, text } from '#module-contract'
import { propRows } from './prop-rows.ts'

it('tells every prop of a module, those of a list below it', () => {
  const { shape } = fields({
    size: select({ label: 'Size', options: { s: 'Small', l: 'Large' }, default: 'l' }),
    items: list({
      label: 'Items',
      help: 'At least one.',
      of: fields({ title: text({ label: 'Title', default: '' }) }),
    }),
  })
  expect(propRows(shape)).toEqual([
    { name: 'size', label: 'Size', type: 'select: s, l', standard: '"l"', help: '' },
    { name: 'items', label: 'Items', type: 'list', standard: '', help: 'At least one.' },
    { name: 'items[].title', label: 'Title', type: 'text', standard: '', help: '' },
  ])
})
