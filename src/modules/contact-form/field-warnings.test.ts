import { expect, it } from 'vitest'
import { FormField } from './field-props.ts'
import { findFieldWarnings } from './field-warnings.ts'
import { Props } from './props.ts'
import { warningTexts } from './warning-texts.ts'

const field = (changes: Partial<typeof FormField.defaults>) => ({
  ...FormField.defaults,
  ...changes,
})

it('warns of names that are there twice or name nothing, and of formulas that cannot be read', () => {
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
    { text: warningTexts.sameId, value: 'a' },
    { text: warningTexts.noConditionField, value: 'gone' },
    { text: warningTexts.noFormulaField, value: 'b' },
    { text: warningTexts.formula, value: 'Sum' },
  ])
})
