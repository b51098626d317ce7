import { fields, list, select, text } from '#module-contract'

export const Props = fields({
  items: list({
    label: 'Figures',
    of: fields({
      value: text({ label: 'Figure', default: '0', maxLength: 40 }),
      label: text({ label: 'Label', maxLength: 160 }),
    }),
    itemLabel: 'label',
    max: 12,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { line: 'In a line', lines: 'With lines between', stacked: 'Below each other' },
    default: 'line',
  }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { large: 'Large', huge: 'Very large', giant: 'As wide as its place' },
    default: 'large',
  }),
})
