import { expect, it } from 'vitest'
import { resolveForm, validateForm } from '#forms/schema'
import { resolveProps } from '#module-contract'
import { COURSES, inWords } from '../demo/dates.ts'
import { courseBooking } from '../demo/forms.ts'
import { withDefaultMessages } from '../src/forms/messages.ts'
import { toFormFields } from '../src/modules/contact-form/definition.ts'
import type { FieldProps } from '../src/modules/contact-form/field.ts'
import { Props } from '../src/modules/contact-form/props.ts'

const { fields: stored } = resolveProps(Props, courseBooking().props, {
  image: () => undefined,
  file: () => undefined,
  href: () => '/',
  icon: () => undefined,
  slot: nodes => nodes as never,
})
const fields = toFormFields(stored as FieldProps[], key => key)
const messages = withDefaultMessages({}, 'en')
const [course] = COURSES.map(({ name, at }) => `${name}, ${inWords(at)}`)
const ownDay = stored.find(one => one.id === 'course')?.options?.at(-1)?.label ?? ''

function refused(values: Record<string, string[]>) {
  const { errors, missing } = validateForm(fields, values, messages)
  const asked = [...errors, ...missing].map(one => one.fieldId)
  return asked.filter(id => id === 'people' || id === 'group')
}
const price = (values: Record<string, string[]>) => resolveForm(fields, values).values.price

it('the demo accepts one to six people in a course, and four to six for a private day', () => {
  expect(ownDay).toContain('from four people on')
  expect(refused({ course: [course ?? ''], people: ['1'] })).toEqual([])
  expect(refused({ course: [course ?? ''], people: ['7'] })).toEqual(['people'])
  expect(refused({ course: [ownDay], people: ['1'] })).toEqual(['group'])
  expect(refused({ course: [ownDay], group: ['3'] })).toEqual(['group'])
  expect(refused({ course: [ownDay], group: ['4'] })).toEqual([])
  expect(price({ course: [ownDay], people: ['1'], group: ['4'] })).toEqual(['340'])
  expect(price({ course: [course ?? ''], people: ['2'], group: ['4'] })).toEqual(['360'])
})
