import { fields, headingLevel, toggle } from '#module-kit'

export const Props = fields({
  hosts: toggle({ label: 'Show external hosts', default: true }),
  headings: toggle({ label: 'Show headings', default: true }),
  level: headingLevel({ default: 'h3' }),
  settings: toggle({
    label: 'Show link to the cookie settings',
    help: 'It opens the consent banner, where it is switched on.',
    default: true,
  }),
})
