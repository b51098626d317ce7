import { fields, select, toggle } from '#module-contract'
import { productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  sku: toggle({ label: 'SKU', default: true }),
  gtin: toggle({ label: 'GTIN', default: false }),
  brand: toggle({ label: 'Brand', default: true }),
  categories: toggle({ label: 'Categories', default: true }),
  tags: toggle({ label: 'Tags', default: true }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { list: 'List', lines: 'With lines', line: 'Side by side' },
    default: 'list',
  }),
})
