import { fields, icon, link, list, select, text } from '#module-contract'
import { placeField } from '#ui'

const Item = fields({
  label: text({ label: 'Label', default: 'Link', maxLength: 120 }),
  link: link({ label: 'Link' }),
  description: text({ label: 'Description', maxLength: 200 }),
  icon: icon({ label: 'Icon', group: 'design' }),
})

export const Props = fields({
  label: text({ label: 'Button text', default: 'Menu', maxLength: 120 }),
  items: list({ label: 'Links', of: Item, itemLabel: 'label', max: 40 }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { solid: 'Filled', outline: 'Outline', quiet: 'Text link' },
    default: 'outline',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { list: 'Each below the other', details: 'With descriptions', columns: 'Two columns' },
    default: 'list',
  }),
  place: placeField,
})
