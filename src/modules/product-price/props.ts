import { fields, select } from '#module-contract'
import { productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  size: select({
    label: 'Size',
    group: 'design',
    options: { small: 'Small', normal: 'Normal', large: 'Large' },
    default: 'normal',
  }),
})
