import { fields, richText, select, slot, text, toggle } from '#module-kit'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 300 }),
  body: richText({ label: 'Text' }),
  content: slot({ label: 'Nested modules', disallow: ['section', 'column'] }),
  level: select({
    label: 'Heading level',
    options: { h2: 'H2', h3: 'H3', h4: 'H4' },
    default: 'h3',
  }),
  open: toggle({ label: 'Open initially', group: 'behaviour', default: false }),
})
