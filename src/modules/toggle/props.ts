import { fields, richText, select, slot, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({ label: 'Title', default: 'Title', maxLength: 300 }),
  body: richText({ label: 'Text' }),
  content: slot({ label: 'Nested modules', disallow: ['section', 'column'] }),
  level: headingLevel({ default: 'h3' }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { boxes: 'Boxes', lines: 'Lines', tint: 'Tinted' },
    default: 'boxes',
  }),
  sign: select({
    label: 'Sign',
    group: 'design',
    options: { plus: 'Plus', 'chevron-down': 'Chevron' },
    default: 'chevron-down',
  }),
  open: toggle({ label: 'Open initially', group: 'behaviour', default: false }),
})
