import { colour, fields, icon, number, select, text } from '#module-contract'

export const Props = fields({
  text: text({ label: 'Text in the middle', maxLength: 80 }),
  icon: icon({ label: 'Icon in the middle' }),
  line: select({
    label: 'Line',
    group: 'design',
    options: { solid: 'Solid', dashed: 'Dashed', dotted: 'Dotted', double: 'Double', none: 'None' },
    default: 'solid',
  }),
  weight: number({ label: 'Weight', group: 'design', default: 1, min: 1, max: 20, unit: 'px' }),
  length: select({
    label: 'Length',
    group: 'design',
    options: { full: 'Full width', half: 'Half', short: 'Short' },
    default: 'full',
  }),
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right' },
    default: 'center',
  }),
  colour: colour({ label: 'Color', group: 'design' }),
  height: select({
    label: 'Space above and below',
    group: 'design',
    options: { none: 'None', small: 'Small', medium: 'Medium', large: 'Large' },
    default: 'small',
  }),
})
