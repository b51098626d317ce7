import { fields, number, select, toggle } from '#module-contract'
import { productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  saleBadge: select({
    label: 'Sale badge',
    help: '“Percent” shows how much less a product costs, where all its variants cost the same.',
    options: { word: 'Word', percent: 'Percent' },
    default: 'percent',
  }),
  newDays: number({
    label: 'Days with the badge “New”',
    help: '0 for no badge.',
    integer: true,
    min: 0,
    max: 365,
    default: 30,
  }),
  lowStock: toggle({ label: 'Note of low stock', default: true }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { filled: 'Filled', outline: 'Outline', tint: 'Tint' },
    default: 'filled',
  }),
})
