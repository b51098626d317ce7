import { type FieldType, FORM_FIELD_TYPES, MAX_ANSWER, OPERATORS } from '#forms/schema'
import { fields, list, number, richText, select, text, toggle } from '#module-contract'
import { formRowFields } from '#ui'

const row = formRowFields({
  types: FORM_FIELD_TYPES,
  operators: OPERATORS,
  maxLength: MAX_ANSWER,
})

const ASKING = FORM_FIELD_TYPES.filter(
  type => !['hidden', 'calculation', 'content', 'step'].includes(type),
)
const forTypes = (...type: FieldType[]) => ({ onlyFor: { type } })
const ofSpan = { group: 'behaviour', ...forTypes('number', 'range', 'date', 'time') } as const

/** Field of a form in the editor; `type` determines its settings. */
export const FormField = fields({
  id: row.id,
  label: row.label,
  type: row.type,
  content: richText({ label: 'Text', ...forTypes('content', 'consent') }),
  required: toggle({ label: 'Required', default: true, ...forTypes(...ASKING) }),
  options: list({
    label: 'Options',
    ...forTypes('checkbox', 'radio', 'select'),
    of: fields({
      label: text({ label: 'Option', live: true, maxLength: 200 }),
      value: number({ label: 'Value', help: 'For calculations', default: 0 }),
    }),
    itemLabel: 'label',
    addLabel: 'Add option',
    max: 100,
  }),
  help: text({ label: 'Help text', maxLength: 300, live: true, ...forTypes(...ASKING) }),
  formula: text({
    label: 'Formula',
    help: 'Fields in braces, + - * /, and if, min, max, round, days: {people} * 45 + if({lunch} = "Yes", 12, 0)',
    live: true,
    maxLength: 500,
    multiline: true,
    namesRows: { list: 'fields', by: '{id}' },
    ...forTypes('calculation'),
  }),
  before: text({
    label: 'Before the number',
    live: true,
    maxLength: 20,
    ...forTypes('calculation', 'number', 'range'),
  }),
  after: text({
    label: 'After the number',
    live: true,
    maxLength: 20,
    ...forTypes('calculation', 'number', 'range'),
  }),
  decimals: number({
    label: 'Decimal places',
    integer: true,
    min: 0,
    max: 6,
    default: 2,
    ...forTypes('calculation'),
  }),
  stars: number({
    label: 'Stars',
    integer: true,
    min: 3,
    max: 10,
    default: 5,
    ...forTypes('rating'),
  }),
  fileTypes: select({
    label: 'File types',
    options: {
      images: 'Images',
      pdf: 'PDF',
      documents: 'Images, PDF and documents',
      all: 'Also audio and video',
    },
    default: 'images',
    ...forTypes('file'),
  }),
  maxFiles: number({
    label: 'Max files',
    integer: true,
    min: 1,
    max: 20,
    default: 5,
    ...forTypes('file'),
  }),
  maxMb: number({
    label: 'Max size of a file',
    integer: true,
    min: 1,
    max: 100,
    default: 10,
    unit: 'MB',
    ...forTypes('file'),
  }),
  source: select({
    label: 'Value from',
    options: {
      text: 'Text',
      parameter: 'URL parameter',
      cookie: 'Cookie',
      page: 'Page URL',
    },
    default: 'text',
    ...forTypes('hidden'),
  }),
  sourceValue: text({
    label: 'Text or name',
    help: 'The text itself, or the name of the URL parameter or cookie.',
    live: true,
    maxLength: 200,
    ...forTypes('hidden'),
  }),
  half: toggle({ label: 'Half width', group: 'design', default: false }),
  allowed: row.allowed,
  minLength: row.minLength,
  maxLength: row.maxLength,
  min: text({
    label: 'Min',
    help: 'A number; a date such as 2026-03-01, or days from today such as 0 or +14; a time such as 09:00.',
    live: true,
    maxLength: 20,
    ...ofSpan,
  }),
  max: text({ label: 'Max', live: true, maxLength: 20, ...ofSpan }),
  step: text({
    label: 'Increment',
    help: 'Leave empty for any number.',
    live: true,
    maxLength: 20,
    group: 'behaviour',
    ...forTypes('number', 'range'),
  }),
  autocomplete: select({
    label: 'Autocomplete',
    group: 'behaviour',
    options: {
      off: 'Off',
      name: 'Name',
      email: 'Email',
      tel: 'Phone',
      organization: 'Company',
      'street-address': 'Address',
    },
    default: 'off',
    ...forTypes('input', 'text', 'email', 'tel'),
  }),
  relation: row.relation,
  rules: row.rules,
})
