import { fields, number, responsive, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 200 }),
  level: headingLevel({ default: 'h2' }),
  count: number({ label: 'Number', integer: true, min: 1, max: 12, default: 3 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      grid: 'Grid',
      overlay: 'Grid, titles over the images on hover',
      list: 'List without images',
    },
    default: 'grid',
  }),
  columns: responsive(
    number({
      label: 'Columns of the grid',
      group: 'design',
      integer: true,
      min: 1,
      max: 6,
      default: 3,
    }),
  ),
  showCategories: toggle({ label: 'Show categories', group: 'design', default: true }),
})
