import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ProductOption } from '#shop/client'
import { nameOptions, readChoice, writeChoice } from './choice-address.ts'

const option = (key: string, ...values: string[]): ProductOption => ({
  key,
  name: key,
  values,
  visible: true,
  variation: true,
})
const options = [option('finish', 'Blue', 'Ash & iron'), option('size', '350 ml', 'S+', 'S-', '+')]
const plain = (name: string) => name

function toAddress(all: ProductOption[], choice: Record<string, string>) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(writeChoice(all, nameOptions(all, plain), choice))) {
    if (value !== undefined) query.set(name, value)
  }
  return query
}

it('SH-5: a choice is readable in the address', () => {
  const query = toAddress(options, { finish: 'Ash & iron', size: '350 ml' })
  expect(query.toString()).toBe('finish=ash-iron&size=350-ml')
})

it('SH-5: the URL restores any selected value', () => {
  const values = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { minLength: 1 })
  fc.assert(
    fc.property(values, fc.nat(), (all, at) => {
      const one = [option('finish', ...all)]
      const choice = { finish: all[at % all.length] ?? '' }
      const query = new URLSearchParams(toAddress(one, choice).toString())
      expect(readChoice(one, nameOptions(one, plain), query)).toEqual(choice)
    }),
  )
})

it('takes nothing that the product does not have', () => {
  const names = nameOptions(options, plain)
  const query = new URLSearchParams('finish=gold&size=350-ml&colour=blue&__proto__=1')
  expect(readChoice(options, names, query)).toEqual({ size: '350 ml' })
})

it('leaves lists their own names, and each further product its own', () => {
  expect(nameOptions([option('page', 'A5')], plain)).toEqual({ page: 'option-page' })
  expect(nameOptions(options, name => `mug.${name}`)).toEqual({
    finish: 'mug.finish',
    size: 'mug.size',
  })
})
