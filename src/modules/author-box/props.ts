import { fields, select, text, toggle } from '#module-contract'
import { headingLevel } from '#ui'

export const Props = fields({
  title: text({ label: 'Text before', help: 'Such as “About the author”.', maxLength: 120 }),
  level: headingLevel({ default: 'h2' }),
  showPortrait: toggle({ label: 'Show portrait', default: true }),
  showRole: toggle({ label: 'Show role', default: true }),
  showBio: toggle({ label: 'Show biography', default: true }),
  showLinks: toggle({ label: 'Show links', default: true }),
  linkArchive: toggle({
    label: 'Link to all posts of the author',
    help: 'Where the author has a profile.',
    default: true,
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { side: 'Portrait beside the text', center: 'Centered', line: 'Compact line' },
    default: 'side',
  }),
  style: select({
    label: 'Style',
    group: 'design',
    options: { lines: 'With lines', card: 'Card', plain: 'Plain' },
    default: 'lines',
  }),
  shape: select({
    label: 'Portrait shape',
    group: 'design',
    options: { circle: 'Circle', rounded: 'Rounded', square: 'Square' },
    default: 'circle',
  }),
})
