import { fields, headingLevel, richText, slot, text, toggle } from '#module-kit'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 300 }),
  body: richText({ label: 'Text' }),
  content: slot({ label: 'Nested modules', disallow: ['section', 'column'] }),
  level: headingLevel({ default: 'h3' }),
  open: toggle({ label: 'Open initially', group: 'behaviour', default: false }),
})
