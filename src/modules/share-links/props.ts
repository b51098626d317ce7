import { fields, list, network, select, text, toggle } from '#module-kit'
import { SHARED_BY } from './share-address.ts'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 120 }),
  items: list({
    label: 'Networks',
    of: fields({
      network: network({ label: 'Network', default: 'whatsapp', of: SHARED_BY }),
    }),
    itemLabel: 'network',
    max: SHARED_BY.length,
    default: [{ network: 'whatsapp' }, { network: 'facebook' }, { network: 'email' }],
  }),
  native: select({
    label: 'Share menu of the device',
    help: 'Where the browser has one. Elsewhere the links are shown.',
    group: 'behaviour',
    options: { instead: 'Instead of the links', beside: 'Beside the links', never: 'Never' },
    default: 'instead',
  }),
  copy: toggle({ label: 'Copy link', group: 'behaviour', default: true }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', outline: 'Outline', solid: 'Filled' },
    default: 'outline',
  }),
  show: select({
    label: 'Show',
    group: 'design',
    options: { icons: 'Icons', names: 'Icons with names', words: 'Names only' },
    default: 'icons',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { row: 'In a line', list: 'Below each other' },
    default: 'row',
  }),
  shape: select({
    label: 'Shape',
    group: 'design',
    options: { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
    default: 'circle',
  }),
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right' },
    default: 'start',
  }),
  brand: toggle({
    label: 'Brand colors',
    help: 'Filled icons show them at once, others on hover.',
    group: 'design',
    default: false,
  }),
})
