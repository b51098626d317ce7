import { expect, it } from 'vitest'
import type { Control, VariableValue } from '#module-contract'
import { outerFields } from '../options/outer-fields.ts'
import { fits, toOwnValue, toStored, toVariableValue, variableOf } from './variable-values.ts'

const designField = (name: string): Control => {
  const field = outerFields.design.find(one => one.name === name)
  if (!field) throw new Error(name)
  return field.control
}
const variable = (value: VariableValue, deleted = false) => ({ id: 'a', name: 'A', value, deleted })
const rem: VariableValue = { kind: 'number', unit: 'rem', value: { desktop: 2, phone: 1 } }
const bare: VariableValue = { kind: 'number', unit: '', value: 4 }
const link: Control = { input: 'link', variable: 'link' }
const image: Control = { input: 'image', variable: 'image' }

it('variables are offered where their kind and unit mean something', () => {
  expect(fits(variable(rem), designField('radius'))).toBe(true)
  expect(fits(variable(bare), designField('radius'))).toBe(false)
  expect(fits(variable(bare), designField('rotate'))).toBe(true)
  expect(fits(variable(rem), designField('opacity'))).toBe(false)
  expect(fits(variable({ ...bare, unit: '%' }), designField('opacity'))).toBe(true)
  expect(fits(variable({ kind: 'text', text: '' }), designField('radius'))).toBe(false)
  expect(fits(variable(rem, true), designField('radius'))).toBe(false)
  expect(fits(variable(rem), designField('textAlign'))).toBe(false)
})

it('an option stores a variable in its own format and falls back to its value', () => {
  for (const [control, value, own] of [
    [designField('radius'), rem, '2rem'],
    [designField('rotate'), bare, 4],
    [link, { kind: 'link', link: { page: 'p1' } }, { page: 'p1' }],
    [image, { kind: 'image', image: { media: 'm', alt: 'A' } }, { media: 'm', alt: 'A' }],
    [{ input: 'text', variable: 'text' }, { kind: 'text', text: 'Call' }, 'Call'],
    [{ input: 'colour', variable: 'colour' }, { kind: 'colour', light: '#111111' }, '#111111'],
  ] as [Control, VariableValue, unknown][]) {
    expect(variableOf(toStored(control, 'a'))).toBe('a')
    expect(toOwnValue(value, control)).toEqual(own)
  }
  expect(variableOf('text')).toBeUndefined()
  expect(variableOf({ page: 'p1' })).toBeUndefined()
})

it('creates a variable from the value of an option', () => {
  expect(toVariableValue('24px', designField('radius'))).toEqual({
    kind: 'number',
    unit: 'px',
    value: 24,
  })
  expect(toVariableValue(40, designField('opacity'))).toEqual({
    kind: 'number',
    unit: '%',
    value: 40,
  })
  // A step of the spacing scale already has a name, and an empty value has none.
  expect(toVariableValue('space-4', designField('radius'))).toBeUndefined()
  expect(toVariableValue('', { input: 'text', variable: 'text' })).toBeUndefined()
  expect(toVariableValue('var:a', { input: 'text', variable: 'text' })).toBeUndefined()
  expect(toVariableValue({ url: '/a' }, link)).toEqual({ kind: 'link', link: { url: '/a' } })
})
