import { paginationField } from '#content'
import {
  catalogList,
  catalogReference,
  fields,
  number,
  responsive,
  select,
  text,
  toggle,
} from '#module-contract'
import { headingLevel, priorityField } from '#ui'

export const Props = fields({
  source: select({
    label: 'Products',
    help: '“Current archive” shows the products of the category, tag or brand whose page the module is on, and all products elsewhere.',
    options: {
      all: 'All',
      featured: 'Featured',
      category: 'Category',
      tag: 'Tag',
      ids: 'Selected products',
      archive: 'Current archive',
      upsells: 'Upsells of the product',
      'cross-sells': 'Cross-sells of the cart',
    },
    default: 'all',
  }),
  category: catalogReference({
    label: 'Category',
    of: 'categories',
    onlyFor: { source: ['category'] },
  }),
  tag: catalogReference({ label: 'Tag', of: 'tags', onlyFor: { source: ['tag'] } }),
  ids: catalogList({
    label: 'Selected products',
    help: 'Shown in this order.',
    of: 'products',
    onlyFor: { source: ['ids'] },
  }),
  title: text({
    label: 'Title',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    onlyFor: { source: ['upsells', 'cross-sells'] },
  }),
  sort: select({
    label: 'Sorting',
    options: {
      default: 'Default sorting',
      popularity: 'Popularity',
      rating: 'Rating',
      newest: 'Latest',
      'price-asc': 'Price, low to high',
      'price-desc': 'Price, high to low',
      name: 'Name',
    },
    default: 'default',
  }),
  perPage: number({
    label: 'Products per page',
    group: 'design',
    integer: true,
    min: 1,
    max: 100,
    default: 12,
  }),
  columns: responsive(
    number({ label: 'Columns', group: 'design', integer: true, min: 1, max: 6, default: 4 }),
  ),
  style: select({
    label: 'Style',
    group: 'design',
    options: {
      open: 'Words below the image',
      boxes: 'Boxes',
      overlay: 'Words on the image',
      list: 'List',
    },
    default: 'open',
  }),
  swatches: toggle({ label: 'Colors on cards', group: 'design', default: true }),
  saleBadge: select({
    label: 'Sale badge',
    help: '“Percent” shows how much less a product costs, where all its variants cost the same.',
    group: 'design',
    options: { word: 'Word', percent: 'Percent' },
    default: 'word',
  }),
  newDays: number({
    label: 'Days with the badge “New”',
    help: '0 for no badge.',
    group: 'design',
    integer: true,
    min: 0,
    max: 365,
    default: 0,
  }),
  lowStock: toggle({ label: 'Note of low stock', group: 'design', default: true }),
  controls: toggle({
    label: 'Category filter, sorting and pagination',
    group: 'behaviour',
    default: true,
  }),
  filters: toggle({
    label: 'Filters beside the products',
    help: 'Categories, brands, attributes, price, stock and rating, with the number of products. A button opens them on phones.',
    group: 'behaviour',
    default: false,
    onlyFor: { controls: [true] },
  }),
  pagination: paginationField({
    label: 'Further products',
    help: '“Load more” adds them below, up to 100; while scrolling, five times by itself.',
  }),
  priority: priorityField({
    help: 'Loads the first images before anything else.',
  }),
  quickAdd: toggle({
    label: 'Add-to-cart buttons',
    group: 'behaviour',
    default: false,
  }),
  quickView: toggle({
    label: 'Quick view',
    help: 'A button on cards shows price, options and the add-to-cart button in a dialog.',
    group: 'behaviour',
    default: false,
  }),
  yields: toggle({
    label: 'Only where the page shows no other products',
    help: 'For templates: left out around pages whose own content has such a list.',
    group: 'behaviour',
    default: false,
  }),
  level: headingLevel({ default: 'h2' }),
})
