import { fields, select } from '#module-contract'

export const Props = fields({
  show: select({
    label: 'Show',
    group: 'design',
    options: { menu: 'Menu', row: 'Row of buttons' },
    default: 'menu',
  }),
  name: select({
    label: 'Name of the currency',
    group: 'design',
    options: { code: 'Code', symbol: 'Code and symbol' },
    default: 'code',
  }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { s: 'Small', m: 'Medium' },
    default: 's',
  }),
})
