import { fields, icon, select, slot, text } from '#module-contract'
import { placeField } from '#ui'

export const Props = fields({
  label: text({ label: 'Button text', default: 'Show more', maxLength: 120 }),
  icon: icon({ label: 'Icon', group: 'design' }),
  content: slot({ label: 'Content', disallow: ['section', 'column', 'popover', 'dropdown'] }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { solid: 'Filled', outline: 'Outline', quiet: 'Text link' },
    default: 'outline',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { card: 'Card', tint: 'Tinted', wide: 'Wide' },
    default: 'card',
  }),
  place: placeField,
})
