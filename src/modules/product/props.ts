import { catalogReference, fields, select, slot, text, toggle } from '#module-contract'

export const Props = fields({
  product: catalogReference({
    label: 'Product',
    help: 'Leave empty to show the product that the page URL names.',
    of: 'products',
  }),
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
  ratio: select({
    label: 'Image aspect ratio',
    group: 'design',
    options: { '4/5': '4:5', '1/1': 'Square', '3/4': '3:4', '3/2': '3:2', natural: 'Original' },
    default: '4/5',
  }),
  gallery: select({
    label: 'Gallery',
    group: 'design',
    options: {
      below: 'Thumbnails below',
      beside: 'Thumbnails beside',
      stacked: 'One below the other',
      grid: 'Grid',
    },
    default: 'below',
  }),
  zoom: toggle({
    label: 'Zoom on hover',
    help: 'A click opens the image in full size, where it can be zoomed too.',
    group: 'design',
    default: false,
  }),
  buyBar: select({
    label: 'Sticky buy bar',
    help: 'Name, price and button at the bottom of the screen while the button of the product is out of view.',
    group: 'design',
    options: { none: 'None', phones: 'On phones', all: 'On all screens' },
    default: 'none',
  }),
  level: select({
    label: 'Heading level',
    group: 'behaviour',
    options: { h1: 'H1', h2: 'H2' },
    default: 'h1',
  }),
  details: toggle({ label: 'Description and details', default: true }),
  panels: select({
    label: 'Description, details and reviews',
    group: 'design',
    options: { below: 'One below the other', tabs: 'Tabs', accordion: 'Accordion' },
    default: 'below',
  }),
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
  delivery: toggle({
    label: 'Dates of delivery',
    help: 'If the shipping settings have them.',
    default: true,
  }),
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
