import { fields, select, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      list: 'All parts, numbered',
      folded: 'One line that opens to all parts',
      line: 'One line',
    },
    default: 'list',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { lines: 'With lines', card: 'Card', plain: 'Plain' },
    default: 'lines',
  }),
  level: headingLevel({ default: 'h2' }),
  showDescription: toggle({ label: 'Show description', default: true }),
  linkArchive: toggle({
    label: 'Link to the series',
    help: 'Its name leads to the list of all its parts.',
    default: true,
  }),
})
