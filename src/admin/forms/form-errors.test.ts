import { expect, it } from 'vitest'
import { errorsOf } from './form-errors.ts'

it('finds the errors of fields, of rows of lists, and of the form itself', () => {
  const required = { type: 'required', message: 'Required', ref: { name: 'name' } }
  const errors = {
    name: required,
    variants: [undefined, { regularPrice: { type: 'server', message: 'Enter a price.' } }],
    root: { serverError: { type: 'server', message: 'Not saved' } },
  }
  expect(errorsOf(errors)).toEqual([
    { path: 'name', message: 'Required' },
    { path: 'variants.1.regularPrice', message: 'Enter a price.' },
    { path: 'root.serverError', message: 'Not saved' },
  ])
  expect(errorsOf({})).toEqual([])
})
