import { catalogReference, select, toggle } from '#module-contract'

/** The product that a module shows. */
export const productField = () =>
  catalogReference({
    label: 'Product',
    help: 'Leave empty to show the product that the page URL names.',
    of: 'products',
  })

/** Appearance of the images of a product. */
export const galleryFields = {
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
}

export const buyBarField = () =>
  select({
    label: 'Sticky buy bar',
    help: 'Name, price and button at the bottom of the screen while the button of the product is out of view.',
    group: 'design',
    options: { none: 'None', phones: 'On phones', all: 'On all screens' },
    default: 'none',
  })

export const deliveryField = () =>
  toggle({
    label: 'Dates of delivery',
    help: 'If the shipping settings have them.',
    default: true,
  })

export const panelsField = () =>
  select({
    label: 'Description, details and reviews',
    group: 'design',
    options: { below: 'One below the other', tabs: 'Tabs', accordion: 'Accordion' },
    default: 'below',
  })
