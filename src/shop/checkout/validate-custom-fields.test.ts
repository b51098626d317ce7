import { expect, test } from 'vitest'
import { type CustomFieldSetting, localizeFields } from '../model/checkout-settings.ts'
import type { CustomFieldKind } from '../model/custom-fields.ts'
import { validateCustomFields } from './validate-custom-fields.ts'

const setting = (kind: CustomFieldKind, more: Partial<CustomFieldSetting> = {}) => ({
  ...{ id: kind, kind, place: 'order' as const, required: false, label: 'Field', help: '' },
  ...{ options: kind === 'select' ? ['Paper', 'Box'] : [], ...more },
})

const keyOf = (kind: CustomFieldKind, value: string, required = false) =>
  validateCustomFields(localizeFields([setting(kind, { required })], 'en'), {
    [`custom_${kind}`]: value,
  }).map(error => error.message.key)

test('SH-2: a required custom field is not left empty, others may be', () => {
  for (const kind of ['text', 'textarea', 'select', 'checkbox', 'date', 'number'] as const) {
    expect(keyOf(kind, '', true), kind).toEqual(['required'])
    expect(keyOf(kind, ''), kind).toEqual([])
  }
})

test.each([
  ['select', 'Box', []],
  ['select', 'Bag', ['invalidState']],
  ['number', '-2.5', []],
  ['number', '1e9', ['invalidNumber']],
  ['number', 'two', ['invalidNumber']],
  ['date', '2028-02-29', []],
  ['date', '2026-02-29', ['invalidDate']],
  ['date', '24.12.2026', ['invalidDate']],
  ['text', 'a'.repeat(200), []],
  ['text', 'a'.repeat(201), ['tooLong']],
  ['textarea', 'a'.repeat(2001), ['tooLong']],
] as const)('SH-2: a custom %s accepts what it is for: %s', (kind, value, keys) => {
  expect(keyOf(kind, value)).toEqual(keys)
})

test('SH-2: errors name the field and link to it', () => {
  const fields = localizeFields([setting('text', { required: true, label: 'Floor' })], 'en')
  expect(validateCustomFields(fields, {})).toEqual([
    {
      field: 'custom_text',
      label: { key: 'label.custom', values: { label: 'Floor' } },
      message: { key: 'required' },
      beside: { key: 'enter.custom_text' },
    },
  ])
})

test('SH-2: custom fields use the language of the shop, and their own texts without a translation', () => {
  const field = setting('select', {
    label: 'Wrapping',
    help: 'Free of charge.',
    translations: { de: { label: 'Verpackung', options: ['Papier', ''] } },
  })
  expect(localizeFields([field], 'de-AT')).toMatchObject([
    { label: 'Verpackung', help: 'Free of charge.', options: ['Papier', 'Box'] },
  ])
  expect(localizeFields([field], 'fr')).toMatchObject([
    { label: 'Wrapping', options: ['Paper', 'Box'] },
  ])
})
