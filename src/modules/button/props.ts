import { fields, select } from '#module-contract'
import { buttonFields } from '#ui'

export const Props = fields({
  ...buttonFields,
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right', stretch: 'Full width' },
    default: 'start',
  }),
})
