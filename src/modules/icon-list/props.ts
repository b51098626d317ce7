import { fields, icon, link, list, select, text } from '#module-contract'

export const Props = fields({
  items: list({
    label: 'Items',
    of: fields({
      text: text({ label: 'Text', default: 'Text', maxLength: 300 }),
      icon: icon({ label: 'Icon', default: 'check' }),
      link: link({ label: 'Link' }),
    }),
    itemLabel: 'text',
    max: 60,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { vertical: 'Below each other', columns: 'Columns', inline: 'In a line' },
    default: 'vertical',
  }),
  lines: select({
    label: 'Lines between',
    group: 'design',
    options: { none: 'None', between: 'Between items' },
    default: 'none',
  }),
})
