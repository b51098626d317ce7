import { fields, list, richText, select, slot, text, toggle } from '#module-kit'

const Item = fields({
  title: text({ label: 'Title', default: 'Item', maxLength: 300 }),
  body: richText({ label: 'Text' }),
  content: slot({ label: 'Modules below the text', disallow: ['section', 'column'] }),
})

export const Props = fields({
  items: list({ label: 'Items', of: Item, itemLabel: 'title', max: 60 }),
  level: select({
    label: 'Level of the titles',
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
    default: 'h3',
  }),
  closable: toggle({
    label: 'All can be closed',
    help: 'Otherwise one item always stays open.',
    group: 'behaviour',
    default: false,
  }),
  several: toggle({
    label: 'Several can be open',
    group: 'behaviour',
    default: false,
  }),
  closed: toggle({
    label: 'All closed at first',
    help: 'Only where all can be closed.',
    group: 'behaviour',
    default: false,
  }),
})
