import { FIELD_TYPES, OPERATORS } from '#forms/schema'
import { fields, link, list, newsletterList, select, text, toggle } from '#module-contract'
import { formRowFields, headingLevel } from '#ui'
import { MAX_ANSWER } from './sent-fields.ts'

const row = formRowFields({
  types: FIELD_TYPES,
  operators: OPERATORS,
  maxLength: MAX_ANSWER,
  id: { help: 'Mailchimp and Brevo know it by this name.' },
})

const CustomField = fields({
  id: row.id,
  label: row.label,
  type: row.type,
  required: toggle({ label: 'Required', default: false }),
  options: row.options,
  allowed: row.allowed,
  minLength: row.minLength,
  maxLength: row.maxLength,
  relation: row.relation,
  rules: row.rules,
})

/** Parameters added to the redirect after a sign-up (behaviour §8). */
const SentAlong = fields({
  name: select({
    label: 'Parameter',
    options: {
      email: 'Email',
      first_name: 'First name',
      last_name: 'Last name',
      ip_address: 'IP address',
      form_id: 'Form ID',
    },
    default: 'email',
  }),
})

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  text: text({ label: 'Text', maxLength: 1000, multiline: true }),
  list: newsletterList({ label: 'List', help: 'Without a choice, the first list of the site.' }),
  firstName: toggle({ label: 'Ask for first name', default: false }),
  lastName: toggle({ label: 'Ask for last name', default: false }),
  fields: list({
    label: 'Custom fields',
    of: CustomField,
    itemLabel: 'label',
    itemKind: 'type',
    addLabel: 'Add field',
    max: 20,
  }),
  button: text({
    label: 'Button',
    help: 'Leave empty for “Subscribe” in the language of the site.',
    maxLength: 80,
    live: true,
  }),
  consent: text({
    label: 'Consent text',
    help: 'What visitors agree to; stored as proof. Leave empty for the text in the site’s language.',
    maxLength: 1000,
    multiline: true,
  }),
  asksConsent: toggle({
    label: 'Checkbox for the consent text',
    help: 'Visitors must check it before they sign up.',
    default: false,
  }),
  asksMeasuring: toggle({
    label: 'Ask whether opens and clicks may be counted',
    help: 'An optional checkbox. Newsletters count them only of those who checked it.',
    default: false,
  }),
  success: text({
    label: 'Success message',
    help: 'Leave empty to use the site default.',
    maxLength: 500,
    multiline: true,
  }),
  redirect: link({ label: 'Redirect after sign-up', group: 'behaviour' }),
  sendsAlong: list({
    label: 'Add to the redirect URL',
    help: 'As parameters, for the page that follows.',
    of: SentAlong,
    itemLabel: 'name',
    max: 5,
    group: 'behaviour',
  }),
  ipAddress: toggle({
    label: 'Store IP address',
    help: 'As part of the proof of consent.',
    group: 'behaviour',
    default: false,
  }),
  botCheck: toggle({
    label: 'Invisible spam protection',
    help: 'Works in the background. No data is sent to third parties.',
    group: 'behaviour',
    default: true,
  }),
  feed: text({
    label: 'Feed service',
    help: 'The https address where a feed service takes sign-ups. The form then opens its window.',
    group: 'behaviour',
    live: true,
    maxLength: 500,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { stacked: 'Below each other', line: 'One line', split: 'Text beside the form' },
    default: 'stacked',
  }),
  level: headingLevel({ default: 'h2' }),
})
