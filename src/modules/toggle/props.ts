import { fields, richText, select, slot, text, toggle } from '#module-kit'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 300 }),
  body: richText({ label: 'Text' }),
  content: slot({ label: 'Modules below the text', disallow: ['section', 'column'] }),
  level: select({
    label: 'Level of the title',
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
    default: 'h3',
  }),
  open: toggle({ label: 'Open at first', group: 'behaviour', default: false }),
})
