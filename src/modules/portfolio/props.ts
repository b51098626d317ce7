import { contentSourceFields, optionalPaginationField } from '#content'
import { fields, number, responsive, select, toggle } from '#module-contract'
import { ariaLabelField, headingLevel, priorityField, slideshowFields } from '#ui'

export const Props = fields({
  ...contentSourceFields('project'),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      grid: 'Grid',
      fullwidth: 'Grid without gaps, columns by width',
      carousel: 'Carousel',
      index: 'Index, with the image of the title pointed at',
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
  words: select({
    label: 'Title and categories',
    help: 'Of grids and the carousel.',
    group: 'design',
    options: { below: 'Below the image', overlay: 'Over the image on hover' },
    default: 'below',
  }),
  ratio: select({
    label: 'Aspect ratio',
    group: 'design',
    options: { '4/3': '4:3', '3/2': '3:2', '1/1': 'Square', '4/5': '4:5' },
    default: '4/3',
  }),
  showCategories: toggle({ label: 'Show categories', group: 'design', default: true }),
  showExcerpt: toggle({ label: 'Show excerpt', group: 'design', default: false }),
  perPage: number({
    label: 'Projects per page',
    help: '0 shows all on one page, up to 200.',
    group: 'behaviour',
    integer: true,
    min: 0,
    max: 200,
    default: 10,
  }),
  opens: select({
    label: 'A press on the image opens',
    help: 'In the lightbox, visitors walk through the images of all projects shown. Titles always lead to the project.',
    group: 'behaviour',
    options: { page: 'The project', lightbox: 'The image, in the lightbox' },
    default: 'page',
  }),
  filter: toggle({ label: 'Category filter', group: 'behaviour', default: true }),
  pagination: optionalPaginationField({
    label: 'Further projects',
    help: '“Load more” adds them below, up to 200; while scrolling, five times by itself.',
  }),
  ...slideshowFields({
    label: 'Time per group',
    help: 'Of the carousel. Pauses on hover, on focus, and for visitors who prefer reduced motion.',
  }),
  label: ariaLabelField({
    help: 'Describes the portfolio to screen readers.',
    live: true,
  }),
  level: headingLevel({ default: 'h2' }),
  priority: priorityField({
    help: 'Loads the first images before anything else.',
  }),
})
