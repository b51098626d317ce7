import { fields, icon, link, list, select, text, toggle } from '#module-contract'
import { ariaLabelField, network, networkLookFields } from '#ui'

export const Props = fields({
  items: list({
    label: 'Networks',
    of: fields({
      network: network({ label: 'Network', default: 'instagram' }),
      link: link({ label: 'Link' }),
      label: text({
        label: 'Label',
        help: 'Such as @your-name. Leave empty for the name of the network.',
        maxLength: 120,
      }),
      icon: icon({ label: 'Icon instead of the mark' }),
    }),
    itemLabel: 'network',
    max: 40,
  }),
  name: ariaLabelField({
    help: 'Leave empty for the text in the site’s language.',
  }),
  ...networkLookFields,
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { row: 'In a line', list: 'Below each other', tiles: 'Tiles' },
    default: 'row',
  }),
  size: select({
    label: 'Size',
    group: 'design',
    options: { small: 'Small', medium: 'Medium', large: 'Large' },
    default: 'medium',
  }),
  me: toggle({
    label: 'Confirm the profiles as yours',
    help: 'Adds rel=me, by which Mastodon and others verify your site.',
    group: 'behaviour',
    default: false,
  }),
})
