import { describe, expect, it } from 'vitest'
import type { FormValues } from './definition.ts'
import { fillWithChoices } from './interpolate.ts'
import { MAX_RECIPIENTS, readAddresses, recipientsOf } from './recipients.ts'

describe('addresses in a text', () => {
  it.each([
    ['', [], []],
    ['one@x.example', ['one@x.example'], []],
    ['a@x.example, b@x.example;c@x.example\nd@x.example', ['a', 'b', 'c', 'd'], []],
    ['A@x.example, a@X.example', ['A'], []],
    ['Ada <a@x.example>, "B, C" <b@x.example>', ['a', 'b'], ['"B']],
    ['no mail, a@x.example, @, b@', ['a'], ['no mail', '@', 'b@']],
    ['a@x.example\r\nBcc: b@x.example', ['a'], ['Bcc: b@x.example']],
  ])('%j', (text, names, invalid) => {
    const addresses = names.map(name => (name.includes('@') ? name : `${name}@x.example`))
    expect(readAddresses(text)).toEqual({ addresses, invalid })
  })
})

describe('recipients of a submission', () => {
  const rules = [
    { field: 'topic', value: 'Bowls', to: 'bowls@x.example' },
    { field: 'days', value: 'Friday', to: 'friday@x.example, bowls@x.example' },
  ]
  const form = { to: 'all@x.example', rules }
  const none = new Set<string>()

  it('is given by all matching rules, each address once', () => {
    const values = { topic: ['Bowls'], days: ['Thursday', 'Friday'] }
    expect(recipientsOf(form, values, none)).toEqual(['bowls@x.example', 'friday@x.example'])
  })

  it('is the form’s if no rule matches: nothing sent, another answer, a hidden or deleted field', () => {
    const others: FormValues[] = [
      {},
      { topic: ['Cups'] },
      { topic: ['bowls'] },
      { gone: ['Bowls'] },
    ]
    for (const values of others) {
      expect(recipientsOf(form, values, none)).toEqual(['all@x.example'])
    }
    expect(recipientsOf(form, { topic: ['Bowls'] }, new Set(['topic']))).toEqual(['all@x.example'])
  })

  it('returns no recipient for an invalid address and never more than one', () => {
    expect(recipientsOf({ to: 'nobody', rules: [] }, {}, none)).toEqual([])
    const to = Array.from({ length: 99 }, (_, index) => `a${index}@x.example`).join()
    expect(recipientsOf({ to, rules: [] }, {}, none)).toHaveLength(MAX_RECIPIENTS)
  })
})

it('a subject line for strangers contains only choices and stays on one line', () => {
  const fields = [
    { id: 'name', type: 'input' },
    { id: 'Topic', type: 'select' },
  ] as const
  const values = { name: ['Buy pills'], Topic: ['Bowls\r\nBcc: x'] }
  expect(fillWithChoices('About %%topic%% %%name%% %%gone%%!', fields, values)).toBe(
    'About Bowls Bcc: x !',
  )
})
