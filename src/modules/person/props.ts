import { fields, image, link, list, richText, select, text } from '#module-contract'
import { coverLinkFields, headingLevel, network } from '#ui'

export const Props = fields({
  name: text({ label: 'Name', default: 'Name', maxLength: 160 }),
  role: text({ label: 'Role', maxLength: 160 }),
  portrait: image({ label: 'Portrait' }),
  body: richText({ label: 'Biography' }),
  links: list({
    label: 'Links',
    of: fields({
      network: network({ label: 'Network', default: 'email' }),
      link: link({ label: 'Link' }),
      label: text({
        label: 'Label',
        help: 'Leave empty for the name of the network.',
        group: 'behaviour',
        maxLength: 120,
      }),
    }),
    itemLabel: 'network',
    max: 12,
  }),
  ...coverLinkFields,
  level: headingLevel({ default: 'h3' }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { card: 'Portrait above', side: 'Portrait beside', overlay: 'Over the portrait' },
    default: 'card',
  }),
  shape: select({
    label: 'Shape of the portrait',
    group: 'design',
    options: { portrait: 'Upright', square: 'Square', circle: 'Circle' },
    default: 'portrait',
  }),
  biography: select({
    label: 'Show the biography',
    group: 'behaviour',
    options: { always: 'Always', opens: 'On request' },
    default: 'always',
  }),
})
