import { fields, number, responsive, select, slot, toggle } from '#module-contract'

const NO_LAYOUT = ['section', 'header']

export const Props = fields({
  logo: slot({ label: 'Logo', disallow: NO_LAYOUT }),
  menu: slot({ label: 'Menu', disallow: NO_LAYOUT }),
  actions: slot({
    label: 'Actions',
    help: 'Beside the menu: search, cart, a button.',
    disallow: NO_LAYOUT,
  }),
  top: slot({
    label: 'Top bar',
    help: 'Above the header: a second menu, a phone number, social networks.',
    disallow: NO_LAYOUT,
  }),
  more: slot({
    label: 'Below the menu',
    help: 'Shown where the menu opens by a button, and below a vertical one.',
    disallow: NO_LAYOUT,
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: {
      default: 'Logo beside the menu',
      centered: 'Logo above the menu, centered',
      inline: 'Logo in the middle of the menu',
      'slide-in': 'Menu slides in',
      fullscreen: 'Fullscreen menu',
      vertical: 'Vertical, beside the page',
    },
    default: 'default',
  }),
  menuAlign: select({
    label: 'Menu alignment',
    help: 'Where the logo stands beside the menu.',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right' },
    default: 'end',
  }),
  width: select({
    label: 'Content width',
    group: 'design',
    options: { page: 'Page', full: 'Full' },
    default: 'page',
  }),
  height: responsive(
    number({
      label: 'Height',
      group: 'design',
      unit: 'px',
      integer: true,
      min: 40,
      max: 240,
      default: 72,
    }),
  ),
  fixedHeight: number({
    label: 'Height when fixed',
    help: 'Once visitors scroll down. 0 keeps the height.',
    group: 'design',
    unit: 'px',
    integer: true,
    min: 0,
    max: 240,
    default: 56,
  }),
  logoHeight: number({
    label: 'Logo height',
    help: 'Of the height of the header.',
    group: 'design',
    unit: '%',
    integer: true,
    min: 10,
    max: 100,
    default: 56,
  }),
  line: toggle({ label: 'Line below', group: 'design', default: true }),
  overlay: toggle({
    label: 'Transparent over the first section',
    help: 'Until visitors scroll down. The first section makes room for it.',
    group: 'design',
    default: false,
  }),
  overlayText: select({
    label: 'Text color while transparent',
    group: 'design',
    options: { page: 'As on the page', light: 'Light', dark: 'Dark' },
    default: 'page',
  }),
  buttonStyle: select({
    label: 'Menu button',
    group: 'design',
    options: { both: 'Icon and name', icon: 'Icon only' },
    default: 'both',
  }),
  fixed: toggle({
    label: 'Fixed at the top',
    help: 'Stays in view while visitors scroll.',
    group: 'behaviour',
    default: true,
  }),
  hide: toggle({
    label: 'Hidden until visitors scroll',
    help: 'On pages that are longer than the window; not with the vertical style.',
    group: 'behaviour',
    default: false,
  }),
})
