import { expect, it } from 'vitest'
import { defineModule, fields, text } from '#module-contract'
import { nameParameters } from './parameter-names.ts'
import type { ModuleEntry } from './tree/page-tree.ts'

const Props = fields({ product: text({ label: 'Product' }) })
const part = defineModule({
  label: 'Part',
  icon: 'bag',
  category: 'Shop',
  description: 'A part of a product.',
  props: Props,
  component: () => null,
  hydrate: 'never',
  sharesQuery: ({ product }) => ({ kind: 'product', subject: product }),
})
const entry = (type: string, id: string, product: string) =>
  ({ node: { type, props: { id, product } }, module: part }) as unknown as ModuleEntry

it('modules that share their state use the parameters of the first of them', () => {
  const entries = [
    entry('price', 'a', 'cup'),
    entry('form', 'b', 'pot'),
    entry('form', 'c', 'cup'),
    entry('price', 'd', 'pot'),
  ]
  const names = nameParameters(entries)
  expect(entries.map(one => names(one)('color'))).toEqual([
    ...['color', 'b.color', 'color', 'b.color'],
  ])
})
