import { describe, expect, it } from 'vitest'
import { type FormStep, firstStep, placeOf } from './steps.ts'

const step = (id: string): FormStep => ({
  id,
  title: id,
  fields: [{ id: `${id}-field` }] as FormStep['fields'],
})
const all = ['a', 'b', 'c', 'd'].map(step)
const without = (...ids: string[]) => all.filter(({ id }) => !ids.includes(id))
const problem = (id: string) => ({ fieldId: id, text: id })

describe('FM-5 the step that is open', () => {
  it('stays open while others come and go before it', () => {
    expect(placeOf(all, all, 2)).toBe(2)
    expect(placeOf(all, without('b'), 2)).toBe(1)
    expect(placeOf(all, without('a', 'b'), 2)).toBe(0)
  })

  it('gives way to the one before it when it is hidden itself', () => {
    expect(placeOf(all, without('c'), 2)).toBe(1)
    expect(placeOf(all, without('a'), 0)).toBe(0)
    expect(placeOf(all, [], 2)).toBe(0)
  })
})

describe('FM-11 the step that a form begins with', () => {
  it('is the first with a problem', () => {
    const state = { missing: [problem('d-field')], errors: [problem('c-field')] }
    expect(firstStep(all, { state, refused: 'invalid', step: 0 })).toBe(2)
  })

  it('puts the sum challenge on the last step', () => {
    const state = { missing: [problem(':captcha')] }
    expect(firstStep(all, { state, refused: 'invalid', step: 0 })).toBe(3)
    expect(firstStep(all, { state: {}, refused: 'confirm', step: 0 })).toBe(3)
  })

  it('is that in which it was left', () => {
    expect(firstStep(all, { state: {}, refused: undefined, step: 1 })).toBe(1)
  })
})
