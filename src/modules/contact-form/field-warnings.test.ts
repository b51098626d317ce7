import { expect, it } from 'vitest'
import { formRowWarningTexts } from '#ui'
import { FormField } from './field-props.ts'
import { findFieldWarnings } from './field-warnings.ts'
import { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

const field = (changes: Partial<typeof FormField.defaults>) => ({
  ...FormField.defaults,
  ...changes,
})

it('warns of duplicate and dangling names and of invalid formulas', () => {
  expect(findFieldWarnings(Props.defaults)).toEqual([])
  const rules = [{ field: 'gone', operator: 'is' as const, value: 'x' }]
  const sum = { id: 'sum', type: 'calculation' as const, label: 'Sum' }
  expect(
    findFieldWarnings({
      fields: [
        field({ id: 'a' }),
        field({ id: 'a', rules }),
        field({ ...sum, formula: '{a} + {b}' }),
        field({ ...sum, id: 'more', formula: '{a} +' }),
      ],
    }),
  ).toEqual([
    { text: formRowWarningTexts.sameId, value: 'a' },
    { text: formRowWarningTexts.noConditionField, value: 'gone' },
    { text: warningTexts.noFormulaField, value: 'b' },
    { text: warningTexts.formula, value: 'Sum' },
  ])
})

it('warns of fields that cannot be answered or whose answers are lost', () => {
  const warned = (changes: Parameters<typeof field>[0]) =>
    findFieldWarnings({ fields: [field({ id: 'a', label: 'Ask', ...changes })] })
  const { badId, noOptions, noAnswer } = formRowWarningTexts
  for (const [changes, text] of [
    [{ id: 'two words' }, badId],
    [{ id: '' }, badId],
    [{ type: 'select' }, noOptions],
    [{ type: 'radio', options: [{ label: '', value: 0 }] }, noOptions],
    [{ type: 'input', minLength: 50, maxLength: 5 }, noAnswer],
    [{ type: 'number', min: '9', max: '10,5' }, undefined],
    [{ type: 'number', min: '9', max: '2' }, noAnswer],
    [{ type: 'date', min: '2027-03-01', max: '2027-02-28' }, noAnswer],
    [{ type: 'date', min: '2027-03-01' }, undefined],
    [{ type: 'date', min: '0', max: '+14' }, undefined],
    [{ type: 'date', min: '+14', max: '-1' }, noAnswer],
    [{ type: 'date', min: '+14', max: '2026-03-01' }, undefined],
    [{ type: 'time', min: '08:00', max: '17:00' }, undefined],
    [{ type: 'time', min: '9:00', max: '17:00' }, undefined],
    [{ type: 'time', min: '18:00', max: '9:00' }, noAnswer],
    [{ type: 'input', minLength: 50 }, undefined],
  ] as const) {
    const expected = text === undefined ? [] : [{ text, value: 'Ask' }]
    expect(warned(changes as Parameters<typeof field>[0]), JSON.stringify(changes)).toEqual(
      expected,
    )
  }
})

it.each([
  ['date', { min: '31.02.2026' }, 'min', '31.02.2026'],
  ['date', { max: '2026-02-31' }, 'max', '2026-02-31'],
  ['date', { min: '1', max: ' next week ' }, 'max', 'next week'],
  ['time', { min: '9 am' }, 'min', '9 am'],
  ['number', { max: 'ten' }, 'max', 'ten'],
  ['range', { step: 'half' }, 'step', 'half'],
] as const)('warns beside a limit of a %s that is none: %j', (type, limits, name, entered) => {
  const fields = [field({ id: 'name' }), field({ id: 'a', label: 'Ask', type, ...limits })]
  expect(findFieldWarnings({ fields })).toEqual([
    { text: warningTexts.limit, value: `Ask: ${entered}`, option: `fields.1.${name}` },
  ])
})
