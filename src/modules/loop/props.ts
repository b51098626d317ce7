import { optionalPaginationField } from '#content'
import {
  catalogList,
  catalogReference,
  contentFieldReference,
  contentItemList,
  contentTypeReference,
  contentValue,
  fields,
  image,
  list,
  menuReference,
  number,
  responsive,
  select,
  slot,
  text,
} from '#module-contract'
import { ariaLabelField } from '#ui'

/** Maximum number of items per page. */
export const MAX_PER_PAGE = 100

const Picture = fields({
  image: image({ label: 'Image' }),
  title: text({ label: 'Title', maxLength: 200 }),
})

export const Props = fields({
  source: select({
    label: 'Items',
    help: '“Current archive” shows the items of the archive page the module is placed on.',
    options: {
      posts: 'Posts',
      projects: 'Projects',
      products: 'Products',
      type: 'Entries of a content type',
      archive: 'Current archive',
      'post-categories': 'Categories of posts',
      'post-tags': 'Tags of posts',
      'project-categories': 'Categories of projects',
      'project-tags': 'Tags of projects',
      'product-categories': 'Categories of products',
      'product-tags': 'Tags of products',
      'type-categories': 'Categories of a content type',
      'type-tags': 'Tags of a content type',
      menu: 'Entries of a menu',
      images: 'Images',
    },
    default: 'posts',
  }),
  content: slot({ label: 'Content of each item', disallow: ['section'] }),
  every: number({
    label: 'Another content for every … item',
    help: 'Every third for 3; 0 for none.',
    integer: true,
    min: 0,
    max: 24,
    default: 0,
  }),
  alternative: slot({ label: 'Another content', disallow: ['section'] }),
  postCategories: catalogList({
    label: 'Categories of posts',
    help: 'Leave empty for all.',
    of: 'post-categories',
  }),
  projectCategories: catalogList({
    label: 'Categories of projects',
    help: 'Leave empty for all.',
    of: 'project-categories',
  }),
  productCategory: catalogReference({
    label: 'Category of products',
    help: 'Leave empty for all.',
    of: 'categories',
  }),
  posts: catalogList({
    label: 'Selected posts',
    help: 'Only these, in this order. Leave empty for all.',
    of: 'posts',
  }),
  projects: catalogList({
    label: 'Selected projects',
    help: 'Only these, in this order. Leave empty for all.',
    of: 'projects',
  }),
  products: catalogList({
    label: 'Selected products',
    help: 'Only these, in this order. Leave empty for all.',
    of: 'products',
  }),
  type: contentTypeReference({ label: 'Content type' }),
  typeCategories: contentItemList({
    label: 'Categories of the content type',
    help: 'Leave empty for all.',
    of: 'categories',
  }),
  entries: contentItemList({
    label: 'Selected entries',
    help: 'Only these, in this order. Leave empty for all.',
    of: 'entries',
  }),
  onlyField: contentFieldReference({
    label: 'Only by this field',
    help: 'Of entries of a content type.',
  }),
  only: select({
    label: 'Only what',
    options: {
      is: 'Says this value',
      'is-not': 'Does not say this value',
      upcoming: 'Is not over yet',
      past: 'Is over',
      related: 'Leads to the page that the list stands on',
    },
    default: 'is',
  }),
  onlyValue: contentValue({ label: 'Value', maxLength: 200 }),
  menu: menuReference({ label: 'Menu' }),
  images: list({ label: 'Images', of: Picture, itemLabel: 'title', max: MAX_PER_PAGE }),
  order: select({
    label: 'Sorting',
    help: 'Of posts, projects and products. Products are shown latest first instead of oldest first.',
    options: {
      newest: 'Latest',
      oldest: 'Oldest',
      title: 'Name',
      type: 'As the content type says',
      field: 'By a field, smallest or earliest first',
      'field-reverse': 'By a field, largest or latest first',
    },
    default: 'newest',
  }),
  orderBy: contentFieldReference({
    label: 'Sort by this field',
    help: 'Of entries of a content type.',
  }),
  skip: number({
    label: 'Leave out the first',
    help: 'So many items, for a list below one that shows them already.',
    integer: true,
    min: 0,
    max: 1000,
    default: 0,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { grid: 'Grid', list: 'With lines between', strip: 'One line, scrollable' },
    default: 'grid',
  }),
  columns: responsive(
    number({
      label: 'Columns',
      help: 'Columns of the grid, or cards visible at once in a carousel.',
      group: 'design',
      integer: true,
      min: 1,
      max: 6,
      default: 3,
    }),
  ),
  gap: select({
    label: 'Gap',
    group: 'design',
    options: { none: 'None', small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
  wide: select({
    label: 'Width of the other content',
    help: 'Of a grid.',
    group: 'design',
    options: { one: 'One column', all: 'All columns' },
    default: 'one',
  }),
  perPage: number({
    label: 'Items per page',
    group: 'behaviour',
    integer: true,
    min: 1,
    max: MAX_PER_PAGE,
    default: 6,
  }),
  pagination: optionalPaginationField({
    label: 'Further items',
    help: '“Load more” adds them below, up to 100; while scrolling, five times by itself.',
    isOn: false,
  }),
  empty: text({
    label: 'Text without items',
    help: 'Leave empty for the text in the site’s language.',
    group: 'behaviour',
    maxLength: 300,
  }),
  label: ariaLabelField({ help: 'Describes the list to screen readers.' }),
})
