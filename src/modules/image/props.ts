import { fields, image, link, responsive, select, text, toggle } from '#module-contract'
import { priorityField } from '#ui'

export const Props = fields({
  image: image({ label: 'Image' }),
  phoneImage: image({
    label: 'Mobile image',
    help: 'Shown on narrow screens instead of the image above.',
  }),
  caption: text({ label: 'Caption', maxLength: 500 }),
  captionPlace: select({
    label: 'Caption position',
    help: 'On the image where its mask leaves it a lower edge, otherwise below.',
    group: 'design',
    options: {
      below: 'Below the image',
      margin: 'In the margin beside it',
      over: 'On the image',
      hover: 'Over the image on hover',
    },
    default: 'below',
  }),
  ratio: responsive(
    select({
      label: 'Aspect ratio',
      group: 'design',
      options: {
        natural: 'Original',
        '21/9': '21:9',
        '16/9': '16:9',
        '3/2': '3:2',
        '4/3': '4:3',
        '1/1': 'Square',
        '4/5': '4:5',
        '2/3': '2:3',
      },
      default: 'natural',
    }),
  ),
  mask: select({
    label: 'Mask',
    group: 'design',
    options: {
      none: 'None',
      circle: 'Circle',
      arch: 'Arch',
      slant: 'Slanted',
      blob: 'Pebble',
      hexagon: 'Hexagon',
    },
    default: 'none',
  }),
  focus: select({
    label: 'Focal point',
    group: 'design',
    options: {
      center: 'Center',
      top: 'Top',
      bottom: 'Bottom',
      left: 'Left',
      right: 'Right',
    },
    default: 'center',
  }),
  sizes: select({
    label: 'Display size',
    help: 'How wide the image is on the page. Browsers load a file of this size.',
    group: 'design',
    options: {
      full: 'Full window',
      page: 'Page width',
      half: 'Half the page',
      third: 'A third',
      quarter: 'A quarter',
    },
    default: 'page',
  }),
  priority: priorityField({
    help: 'Use it for one image of a page at most.',
  }),
  link: link({ label: 'Link', group: 'behaviour' }),
  lightbox: toggle({
    label: 'Open in lightbox',
    help: 'Opens the image large, with its caption. A link takes precedence over the lightbox.',
    group: 'behaviour',
    default: false,
  }),
})
