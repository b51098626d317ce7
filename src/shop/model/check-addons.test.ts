import { expect, it } from 'vitest'
import type { Addon } from './addon.ts'
import { describeAddons, recoverAddonValues } from './addon.ts'
import { checkAddons, haveAddonsChanged } from './check-addons.ts'

const addon = (id: string, changes: Partial<Addon> = {}): Addon => ({
  ...{ id, type: 'text', label: id, help: '', required: false, maxLength: null },
  ...{ min: null, max: null, display: 'radio', choices: [], price: null },
  ...changes,
})
const choices = [{ id: 'a', label: 'Antiqua', price: null }]
const ADDONS = [
  addon('text', { maxLength: 5, required: true }),
  addon('choice', { type: 'choice', choices }),
  addon('box', { type: 'checkbox' }),
  addon('size', { type: 'number', min: 1, max: 10 }),
  addon('day', { type: 'date' }),
]

it.each([
  [{}, 'text', 'addonMissing'],
  [{ text: '  ' }, 'text', 'addonMissing'],
  [{ text: 'abcdef' }, 'text', 'addonTooLong'],
  [{ text: 'Ida', choice: 'b' }, 'choice', 'addonChoice'],
  [{ text: 'Ida', size: '1e3' }, 'size', 'addonNumber'],
  [{ text: 'Ida', size: '0' }, 'size', 'addonTooSmall'],
  [{ text: 'Ida', size: '11' }, 'size', 'addonTooLarge'],
  [{ text: 'Ida', day: '2026-02-30' }, 'day', 'addonDate'],
])('SH-4 refuses %j and names the field', (entered, id, key) => {
  expect(checkAddons(ADDONS, entered)).toMatchObject({ ok: false, id, message: { key } })
})

it('SH-4 keeps known values in their order, without empty ones', () => {
  const entered = { size: '2,5', text: ' Ida ', box: 'on', day: '', unknown: 'x', choice: 'a' }
  const checked = checkAddons(ADDONS, entered)
  const values = { text: 'Ida', choice: 'a', box: '1', size: '2.5' }
  expect(checked).toEqual({ ok: true, values })
  if (checked.ok) expect(Object.keys(checked.values)).toEqual(Object.keys(values))
  expect(describeAddons(ADDONS, values).map(({ value }) => value)).toEqual([
    ...['Ida', 'Antiqua', '✓', '2.5'],
  ])
})

it('SH-4 notices values that do not fit the add-ons any more', () => {
  const values = { text: 'Ida', choice: 'a' }
  expect(haveAddonsChanged(ADDONS, values)).toBe(false)
  expect(haveAddonsChanged(ADDONS.slice(0, 1), values)).toBe(true)
  expect(haveAddonsChanged([...ADDONS, addon('new', { required: true })], values)).toBe(true)
  expect(haveAddonsChanged([...ADDONS, addon('new')], values)).toBe(false)
})

it('SH-4 the values that an order shows can be entered again', () => {
  const values = { text: 'Ida', choice: 'a', box: '1', size: '5', day: '2026-03-01' }
  expect(recoverAddonValues(ADDONS, describeAddons(ADDONS, values))).toEqual(values)
  const options = [{ name: 'Size', value: 'L' }]
  expect(recoverAddonValues(ADDONS, options)).toEqual({})
})

it.each([
  ['a removed add-on', { name: 'gone', value: 'x', addon: true as const }],
  ['a renamed choice', { name: 'choice', value: 'Fraktur', addon: true as const }],
  ['a file', { name: 'photo', value: 'me.pdf', addon: true as const, file: 'a/1.pdf' }],
])('SH-4 %s of an order cannot be entered again', (_, shown) => {
  const addons = [...ADDONS, addon('photo', { type: 'file' })]
  expect(recoverAddonValues(addons, [shown])).toBeUndefined()
})
