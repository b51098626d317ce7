import type { FormDelivery } from '#forms/schema'
import { fields, list, type PropsOf, text, toggle } from '#module-contract'

const behaviour = { group: 'behaviour' } as const
const withAnswers = { namesRows: { list: 'fields', by: '%%id%%' } } as const

const Rule = fields({
  field: text({
    label: 'Field',
    maxLength: 64,
    rowOf: { list: 'fields', onlyFor: { type: ['checkbox', 'radio', 'select'] } },
  }),
  value: text({
    label: 'Answer',
    help: 'One of the field’s options.',
    maxLength: 500,
    optionOf: { list: 'fields', row: 'field' },
  }),
  to: text({ label: 'Send to', maxLength: 1000 }),
})

/** Delivery of submissions. Only the switches are sent to browsers. */
export const deliveryProps = {
  to: text({
    ...behaviour,
    label: 'Send to',
    help: 'Separate several addresses by commas. Leave empty to use the email address of the site.',
    maxLength: 1000,
  }),
  recipients: list({
    ...behaviour,
    label: 'Recipient rules',
    help: 'When an answer matches, the email goes to the recipients of the rule instead.',
    of: Rule,
    itemLabel: 'value',
    addLabel: 'Add rule',
    max: 50,
  }),
  subject: text({ ...behaviour, label: 'Email subject', maxLength: 200 }),
  pattern: text({
    ...behaviour,
    label: 'Email text',
    help: 'Use %%field_id%% to insert an answer. Leave empty for a list of all answers.',
    multiline: true,
    ...withAnswers,
  }),
  confirm: toggle({
    ...behaviour,
    label: 'Confirmation email',
    help: 'Sent to the first email field of the form, at most three times an hour to the same address.',
    default: false,
  }),
  confirmSubject: text({
    ...behaviour,
    label: 'Confirmation subject',
    help: 'Use %%field_id%% to insert the answer of a field with options. Leave empty for the default.',
    maxLength: 200,
    ...withAnswers,
  }),
  confirmText: text({
    ...behaviour,
    label: 'Confirmation text',
    help: 'Use %%field_id%% to insert an answer. Leave empty for the default.',
    multiline: true,
    ...withAnswers,
  }),
  confirmAnswers: toggle({
    ...behaviour,
    label: 'Include the answers in the confirmation',
    default: true,
  }),
  webhook: text({
    ...behaviour,
    label: 'Webhook URL',
    help: 'Each submission is sent here as signed JSON. The signing secret is under Settings › Forms.',
    placeholder: 'https://',
    maxLength: 2000,
  }),
}

const Delivery = fields(deliveryProps)

export function toDelivery(props: PropsOf<typeof Delivery>): FormDelivery {
  const { to, recipients: rules, subject, pattern, webhook } = props
  const { confirm, confirmSubject, confirmText, confirmAnswers } = props
  const confirmation = { subject: confirmSubject, text: confirmText, withAnswers: confirmAnswers }
  return {
    to,
    rules,
    subject,
    pattern,
    confirmation: confirm ? confirmation : undefined,
    webhook,
  }
}
