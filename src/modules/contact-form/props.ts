import { FIELD_TYPES, OPERATORS } from '#forms/schema'
import { fields, formRowFields, link, list, number, select, text, toggle } from '#module-kit'

const row = formRowFields({
  types: FIELD_TYPES,
  operators: OPERATORS,
})

const FormField = fields({
  id: row.id,
  label: row.label,
  type: row.type,
  required: toggle({ label: 'Required', default: true }),
  options: row.options,
  half: toggle({ label: 'Half width', group: 'design', default: false }),
  allowed: select({
    label: 'Allowed characters',
    group: 'behaviour',
    options: {
      any: 'Any',
      letters: 'Letters',
      numbers: 'Numbers',
      alphanumeric: 'Letters and numbers',
    },
    default: 'any',
  }),
  minLength: number({
    label: 'Min length',
    group: 'behaviour',
    integer: true,
    min: 0,
    max: 10_000,
    default: 0,
    unit: 'characters',
  }),
  maxLength: number({
    label: 'Max length',
    help: '0 for no limit',
    group: 'behaviour',
    integer: true,
    min: 0,
    max: 10_000,
    default: 0,
    unit: 'characters',
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
  }),
  relation: row.relation,
  rules: row.rules,
})

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  fields: list({
    label: 'Fields',
    of: FormField,
    itemLabel: 'label',
    min: 1,
    max: 50,
    default: [
      field('name', 'input', 'name'),
      field('email', 'email', 'email'),
      field('message', 'text', 'off'),
    ],
  }),
  submitLabel: text({
    label: 'Button',
    help: 'Leave empty for “Send” in the language of the site.',
    maxLength: 80,
    live: true,
  }),
  success: text({
    label: 'Success message',
    help: 'Leave empty to use the site default.',
    maxLength: 500,
    multiline: true,
  }),
  to: text({
    label: 'Send to',
    help: 'Leave empty to use the email address of the site.',
    group: 'behaviour',
    maxLength: 254,
  }),
  subject: text({ label: 'Email subject', group: 'behaviour', maxLength: 200 }),
  pattern: text({
    label: 'Email text',
    help: 'Use %%field_id%% to insert an answer. Leave empty for a list of all answers.',
    group: 'behaviour',
    multiline: true,
  }),
  redirect: link({ label: 'Redirect after submit', group: 'behaviour' }),
  captcha: toggle({ label: 'CAPTCHA (math question)', group: 'behaviour', default: true }),
  botCheck: toggle({
    label: 'Invisible spam protection',
    help: 'Works in the background. No data is sent to third parties.',
    group: 'behaviour',
    default: true,
  }),
})

/** Fields that the module's texts have a label for. */
type NamedField = 'name' | 'email' | 'message'

function field(
  id: NamedField,
  type: 'input' | 'email' | 'text',
  autocomplete: 'off' | 'name' | 'email',
) {
  return {
    id,
    // Said in the language of the page: see `labelOf`.
    label: '',
    type,
    autocomplete,
    required: true,
    options: [],
    half: type !== 'text',
    allowed: 'any' as const,
    minLength: 0,
    maxLength: 0,
    relation: 'all' as const,
    rules: [],
  }
}
