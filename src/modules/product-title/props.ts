import { fields, select, toggle } from '#module-contract'
import { productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  level: select({
    label: 'Heading level',
    options: { h1: 'H1', h2: 'H2', h3: 'H3' },
    default: 'h1',
  }),
  categories: toggle({ label: 'Show categories', default: true }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
})
