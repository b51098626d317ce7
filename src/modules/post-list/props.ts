import { contentSourceFields, optionalPaginationField } from '#content'
import { fields, number, responsive, select, toggle } from '#module-contract'
import { ariaLabelField, headingLevel, priorityField } from '#ui'

export const Props = fields({
  ...contentSourceFields('post'),
  skip: number({
    label: 'Leave out the first',
    help: 'So many posts, for a list below one that shows them already.',
    integer: true,
    min: 0,
    max: 1000,
    default: 0,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      grid: 'Grid',
      list: 'List, image beside the words',
      fullwidth: 'One below another, as wide as the page part',
      masonry: 'Masonry',
    },
    default: 'grid',
  }),
  columns: responsive(
    number({
      label: 'Columns of the grid',
      help: 'Also applies to masonry.',
      group: 'design',
      integer: true,
      min: 1,
      max: 6,
      default: 3,
    }),
  ),
  lead: toggle({
    label: 'First post large',
    help: 'Of a grid, on its first page.',
    group: 'design',
    default: false,
  }),
  words: select({
    label: 'Title and text',
    help: 'In lists they always stand beside the image.',
    group: 'design',
    options: { below: 'Below the image', overlay: 'Over the image on hover' },
    default: 'below',
  }),
  ratio: select({
    label: 'Aspect ratio',
    help: 'Masonry shows whole images.',
    group: 'design',
    options: { '4/3': '4:3', '3/2': '3:2', '16/9': '16:9', '1/1': 'Square', '4/5': '4:5' },
    default: '3/2',
  }),
  showImage: toggle({ label: 'Show image', group: 'design', default: true }),
  showDate: toggle({ label: 'Show date', group: 'design', default: true }),
  showAuthor: toggle({ label: 'Show author', group: 'design', default: true }),
  showCategories: toggle({ label: 'Show categories', group: 'design', default: true }),
  showReadingTime: toggle({ label: 'Show reading time', group: 'design', default: false }),
  showExcerpt: toggle({ label: 'Show excerpt', group: 'design', default: true }),
  text: select({
    label: 'Text',
    help: 'The full text is the words of the post, without its layout. Posts without an excerpt show the beginning of their text.',
    group: 'design',
    options: { excerpt: 'Excerpt', full: 'Full text' },
    default: 'excerpt',
  }),
  excerptLength: number({
    label: 'Length of excerpts',
    help: 'In characters; no word is cut in two. 0 shows all.',
    group: 'design',
    integer: true,
    min: 0,
    max: 1000,
    default: 270,
  }),
  showMore: toggle({ label: 'Show “Read more”', group: 'design', default: false }),
  perPage: number({
    label: 'Posts per page',
    help: '0 shows all on one page, up to 200.',
    group: 'behaviour',
    integer: true,
    min: 0,
    max: 200,
    default: 10,
  }),
  filter: toggle({ label: 'Category filter', group: 'behaviour', default: false }),
  pagination: optionalPaginationField({
    label: 'Further posts',
    help: '“Load more” adds them below, up to 200; while scrolling, five times by itself.',
  }),
  label: ariaLabelField({
    help: 'Describes the list to screen readers.',
  }),
  yields: toggle({
    label: 'Only where the page shows no other posts',
    help: 'For templates: left out around pages whose own content has such a list.',
    group: 'behaviour',
    default: false,
  }),
  level: headingLevel({ default: 'h2' }),
  priority: priorityField({
    help: 'Loads the first images before anything else.',
  }),
})
