import { fields, select, text, toggle } from '#module-contract'

export const Props = fields({
  title: text({
    label: 'Title',
    help: 'Leave empty for the text in the site’s language.',
    maxLength: 120,
  }),
  depth: select({
    label: 'Headings',
    options: { h2: 'H2', h3: 'H2 and H3', h4: 'H2 to H4' },
    default: 'h3',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: { line: 'Beside a line', numbered: 'Numbered', columns: 'Two columns' },
    default: 'line',
  }),
  sticky: toggle({
    label: 'Stays in view',
    help: 'In a column beside the text, from tablets on.',
    group: 'behaviour',
    default: true,
  }),
  folded: toggle({
    label: 'Folded on phones',
    group: 'behaviour',
    default: true,
  }),
})
