import { fields, list, richText, select, slot, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

const Item = fields({
  title: text({ label: 'Title', default: 'Item', maxLength: 300 }),
  body: richText({ label: 'Text' }),
  content: slot({ label: 'Nested modules', disallow: ['section', 'column'] }),
})

export const Props = fields({
  items: list({ label: 'Items', of: Item, itemLabel: 'title', max: 60 }),
  level: headingLevel({ default: 'h3' }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { lines: 'Lines', boxes: 'Boxes', tint: 'Tinted' },
    default: 'lines',
  }),
  sign: select({
    label: 'Sign',
    group: 'design',
    options: { 'chevron-down': 'Chevron', plus: 'Plus' },
    default: 'chevron-down',
  }),
  closable: toggle({
    label: 'Allow closing all',
    help: 'Off: one item always stays open.',
    group: 'behaviour',
    default: false,
  }),
  several: toggle({
    label: 'Allow several open',
    group: 'behaviour',
    default: false,
  }),
  closed: toggle({
    label: 'Collapsed initially',
    help: 'Only if closing all is allowed.',
    group: 'behaviour',
    default: false,
  }),
})
