import { fields, link, list, text, toggle } from '#module-contract'
import { deliveryProps } from './delivery-props.ts'
import { FormField } from './field-props.ts'
import { labelOf } from './label.ts'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  fields: list({
    label: 'Fields',
    of: FormField,
    itemLabel: 'label',
    itemFallback: ({ id = '', label }, t) => (label === '' ? labelOf({ id, label }, t) : ''),
    itemKind: 'type',
    addLabel: 'Add field',
    min: 1,
    max: 150,
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
  ...deliveryProps,
  redirect: link({ label: 'Redirect after submit', group: 'behaviour' }),
  captcha: toggle({
    label: 'CAPTCHA (math question)',
    help: 'A small sum, besides the invisible protection.',
    group: 'behaviour',
    default: false,
  }),
  resume: toggle({
    label: 'Save and continue later',
    help: 'Visitors can have a link emailed that brings back what they entered. It is kept for 30 days.',
    group: 'behaviour',
    default: false,
  }),
  botCheck: toggle({
    label: 'Invisible spam protection',
    help: 'Works in the background. No data is sent to third parties.',
    group: 'behaviour',
    default: true,
  }),
})

/** Fields with a translated default label. */
type NamedField = 'name' | 'email' | 'message'

function field(
  id: NamedField,
  type: 'input' | 'email' | 'text',
  autocomplete: 'off' | 'name' | 'email',
) {
  return {
    ...FormField.defaults,
    id,
    // Translated by `labelOf`.
    label: '',
    type,
    autocomplete,
    half: type !== 'text',
  }
}
