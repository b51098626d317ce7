import { fields, number, select, text, toggle } from '#module-contract'
import { coverLinkFields } from '#ui'

export const Props = fields({
  number: number({ label: 'Number', default: 100, step: 1 }),
  title: text({ label: 'Title', maxLength: 200 }),
  ...coverLinkFields,
  percent: toggle({ label: 'Percent sign', default: false }),
  prefix: text({ label: 'Prefix', maxLength: 20, live: true }),
  suffix: text({ label: 'Suffix', maxLength: 20, live: true }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { below: 'Title below', above: 'Title above', beside: 'Title beside' },
    default: 'below',
  }),
  grouping: toggle({
    label: 'Thousands separator',
    help: 'In the format of the site language.',
    group: 'design',
    default: true,
  }),
})
