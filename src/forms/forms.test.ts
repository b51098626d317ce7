import { describe, expect, it } from 'vitest'
import { formField as field } from '../../tests/support/form-field.ts'
import { hiddenFields, ruleHolds } from './conditions.ts'
import type { Operator } from './definition.ts'
import { withDefaultMessages } from './messages.ts'
import { createCaptcha, createTokens, TOKEN_LIFETIME_MS } from './token.ts'
import { validateForm } from './validate.ts'

const messages = withDefaultMessages({}, 'en')

describe('FM-2 required fields', () => {
  it('lists empty fields in page order, and treats blanks as empty', () => {
    const fields = [
      field('name'),
      field('email', { type: 'email' }),
      field('note', { required: false }),
    ]
    const { missing, errors } = validateForm(fields, { name: ['  '], email: [] }, messages)
    expect(missing.map(one => one.fieldId)).toEqual(['name', 'email'])
    expect(errors).toEqual([])
  })

  it('calls a group with nothing checked empty, and a nameless one by its choices or the fallback', () => {
    const options = [{ label: 'Red' }, { label: 'Blue' }]
    const fields = [
      field('colour', { type: 'radio', options }),
      field('a', { type: 'checkbox', label: '', options }),
      field('b', { type: 'checkbox', label: '' }),
      field('c', { label: '' }),
    ]
    const { missing } = validateForm(fields, {}, messages)
    expect(missing.map(one => one.label)).toEqual(['colour', 'Red, Blue', 'Checkbox', 'Captcha'])
  })

  it('skips hidden fields and names them', () => {
    const rules = [{ field: 'kind', operator: 'is' as const, value: 'course' }]
    const fields = [field('kind'), field('people', { rules })]
    expect(validateForm(fields, { kind: ['pots'] }, messages)).toMatchObject({
      missing: [],
      errors: [],
      hidden: ['people'],
    })
    expect(validateForm(fields, { kind: ['course'] }, messages).missing).toHaveLength(1)
  })

  it('FM-1 checks symbols, lengths (swapped when crossed) and choices', () => {
    const fields = [
      field('letters', { allowed: 'letters' }),
      field('length', { minLength: 9, maxLength: 3 }),
      field('choice', { type: 'select', options: [{ label: 'One' }] }),
    ]
    const problems = (letters: string, length: string, choice: string) =>
      validateForm(
        fields,
        { letters: [letters], length: [length], choice: [choice] },
        messages,
      ).errors.map(one => one.fieldId)
    expect(problems('Åsa-Maj Ek', 'four', 'One')).toEqual([])
    expect(problems('R2D2', 'no', 'Two')).toEqual(['letters', 'length', 'choice'])
    expect(problems('a', 'much too long', 'One')).toEqual(['length'])
  })
})

describe('FM-5 conditions', () => {
  const cases: [Operator, string[], string, boolean][] = [
    ['is', ['a'], 'a', true],
    ['is', ['A'], 'a', false],
    ['is', ['x', 'a'], 'a', true],
    ['is not', ['a'], 'a', false],
    ['is not', [], 'a', true],
    ['is empty', [], '', true],
    ['is empty', ['x'], '', false],
    ['is not empty', ['x'], '', true],
    ['is not empty', [''], '', false],
    ['contains', ['Hardware'], 'WARE', true],
    ['does not contain', ['Hardware'], 'soft', true],
    ['contains', ['a.b'], '.', true],
    ['contains', ['ab'], '.', false],
    ['is greater', ['12 people'], '9', true],
    ['is greater', ['many'], '9', false],
    ['is less', ['3'], '9', true],
    ['is less', [''], '9', false],
    ['is', ['a'], '\\a', true],
  ]
  it.each(cases)('%s: %j against %j is %s', (operator, entered, value, expected) => {
    expect(ruleHolds({ field: 'f', operator, value }, { f: entered })).toBe(expected)
  })

  it('combines by all or any, and hides the dependents of hidden fields', () => {
    const on = (name: string, operator: Operator = 'is', value = '1') => ({
      field: name,
      operator,
      value,
    })
    const fields = [
      field('a'),
      field('b'),
      field('all', { rules: [on('a'), on('b')] }),
      field('any', { relation: 'any', rules: [on('a'), on('b')] }),
      field('child', { rules: [on('all', 'is empty', '')] }),
    ]
    expect([...hiddenFields(fields, { a: ['1'], b: ['0'] })]).toEqual(['all', 'child'])
    expect([...hiddenFields(fields, { a: ['1'], b: ['1'] })]).toEqual([])
    expect([...hiddenFields(fields, {})].sort()).toEqual(['all', 'any', 'child'])
  })
})

describe('FM-4 captcha and token', () => {
  it('makes pairs from 1 to 15', () => {
    const numbers = Array.from({ length: 500 }, createCaptcha).flat()
    expect(Math.min(...numbers)).toBe(1)
    expect(Math.max(...numbers)).toBe(15)
  })

  it('reads its own token for the same form until it expires, and no forged one', () => {
    let now = 1000
    const tokens = createTokens('secret', () => now)
    const token = tokens.issue('page/form', { via: 'script', captcha: [3, 4] })
    expect(tokens.read(token, 'page/form')?.captcha).toEqual([3, 4])
    expect(tokens.read(token, 'page/other')).toBeUndefined()
    expect(createTokens('other', () => now).read(token, 'page/form')).toBeUndefined()
    const [payload = '', signature = ''] = token.split('.')
    const forged = Buffer.from(payload, 'base64url').toString().replace('[3,4]', '[1,1]')
    expect(
      tokens.read(`${Buffer.from(forged).toString('base64url')}.${signature}`, 'page/form'),
    ).toBeUndefined()
    for (const junk of ['', '.', 'a.b', `${token}x`, `${token}.x`]) {
      expect(tokens.read(junk, 'page/form')).toBeUndefined()
    }
    now += TOKEN_LIFETIME_MS + 1
    expect(tokens.read(token, 'page/form')).toBeUndefined()
  })
})
