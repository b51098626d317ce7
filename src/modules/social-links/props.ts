import { fields, icon, link, list, network, select, text, toggle } from '#module-kit'

export const Props = fields({
  items: list({
    label: 'Networks',
    of: fields({
      network: network({ label: 'Network', default: 'instagram' }),
      link: link({ label: 'Link' }),
      label: text({
        label: 'Label',
        help: 'Such as @your-name. Leave empty for the name of the network.',
        maxLength: 120,
      }),
      icon: icon({ label: 'Icon instead of the mark' }),
    }),
    itemLabel: 'network',
    max: 40,
  }),
  name: text({
    label: 'ARIA label',
    help: 'Leave empty for the text in the site’s language.',
    group: 'behaviour',
    maxLength: 120,
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
    options: { row: 'In a line', list: 'Below each other', tiles: 'Tiles' },
    default: 'row',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { plain: 'Plain', outline: 'Outline', solid: 'Filled' },
    default: 'outline',
  }),
  shape: select({
    label: 'Shape',
    group: 'design',
    options: { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
    default: 'circle',
  }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    default: 'medium',
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
  me: toggle({
    label: 'Confirm the profiles as yours',
    help: 'Adds rel=me, by which Mastodon and others verify your site.',
    group: 'behaviour',
    default: false,
  }),
})
