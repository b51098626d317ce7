import { fields, image, link, number, responsive, select, text, toggle } from '#module-contract'
import { alignField, priorityField } from '#ui'

export const Props = fields({
  image: image({ label: 'Image', help: 'Leave empty for the logo of the site.' }),
  darkImage: image({
    label: 'Image in the dark color scheme',
    help: 'Leave empty for the same.',
  }),
  link: link({ label: 'Link', help: 'Leave empty for the home page.' }),
  show: select({
    label: 'Show',
    options: { logo: 'Logo', both: 'Logo and name', name: 'Name only' },
    default: 'logo',
  }),
  name: text({ label: 'Name', help: 'Leave empty for the name of the site.', maxLength: 120 }),
  tagline: toggle({ label: 'Show tagline', default: false }),
  height: responsive(
    number({
      label: 'Height of the logo',
      group: 'design',
      unit: 'px',
      integer: true,
      min: 16,
      max: 400,
      default: 48,
    }),
  ),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { row: 'Name beside the logo', stack: 'Name below the logo' },
    default: 'row',
  }),
  align: alignField,
  priority: priorityField({
    help: 'Loads the logo before anything else.',
  }),
})
