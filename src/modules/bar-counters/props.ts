import { colour, fields, list, number, responsive, select, text, toggle } from '#module-contract'

const Bar = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  percent: number({ label: 'Percent', default: 50, unit: '%' }),
  colour: colour({ label: 'Bar color' }),
})

export const Props = fields({
  items: list({ label: 'Bars', of: Bar, itemLabel: 'title', max: 50 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { bars: 'Bars', lines: 'Thin lines', columns: 'Columns' },
    default: 'bars',
  }),
  numbers: toggle({ label: 'Show percentages', group: 'design', default: true }),
  rounded: toggle({ label: 'Rounded ends', group: 'design', default: false }),
  colour: responsive(colour({ label: 'Bar color', group: 'design' })),
  track: responsive(colour({ label: 'Track color', group: 'design' })),
})
