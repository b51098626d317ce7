import { fields, list, select, text, toggle } from '#module-contract'
import { network, networkLookFields } from '#ui'
import { SHARED_BY } from './share-address.ts'

export const Props = fields({
  title: text({ label: 'Title', maxLength: 120 }),
  items: list({
    label: 'Networks',
    of: fields({
      network: network({ label: 'Network', default: 'whatsapp', of: SHARED_BY }),
    }),
    itemLabel: 'network',
    max: SHARED_BY.length,
    default: [{ network: 'whatsapp' }, { network: 'facebook' }, { network: 'email' }],
  }),
  native: select({
    label: 'Share menu of the device',
    help: 'Where the browser has one. Elsewhere the links are shown.',
    group: 'behaviour',
    options: { instead: 'Instead of the links', beside: 'Beside the links', never: 'Never' },
    default: 'instead',
  }),
  copy: toggle({ label: 'Copy link', group: 'behaviour', default: true }),
  ...networkLookFields,
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { row: 'In a line', list: 'Below each other' },
    default: 'row',
  }),
})
