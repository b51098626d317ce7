import { dateTime, fields, icon, link, list, select, text, toggle } from '#module-contract'
import { slideshowFields } from '#ui'

const Message = fields({
  text: text({ label: 'Text', default: 'Announcement', maxLength: 300 }),
  linkText: text({ label: 'Link text', maxLength: 80 }),
  link: link({ label: 'Link' }),
  icon: icon({ label: 'Icon', group: 'design' }),
  startsAt: dateTime({ label: 'Shown from', help: 'Leave empty to show it at once.' }),
  endsAt: dateTime({ label: 'Shown until', help: 'Leave empty to show it without end.' }),
})

export const Props = fields({
  messages: list({ label: 'Announcements', of: Message, itemLabel: 'text', max: 10 }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { bar: 'Bar', spread: 'Link at the end', card: 'Card' },
    default: 'bar',
  }),
  tone: select({
    label: 'Color',
    group: 'design',
    options: { dark: 'Dark', accent: 'Accent', tint: 'Tint' },
    default: 'dark',
  }),
  dismissible: toggle({
    label: 'Can be dismissed',
    help: 'Browsers remember it until an announcement changes.',
    group: 'behaviour',
    default: true,
  }),
  ...slideshowFields({
    label: 'Time per announcement',
    help: 'Several announcements, one after the other. Pauses on hover, on focus, and for visitors who prefer reduced motion.',
    hasDefaultTime: false,
    isOn: true,
  }),
})
