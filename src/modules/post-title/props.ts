import { fields, select, toggle } from '#module-contract'

export const Props = fields({
  showCategories: toggle({ label: 'Show categories', default: true }),
  showExcerpt: toggle({ label: 'Show excerpt', default: true }),
  level: select({
    label: 'Heading level',
    options: { h1: 'H1', h2: 'H2', h3: 'H3' },
    default: 'h1',
  }),
  layout: select({
    label: 'Layout',
    group: 'design',
    options: {
      plain: 'Plain',
      centered: 'Centered',
      split: 'Beside the featured image',
      image: 'On the featured image',
      portrait: 'Beside a small round image',
    },
    default: 'plain',
  }),
  priority: toggle({
    label: 'Load eagerly (above the fold)',
    group: 'behaviour',
    default: true,
  }),
})
