import { describe, expect, it } from 'vitest'
import { formField as field } from '../../tests/support/form-field.ts'
import { hiddenFields, resolveForm } from './conditions.ts'
import type { FormField } from './definition.ts'
import { keepFiles, plainName } from './form-files.ts'
import { readValues } from './form-serialization.ts'
import { withDefaultMessages } from './messages.ts'
import { validateForm } from './validate.ts'

const messages = withDefaultMessages({}, 'en')
const TODAY = '2026-11-23'

const when = (id: string, value: string) => [{ field: id, operator: 'is' as const, value }]

/** Reason and limit of a rejected answer. */
function reasonOf(more: Partial<FormField>, ...entered: string[]) {
  const fields = [field('a', more)]
  const sent = more.type === 'address' ? { a: entered } : readValues(fields, () => entered)
  const found = validateForm(fields, sent, messages, { today: TODAY })
  const [problem] = [...found.missing, ...found.errors]
  return problem && [problem.reason, ...(problem.limit === undefined ? [] : [problem.limit])]
}

describe('FM-1 kinds of fields', () => {
  it.each([
    ['tel', '+49 (30) 123-456', undefined],
    ['tel', '12ab345678', ['invalid-phone']],
    ['tel', '1234', ['invalid-phone']],
    ['tel', '1234567890123456', ['invalid-phone']],
    ['date', '2026-02-28', undefined],
    ['date', '2026-02-30', ['invalid-date']],
    ['date', '28.02.2026', ['invalid-date']],
    ['time', '23:59', undefined],
    ['time', '24:00', ['invalid-time']],
    ['number', '-1.5', undefined],
    ['number', '.5', undefined],
    ['number', '.', ['not-a-number']],
    ['number', '1e9', ['not-a-number']],
    ['consent', 'yes', undefined],
    ['consent', 'maybe', ['not-an-option']],
  ] as const)('%s: %s', (type, entered, reason) => {
    expect(reasonOf({ type }, entered)).toEqual(reason)
  })

  it('holds numbers within their bounds and steps', () => {
    const bounds = { min: 2, max: 10, step: 0.5 }
    expect(reasonOf({ type: 'number', bounds }, '1.5')).toEqual(['too-small', 2])
    expect(reasonOf({ type: 'range', bounds }, '10.5')).toEqual(['too-large', 10])
    expect(reasonOf({ type: 'number', bounds }, '2.3')).toEqual(['not-a-step', 0.5])
    expect(reasonOf({ type: 'number', bounds }, '9.5')).toBeUndefined()
  })

  it('holds dates within days from today, and times within their span', () => {
    const soon = { type: 'date', earliest: '0', latest: '+14' } as const
    expect(reasonOf(soon, '2026-11-22')).toEqual(['too-early', '2026-11-23'])
    expect(reasonOf(soon, '2026-12-08')).toEqual(['too-late', '2026-12-07'])
    expect(reasonOf(soon, '2026-12-07')).toBeUndefined()
    expect(reasonOf({ type: 'time', earliest: '09:00' }, '08:59')).toEqual(['too-early', '09:00'])
    expect(reasonOf({ type: 'time', earliest: '9:00' }, '08:59')).toEqual(['too-early', '09:00'])
    expect(reasonOf({ type: 'time', earliest: '9 am' }, '08:59'), 'no limit').toBeUndefined()
  })

  it.each([
    ['Mu\u0308ller', 'a letter and its mark, sent as two'],
    ['مُحَمَّد', 'vowel signs'],
    ['अर्जुन शर्मा', 'signs that are no letters of their own'],
    ['علی\u200Cرضا', 'a joiner'],
  ])('takes %s for letters: %s', name => {
    expect(reasonOf({ allowed: 'letters' }, name)).toBeUndefined()
    expect(reasonOf({ allowed: 'alphanumeric' }, name)).toBeUndefined()
    expect(reasonOf({ allowed: 'letters' }, `${name}1`)).toEqual(['letters-only'])
    expect(reasonOf({ allowed: 'letters' }, `${name}_`)).toEqual(['letters-only'])
  })

  it.each([
    ['tel', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
    ['tel', '+٩٦٦ ٥٠-١٢٣', '+966 50-123'],
    ['tel', '۰۹۱۲۳۴۵۶۷۸۹', '09123456789'],
    ['number', '-١٢٫٥', '-12.5'],
    ['date', '٢٠٢٦-٠٢-٢٨', '2026-02-28'],
    ['time', '۲۳:۵۹', '23:59'],
    ['input', '٢٥', '٢٥'],
  ] as const)('reads the digits of a %s: %s', (type, entered, stored) => {
    expect(reasonOf({ type }, entered)).toBeUndefined()
    expect(readValues([field('a', { type })], () => [entered])).toEqual({ a: [stored] })
  })

  it('works with numbers in digits of other scripts, and holds them within their bounds', () => {
    expect(reasonOf({ type: 'number', bounds: { max: 10 } }, '١١')).toEqual(['too-large', 10])
    const fields = [
      field('people', { type: 'number' }),
      field('price', { type: 'calculation', formula: '{people} * 10' }),
    ]
    const entered = readValues(fields, name => (name === 'field_people' ? ['٣'] : []))
    expect(resolveForm(fields, entered).values.price).toEqual(['30'])
  })

  it('counts a letter and its mark as one, and stores them so', () => {
    expect(reasonOf({ maxLength: 6 }, 'Mu\u0308ller')).toBeUndefined()
    expect(readValues([field('a')], () => ['Mu\u0308ller'])).toEqual({ a: ['Müller'] })
    // Options are compared exactly as configured.
    const options = [{ label: 'Ju\u0308rgen' }]
    expect(reasonOf({ type: 'select', options }, 'Ju\u0308rgen')).toBeUndefined()
  })

  it('asks an address for a street and a place', () => {
    expect(reasonOf({ type: 'address' }, '', '10115', 'Berlin', '')).toEqual(['missing'])
    expect(reasonOf({ type: 'address' }, 'Long Street 1', '', 'Berlin', '')).toBeUndefined()
  })

  it('reads the parts of an address in their order, and files by their names', () => {
    const form = {
      'field_a:_city': 'Berlin',
      'field_a:_address_1': 'Long Street 1',
      field_a_city: 'Own',
    }
    const fields = [field('a', { type: 'address' }), field('b', { type: 'file' })]
    const files = [
      { name: 'one.png', size: 3 },
      { name: '', size: 0 },
    ]
    const all = (name: string) =>
      name === 'field_b' ? files : name in form ? [form[name as keyof typeof form]] : []
    expect(readValues(fields, all)).toEqual({
      a: ['Long Street 1', '', 'Berlin', ''],
      b: ['one.png'],
    })
  })

  it('limits number, size and kind of files', () => {
    const files = { kinds: ['image' as const], maxCount: 2, maxMb: 1 }
    const check = (...sent: { name: string; size: number }[]) =>
      validateForm(
        [field('a', { type: 'file', files })],
        { a: sent.map(one => one.name) },
        messages,
        {
          files: { a: sent },
        },
      ).errors.map(({ reason }) => reason)
    const picture = { name: 'bowl.JPG', size: 1_000_000 }
    expect(check(picture, picture)).toEqual([])
    expect(check(picture, picture, picture)).toEqual(['too-many-files'])
    expect(check({ ...picture, size: 1_000_001 })).toEqual(['file-too-large'])
    expect(check({ name: 'bowl.exe', size: 9 })).toEqual(['file-type'])
    expect(check({ name: 'bowl.png', size: 0 })).toEqual(['file-empty'])
  })

  it('keeps no path and no invisible letter of a name', () => {
    expect(plainName('../../etc/passwd')).toBe('passwd')
    expect(plainName('C:\\Users\\me\\a\u202Egnp.exe')).toBe('agnp.exe')
    expect(plainName('/')).toBe('file')
  })
})

describe('FM-5 steps and calculations', () => {
  const fields = [
    field('kind', {
      type: 'radio',
      options: [
        { label: 'Group', value: 80 },
        { label: 'Alone', value: 20 },
      ],
    }),
    field('details', { type: 'step', rules: when('kind', 'Group') }),
    field('people', { type: 'number' }),
    field('note', { type: 'content' }),
    field('end', { type: 'step' }),
    field('price', { type: 'calculation', formula: '{kind} + {people} * 10', decimals: 2 }),
    field('why', { rules: [{ field: 'price', operator: 'is greater', value: '100' }] }),
  ]

  it('hide fields of a hidden step, and return only answered ones', () => {
    expect([...hiddenFields(fields, { kind: ['Alone'] })]).toEqual(['people', 'why'])
    expect([...resolveForm(fields, { kind: ['Alone'] }).hidden]).toEqual([
      'details',
      'people',
      'note',
      'why',
    ])
  })

  it('count hidden answers as nothing, and believe no result that was sent', () => {
    const entered = { kind: ['Alone'], people: ['9'], price: ['1'] }
    expect(resolveForm(fields, entered).values.price).toEqual(['20'])
  })

  it('decide by results, too', () => {
    const { hidden, values } = resolveForm(fields, { kind: ['Group'], people: ['3'] })
    expect(values.price).toEqual(['110'])
    expect(hidden.has('why')).toBe(false)
  })

  it('compare a choice by its label, and count its values', () => {
    const course = (formula: string) => [
      field('kind', {
        type: 'radio',
        options: [
          { label: 'Group', value: 80 },
          { label: 'Alone', value: 20 },
        ],
      }),
      field('sum', { type: 'calculation', formula, decimals: 0 }),
    ]
    const sum = (formula: string) => resolveForm(course(formula), { kind: ['Group'] }).values.sum
    expect(sum('if({kind} = "Group", {kind} * 2, 1)')).toEqual(['160'])
    expect(sum('if({kind} != "Alone", 7, 1)')).toEqual(['7'])
    expect(sum('if({kind} = 80, 7, 1)')).toEqual(['7'])
    expect(sum('if({kind}, 7, 1) + max({kind}, 3)')).toEqual(['87'])
  })

  it('shows a field again if the answer that hid it no longer counts', () => {
    const dependent = [
      field('why', {
        required: true,
        rules: [{ field: 'sum', operator: 'is less', value: '100' }],
      }),
      field('kind', { type: 'radio', options: [{ label: 'a' }, { label: 'b' }] }),
      field('people', { type: 'number', rules: when('kind', 'b') }),
      field('sum', { type: 'calculation', formula: '{people} + 50', decimals: 0 }),
    ]
    const { hidden, values } = resolveForm(dependent, { kind: ['a'], people: ['200'] })
    expect([[...hidden], values.sum]).toEqual([['people'], ['50']])
    const { missing } = validateForm(dependent, { kind: ['a'], people: ['200'] }, messages)
    expect(missing).toMatchObject([{ fieldId: 'why' }])
  })

  it('terminate if a calculation hides its own input', () => {
    const circle = [
      field('a', { type: 'number', rules: [{ field: 'sum', operator: 'is less', value: '5' }] }),
      field('sum', { type: 'calculation', formula: '{a} + 0', decimals: 0 }),
    ]
    expect(resolveForm(circle, { a: ['9'] })).toEqual(resolveForm(circle, { a: ['9'] }))
    expect(resolveForm(circle, { a: ['3'] }).hidden.size).toBe(0)
  })

  it('leave the result empty of a formula that cannot be read', () => {
    const broken = [field('price', { type: 'calculation', formula: '{a} +' })]
    expect(resolveForm(broken, {}).values.price).toEqual([])
    expect(validateForm(broken, {}, messages).missing).toEqual([])
  })
})

describe('files of a submission', () => {
  it('are all kept, or none', async () => {
    const kept = new Set<string>()
    const store = {
      adopt: async (name: string) => {
        if (name.endsWith('2.png')) throw new Error('the disk is full')
        kept.add(name)
      },
      remove: async (key: string) => {
        for (const name of kept) if (name.startsWith(`${key}/`)) kept.delete(name)
      },
      keysBefore: async () => [],
    }
    const file = {
      field: 'field_a',
      name: 'a.png',
      path: '/tmp/a',
      size: 1,
      mime: '',
      ending: 'png',
    }
    await expect(keepFiles(store, 'one', [file, file])).rejects.toThrow('full')
    expect([...kept]).toEqual([])
  })

  it('are called by whole characters, however long their names are', () => {
    expect(plainName(`${'🏺'.repeat(100)}a.png`).isWellFormed()).toBe(true)
  })
})
