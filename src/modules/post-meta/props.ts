import { fields, select, toggle } from '#module-contract'

export const Props = fields({
  showDate: toggle({ label: 'Show date', default: true }),
  showAuthor: toggle({ label: 'Show author', default: true }),
  showCategories: toggle({ label: 'Show categories', default: true }),
  showTags: toggle({ label: 'Show tags', default: false }),
  showReadingTime: toggle({ label: 'Show reading time', default: false }),
  showComments: toggle({
    label: 'Show number of comments',
    help: 'As a link to them, where they stand on the same page.',
    default: false,
  }),
  linkArchives: toggle({
    label: 'Link to archives',
    help: 'Date, author, categories and tags lead to everything of the same.',
    default: true,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { line: 'One line', list: 'List with labels', columns: 'Columns with labels' },
    default: 'line',
  }),
})
