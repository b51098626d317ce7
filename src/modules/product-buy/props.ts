import { fields, toggle } from '#module-contract'
import { buyBarField, deliveryField, productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  delivery: deliveryField(),
  sku: toggle({ label: 'Show SKU', default: false }),
  buyBar: buyBarField(),
})
