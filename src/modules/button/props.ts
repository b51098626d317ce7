import { fields, icon, link, select, text } from '#module-kit'

export const Props = fields({
  label: text({
    label: 'Label',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
  }),
  link: link({ label: 'Link' }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { solid: 'Filled', outline: 'Outline', quiet: 'Text link' },
    default: 'solid',
  }),
  icon: icon({ label: 'Icon', group: 'design' }),
  align: select({
    label: 'Alignment',
    group: 'design',
    options: { start: 'Left', center: 'Center', end: 'Right', stretch: 'Full width' },
    default: 'start',
  }),
})
