import { expect, it } from 'vitest'
import { modules } from '../../../tests/support/modules.ts'
import { withFollowedRowIds } from './follow-row-ids.ts'

const shape = modules.get('contact-form')?.props.shape ?? {}
const rule = (field: string) => ({ field, value: 'Yes' })
const form = {
  fields: [
    { id: 'people', label: 'People' },
    { id: 'lunch', label: 'Lunch', rules: [rule('people'), rule('other')] },
    { id: 'sum', type: 'calculation', formula: '{people} * 45 + {lunch} + {people}' },
  ],
  recipients: [rule('people'), rule('lunch')],
  pattern: '%%people%% people',
  confirmSubject: 'For %%lunch%%',
}
const change = (fields: object[]) => withFollowedRowIds(shape, { ...form, fields }, form)
const [people = {}, ...rest] = form.fields

it('FM-1: conditions, recipients, formulas and texts follow the new ID of a field', () => {
  const [lunch, sum] = rest
  expect(change([{ ...people, id: 'guests' }, ...rest])).toEqual({
    ...form,
    fields: [
      { ...people, id: 'guests' },
      { ...lunch, rules: [rule('guests'), rule('other')] },
      { ...sum, formula: '{guests} * 45 + {lunch} + {guests}' },
    ],
    recipients: [rule('guests'), rule('lunch')],
    pattern: '%%guests%% people',
  })
})

it('leaves all as it is where fields are added, removed or put in another order, or an ID would name two', () => {
  const same = (fields: object[]) => expect(change(fields)).toEqual({ ...form, fields })
  same([...form.fields, { id: 'guests' }])
  same(rest)
  same([...rest, people])
  same([{ ...people, id: 'lunch' }, ...rest])
  same([{ ...people, label: 'Guests' }, ...rest])
  const twice = { ...form, fields: [...form.fields, people] }
  const fields = [{ ...people, id: 'guests' }, ...rest, people]
  expect(withFollowedRowIds(shape, { ...twice, fields }, twice)).toEqual({ ...twice, fields })
})

it('knows the fields that a form begins with', () => {
  const standard = shape.fields?.default as { id: string }[]
  const fields = standard.map(one => (one.id === 'email' ? { ...one, id: 'mail' } : one))
  const before = { recipients: [rule('email')] }
  expect(withFollowedRowIds(shape, { ...before, fields }, before)).toEqual({
    fields,
    recipients: [rule('mail')],
  })
})
