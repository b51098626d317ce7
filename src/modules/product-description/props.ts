import { fields, slot, toggle } from '#module-contract'
import { panelsField, productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  panels: panelsField(),
  reviews: slot({
    label: 'Reviews',
    help: 'For the module “Product reviews”, so that reviews are a tab or an item too.',
    disallow: ['section', 'column', 'product'],
  }),
  disclosures: toggle({
    label: 'Guarantees and product safety',
    help: 'If the settings of the shop or the product have them.',
    default: true,
  }),
})
