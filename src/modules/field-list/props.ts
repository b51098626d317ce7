import { contentFieldList, fields, select, toggle } from '#module-contract'

export const Props = fields({
  fields: contentFieldList({
    label: 'Fields',
    help: 'Of the content type of the page. Choose none to show all.',
  }),
  showImages: toggle({ label: 'Show images', default: true }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      list: 'List with labels',
      columns: 'Columns with labels',
      line: 'One line',
    },
    default: 'list',
  }),
})
