import { fields, select, slot, text, toggle } from '#module-contract'
import { buyBarField, deliveryField, galleryFields, panelsField, productField } from '#shop-ui'

export const Props = fields({
  product: productField(),
  layout: select({
    label: 'Images',
    group: 'design',
    options: {
      beside: 'Before the words',
      after: 'After the words',
      above: 'Above the words',
    },
    default: 'beside',
  }),
  ...galleryFields,
  buyBar: buyBarField(),
  level: select({
    label: 'Heading level',
    group: 'behaviour',
    options: { h1: 'H1', h2: 'H2' },
    default: 'h1',
  }),
  details: toggle({ label: 'Description and details', default: true }),
  panels: panelsField(),
  reviews: slot({
    label: 'Reviews',
    help: 'For the module “Product reviews”, so that reviews are a tab or an item too.',
    disallow: ['section', 'column', 'product'],
  }),
  more: slot({
    label: 'Below the button',
    help: 'Such as delivery, care, who made it.',
    disallow: ['section', 'column', 'product'],
  }),
  delivery: deliveryField(),
  together: toggle({
    label: 'Frequently bought together',
    help: 'Cross-sells of the product. Without any, products that orders of the last year contain together.',
    default: true,
  }),
  upsells: toggle({ label: 'Upsells', default: true }),
  upsellsTitle: text({
    label: 'Upsells title',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
    live: true,
  }),
})
