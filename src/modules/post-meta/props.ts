import { fields, select, toggle } from '#module-kit'

export const Props = fields({
  showDate: toggle({ label: 'Show date', default: true }),
  showAuthor: toggle({ label: 'Show author', default: true }),
  showCategories: toggle({ label: 'Show categories', default: true }),
  showTags: toggle({ label: 'Show tags', default: false }),
  showReadingTime: toggle({ label: 'Show reading time', default: false }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { line: 'One line', list: 'List with labels', columns: 'Columns with labels' },
    default: 'line',
  }),
})
