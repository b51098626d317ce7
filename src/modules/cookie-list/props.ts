import { fields, select, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  hosts: toggle({ label: 'Show external hosts', default: true }),
  headings: toggle({ label: 'Show headings', default: true }),
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Layout',
    help: 'A table needs room: where there is little it is a list.',
    group: 'design',
    options: { table: 'Table', list: 'List', cards: 'Cards' },
    default: 'table',
  }),
  settings: toggle({
    label: 'Show link to the cookie settings',
    help: 'It opens the consent banner, where it is switched on.',
    default: true,
  }),
})
