import { type FieldOptions, fields, list, number, select, text } from '#module-contract'

/** Labels of field types. */
const TYPE_WORDS = {
  input: 'Text',
  text: 'Textarea',
  email: 'Email',
  checkbox: 'Checkboxes',
  radio: 'Radio buttons',
  select: 'Select',
  tel: 'Phone',
  number: 'Number',
  range: 'Range',
  rating: 'Rating',
  date: 'Date',
  time: 'Time',
  address: 'Address',
  file: 'File upload',
  consent: 'Consent',
  hidden: 'Hidden field',
  calculation: 'Calculation',
  content: 'Text between fields',
  step: 'Step',
} as const
type FieldType = keyof typeof TYPE_WORDS

/**
 * Fields of a form row that all forms share: the question, and when it is shown (FM-1, FM-5). The
 * module's list must be named `fields`, because conditions refer to it.
 */
export function formRowFields<Type extends FieldType, Operator extends string>({
  types,
  operators,
  maxLength,
  id = {},
}: {
  types: readonly Type[]
  operators: readonly Operator[]
  /** Maximum length of an answer, in characters. */
  maxLength: number
  id?: Pick<FieldOptions, 'help'>
}) {
  const named = wordsOf(types, one => TYPE_WORDS[one])
  const compared = wordsOf(operators, one => one)
  const rule = fields({
    field: text({
      label: 'Field',
      live: true,
      maxLength: 64,
      rowOf: { list: 'fields', onlyFor: { type: types.filter(isAnswered) } },
    }),
    operator: select({
      label: 'Condition',
      options: compared,
      default: operators[0] as Operator,
    }),
    value: text({
      label: 'Value',
      live: true,
      maxLength: 500,
      optionOf: { list: 'fields', row: 'field' },
    }),
  })
  const length = { integer: true, min: 0, max: maxLength, default: 0, unit: 'characters' } as const
  const ofText = { group: 'behaviour', onlyFor: { type: ['input', 'text', 'email'] } } as const
  return {
    id: text({
      label: 'Field ID',
      ...id,
      default: 'field',
      live: true,
      maxLength: 64,
      isRowId: true,
    }),
    label: text({ label: 'Label', default: 'Label', live: true, maxLength: 200 }),
    type: select({ label: 'Type', options: named, default: types[0] as Type }),
    options: list({
      label: 'Options',
      onlyFor: { type: ['checkbox', 'radio', 'select'] },
      of: fields({ label: text({ label: 'Option', live: true, maxLength: 200 }) }),
      itemLabel: 'label',
      addLabel: 'Add option',
      max: 100,
    }),
    allowed: select({
      label: 'Allowed characters',
      ...ofText,
      options: {
        any: 'Any',
        letters: 'Letters',
        numbers: 'Numbers',
        alphanumeric: 'Letters and numbers',
      },
      default: 'any',
    }),
    minLength: number({ label: 'Min length', ...ofText, ...length }),
    maxLength: number({ label: 'Max length', help: '0 for no limit', ...ofText, ...length }),
    relation: select({
      label: 'Conditional logic',
      group: 'behaviour',
      options: { all: 'Show if all match', any: 'Show if any matches' },
      default: 'all',
    }),
    rules: list({
      label: 'Conditions',
      group: 'behaviour',
      of: rule,
      itemLabel: 'field',
      addLabel: 'Add condition',
      max: 20,
    }),
  }
}

const isAnswered = (type: FieldType) => type !== 'step' && type !== 'content'

function wordsOf<Value extends string>(values: readonly Value[], wordOf: (value: Value) => string) {
  const words = values.map((value): [string, string] => [value, wordOf(value)])
  return Object.fromEntries(words) as Record<Value, string>
}
