import { fields, select } from '#module-contract'

export const Props = fields({
  show: select({
    label: 'Show',
    group: 'design',
    options: { icons: 'Icons', words: 'Words', select: 'Select list' },
    default: 'icons',
  }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { s: 'Small', m: 'Medium' },
    default: 's',
  }),
})
