import { fields, icon, link, select, text } from '#module-kit'

export const Props = fields({
  label: text({ label: 'Label', default: 'Read more', maxLength: 120 }),
  link: link({ label: 'Link' }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { solid: 'Filled', outline: 'Outline', quiet: 'Quiet' },
    default: 'solid',
  }),
  icon: icon({ label: 'Icon', group: 'design' }),
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Start', center: 'Centre', end: 'End', stretch: 'Full width' },
    default: 'start',
  }),
})
