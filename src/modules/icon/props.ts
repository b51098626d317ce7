import { colour, fields, icon, link, number, responsive, select, text } from '#module-contract'
import { alignField, shapeField } from '#ui'

export const Props = fields({
  icon: icon({ label: 'Icon', default: 'star' }),
  label: text({
    label: 'Icon name',
    help: 'Says to screen readers what the icon means. Leave empty where it is decoration.',
    group: 'behaviour',
    maxLength: 200,
  }),
  link: link({ label: 'Link', group: 'behaviour' }),
  size: responsive(
    number({ label: 'Size', group: 'design', default: 48, min: 12, max: 400, unit: 'px' }),
  ),
  weight: number({
    label: 'Line weight',
    help: 'Of icons that are drawn in lines; marks of networks have none.',
    group: 'design',
    default: 2,
    min: 0.5,
    max: 20,
    step: 0.5,
    unit: 'px',
  }),
  frame: select({
    label: 'Frame',
    group: 'design',
    options: { none: 'None', outline: 'Outline', tint: 'Tint', solid: 'Filled' },
    default: 'none',
  }),
  shape: shapeField,
  align: alignField,
  colour: colour({ label: 'Color', group: 'design' }),
})
