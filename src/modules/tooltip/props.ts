import { fields, icon, select, text } from '#module-contract'
import { placeField } from '#ui'

export const Props = fields({
  before: text({ label: 'Text before', multiline: true, maxLength: 600 }),
  label: text({ label: 'Explained word', default: 'Word', maxLength: 120 }),
  after: text({ label: 'Text after', multiline: true, maxLength: 600 }),
  tip: text({ label: 'Explanation', default: 'Explanation', multiline: true, maxLength: 400 }),
  icon: icon({ label: 'Icon', group: 'design' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { word: 'Underlined word', button: 'Button', badge: 'Badge' },
    default: 'word',
  }),
  tone: select({
    label: 'Color',
    group: 'design',
    options: { dark: 'Dark', light: 'Light' },
    default: 'dark',
  }),
  place: placeField,
})
