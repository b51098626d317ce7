import { paginationField } from '#content'
import { fields, image, list, number, responsive, select, text, toggle } from '#module-contract'
import { ariaLabelField, slideshowFields } from '#ui'

const Picture = fields({
  image: image({ label: 'Image' }),
  title: text({ label: 'Title', maxLength: 200 }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  tags: text({
    label: 'Filter words',
    help: 'Words between commas. Visitors can show the images of one word alone.',
    maxLength: 200,
    live: true,
  }),
})

export const Props = fields({
  items: list({ label: 'Images', of: Picture, itemLabel: 'title', max: 1000 }),
  label: ariaLabelField({
    help: 'Describes the gallery to screen readers.',
    live: true,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      grid: 'Grid',
      masonry: 'Masonry',
      justified: 'Rows of equal height',
      cover: 'Cover with count',
      slider: 'Slider',
    },
    default: 'grid',
  }),
  columns: responsive(
    number({
      label: 'Columns',
      help: 'Of a grid or masonry.',
      group: 'design',
      integer: true,
      min: 1,
      max: 8,
      default: 4,
    }),
  ),
  rowHeight: responsive(
    number({
      label: 'Row height',
      help: 'Of rows of equal height. They grow until they fill the width.',
      group: 'design',
      unit: 'px',
      integer: true,
      min: 60,
      max: 800,
      default: 280,
    }),
  ),
  coverCount: number({
    label: 'Images on the cover',
    group: 'design',
    integer: true,
    min: 1,
    max: 5,
    default: 5,
  }),
  perPage: number({
    label: 'Images per page',
    help: '0 uses the default of 4.',
    group: 'design',
    integer: true,
    min: 0,
    max: 1000,
    default: 0,
  }),
  ratio: select({
    label: 'Aspect ratio',
    help: 'Masonry and rows show whole images.',
    group: 'design',
    options: {
      natural: 'Original',
      '3/2': '3:2',
      '4/3': '4:3',
      '1/1': 'Square',
      '4/5': '4:5',
    },
    default: '4/5',
  }),
  gap: select({
    label: 'Gap',
    group: 'design',
    options: { none: 'None', small: 'Small', normal: 'Normal' },
    default: 'normal',
  }),
  captions: toggle({ label: 'Titles and captions', group: 'design', default: true }),
  captionStyle: select({
    label: 'Caption style',
    help: 'On the image they appear on hover, and are always there on touch screens. In masonry and rows they never stand below.',
    group: 'design',
    options: {
      below: 'Below the image',
      veil: 'On the image, darkened',
      rise: 'On the image, on a strip that rises',
      frame: 'On the image, in a frame',
    },
    default: 'below',
  }),
  pagination: paginationField({
    label: 'Further images',
    help: '“Load more” adds them below; while scrolling, five times by itself.',
  }),
  ...slideshowFields({ label: 'Time per image' }),
})
