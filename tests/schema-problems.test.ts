import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { expect, it } from 'vitest'
import { EMAIL_PATTERN } from '#base'
import { staffMessages, translateSharedIn } from '#staff/client'
import { toFieldErrors } from '../src/admin/field-errors.ts'
import { PROBLEM_REASONS, toProblems } from '../src/server/admin/schema-problems.ts'

const nullable = (schema: Type.TSchema) => Type.Union([Type.Null(), schema])

/** Schemas with an invalid value and the message shown to staff. */
const FIELDS: [schema: Type.TSchema, sent: unknown, english: string, german: string][] = [
  [Type.String({ minLength: 1 }), '', 'Fill this in.', 'Bitte ausfüllen.'],
  [Type.String({ pattern: '\\S' }), ' ', 'Fill this in.', 'Bitte ausfüllen.'],
  [
    Type.String({ minLength: 12 }),
    'short',
    'Enter at least 12 characters.',
    'Geben Sie mindestens 12 Zeichen ein.',
  ],
  [
    nullable(Type.String({ maxLength: 1000 })),
    'x'.repeat(1001),
    'Enter at most 1,000 characters.',
    'Geben Sie höchstens 1.000 Zeichen ein.',
  ],
  [nullable(Type.Integer()), 'much', 'Enter a whole number.', 'Geben Sie eine ganze Zahl ein.'],
  [Type.Number(), 'much', 'Enter a number.', 'Geben Sie eine Zahl ein.'],
  [Type.Integer({ minimum: 0 }), -1, 'Enter 0 or more.', 'Geben Sie 0 oder mehr ein.'],
  [Type.Number({ maximum: 1.5 }), 2, 'Enter 1.5 or less.', 'Geben Sie 1,5 oder weniger ein.'],
  [
    Type.String({ pattern: `^$|${EMAIL_PATTERN}` }),
    'nobody',
    'This is not an email address.',
    'Das ist keine E-Mail-Adresse.',
  ],
  [
    Type.String({ pattern: '^#[0-9a-f]{6}$' }),
    'red',
    'This value does not have the right format.',
    'Dieser Wert hat nicht das richtige Format.',
  ],
  [
    Type.Union([Type.Literal('a'), Type.Literal('b')]),
    'c',
    'Choose one of the values offered.',
    'Wählen Sie einen der angebotenen Werte.',
  ],
  [
    Type.Array(Type.String(), { minItems: 1 }),
    [],
    'Add at least one entry.',
    'Fügen Sie mindestens einen Eintrag hinzu.',
  ],
]

it.each(FIELDS)('what a schema finds is said beside the field: %j', (schema, sent, ...said) => {
  const problems = toProblems(Compile(Type.Object({ field: schema })).Errors({ field: sent }))
  expect(problems.every(problem => problem.message && problem.path === '/field')).toBe(true)
  const words = (['en', 'de'] as const).map(locale =>
    toFieldErrors(problems, translateSharedIn(locale)),
  )
  expect(words).toEqual(said.map(sentence => ({ field: sentence })))
})

it('reports a missing value at its field at any depth', () => {
  const schema = Type.Object({ offer: Type.Object({ price: Type.Number() }) })
  const problems = toProblems(Compile(schema).Errors({ offer: {} }))
  expect(toFieldErrors(problems, translateSharedIn('en'))).toEqual({
    'offer.price': 'Fill this in.',
  })
})

it('reports refusals without field or details', () => {
  const problems = [
    { path: '/sku', message: 'sku-taken' },
    { path: '', message: 'must be JSON', reason: 'value-invalid' },
  ]
  expect(toFieldErrors(problems, translateSharedIn('de'))).toEqual({
    sku: 'Ein anderes Produkt hat diese Artikelnummer.',
    'root.serverError': 'Dieser Wert ist ungültig.',
  })
})

it('every reason has a sentence in each language of the staff', () => {
  for (const locale of ['en', 'de'] as const) {
    expect(Object.keys(staffMessages[locale])).toEqual(expect.arrayContaining([...PROBLEM_REASONS]))
  }
})
