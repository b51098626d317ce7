import { fields, list, select } from '#module-contract'
import { buttonFields } from '#ui'

export const Props = fields({
  buttons: list({
    label: 'Buttons',
    of: fields(buttonFields),
    itemLabel: 'label',
    max: 5,
  }),
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right', stretch: 'Full width' },
    default: 'start',
  }),
  gap: select({
    label: 'Gap',
    group: 'design',
    options: { none: 'Joined', small: 'Small', normal: 'Normal' },
    default: 'normal',
  }),
  stack: select({
    label: 'On phones',
    group: 'design',
    options: { stack: 'Below each other', wrap: 'Side by side' },
    default: 'stack',
  }),
})
