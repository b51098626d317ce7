import { describe, expect, it } from 'vitest'
import { formField as field } from '../../tests/support/form-field.ts'
import { hiddenFields, resolveForm } from './conditions.ts'
import type { FormField } from './definition.ts'
import { keepFiles, plainName } from './form-files.ts'
import { withDefaultMessages } from './messages.ts'
import { validateForm } from './validate.ts'
import { readValues } from './wire.ts'

const messages = withDefaultMessages({}, 'en')
const TODAY = '2026-11-23'

const when = (id: string, value: string) => [{ field: id, operator: 'is' as const, value }]

/** Why an answer is refused, with the limit that it broke. */
function reasonOf(more: Partial<FormField>, ...entered: string[]) {
  const found = validateForm([field('a', more)], { a: entered }, messages, { today: TODAY })
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

  it('hide what stands in a hidden step, and name only what is answered', () => {
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
